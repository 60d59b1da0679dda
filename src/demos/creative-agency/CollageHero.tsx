import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Hero, type HeroProps } from '~/sections/hero/Hero';
import { paperAt } from './paper/Paper';
import styles from './looks/hero.module.css';

/** The first screen of cut paper: each word of the statement on a sheet of its own, and the picture on one. */
export function CollageHero(props: HeroProps) {
  return (
    <Hero
      {...props}
      className={clsx(styles.look, props.className)}
      sizes="(width < 56rem) 150vw, 90vw"
      title={props.heading.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.word}>
            {paperAt(index)}
            {word}
          </span>
        </Fragment>
      ))}
      ornament={paperAt(2)}
    />
  );
}
