import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { Block } from './Block';
import { Filter } from './Filter';
import type { BentoContent } from './bento.schema';
import { Talk } from './Talk';
import { folds, kindValue } from './folds';
import styles from './bento.module.css';
import foldStyles from './folds.module.css';
import groundStyles from './grounds.module.css';
import placeStyles from './places.module.css';

type BentoProps = BentoContent & Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'>;

/**
 * One field of colour: the title, the filter and twelve works meet edge to edge. What the filter
 * leaves out folds up to a swatch of its colour. It works by CSS; the script adds the movement.
 */
export function Bento({ speakers, title, filter, more, works, ...rest }: BentoProps) {
  const categories = works.map(({ category }) => category);
  const places = folds(filter.kinds, categories);
  return (
    <section {...rest} aria-labelledby="bento-title">
      <div
        className={clsx(styles.bento, foldStyles.folds, groundStyles.grounds)}
        data-effect="bento"
      >
        <div className={styles.title}>
          <h1 id="bento-title" className={styles.heading}>
            <span className={styles.begun} data-ground="sun">
              {title.heading[0]}
            </span>{' '}
            <span className={styles.ended} data-ground="rose">
              {title.heading[1]}
            </span>
          </h1>
          <Talk says={title.talk} speakers={speakers} named className={styles.text} />
        </div>
        <Filter {...filter} works={works} className={styles.filter} />
        <ul className={clsx(styles.list, placeStyles.places)}>
          {works.map((work, index) => (
            <Block
              key={work.title}
              {...work}
              speakers={speakers}
              more={more}
              kind={kindValue(filter.kinds.indexOf(work.category))}
              fold={places[index]}
              isFirst={index < 3}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
