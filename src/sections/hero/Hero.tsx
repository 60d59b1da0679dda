import type { z } from 'astro/zod';
import { Fragment, useId, type ReactNode } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { cutAt, Paper } from '~/ui/paper/Paper';
import { Picture } from '~/ui/picture/Picture';
import type { heroSchema } from './hero.schema';
import styles from './hero.module.css';

/** The most characters of a heading that is set at the full size. */
const SHORT_HEADING = 20;

type HeroProps = z.infer<typeof heroSchema> & {
  /**
   * A demo's signature: what stands in the page's flow comes below the words, what is placed
   * absolutely lies between the picture and the words where its `z-index` is -1.
   */
  children?: ReactNode;
};

/** The first screen of a page: one statement, one picture, and the way on. */
export function Hero(props: HeroProps) {
  const { variant, heading, text, buttons, picture, children } = props;
  const headingId = useId();
  return (
    <section
      className={styles.hero}
      aria-labelledby={headingId}
      data-variant={variant}
      {...(variant === 'over' && { 'data-ink': props.ink, 'data-calm': props.calm })}
    >
      <div className={styles.words}>
        <h1
          id={headingId}
          className={styles.heading}
          data-length={heading.length > SHORT_HEADING ? 'long' : 'short'}
        >
          {variant === 'collage' ? onPaper(heading) : heading}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {buttons.length > 0 && (
          <p className={styles.buttons}>
            {buttons.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'solid' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      {variant === 'collage' ? (
        <div className={styles.picture}>
          <Paper cut={3} />
          <Picture {...picture} priority className={styles.cutting} />
        </div>
      ) : (
        <Picture {...picture} priority className={styles.picture} />
      )}
      {children}
    </section>
  );
}

/** Each word on a sheet of its own. */
function onPaper(heading: string): ReactNode {
  return heading.split(' ').map((word, index) => (
    <Fragment key={`${index} ${word}`}>
      {index > 0 && ' '}
      <span className={styles.word}>
        <Paper cut={cutAt(index)} />
        {word}
      </span>
    </Fragment>
  ));
}
