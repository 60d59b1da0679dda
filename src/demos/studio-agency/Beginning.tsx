import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { content } from './content';
import type { beginningSchema } from './beginning.schema';
import styles from './beginning.module.css';
import { Scene } from './roll/Scene';

/** A roll's length in feet: as many units is the drawing of it wide. */
const LENGTH = 400;

type BeginningProps = z.infer<typeof beginningSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * How the firm works, and one day's roll to scale: each take as long as the film that it took, the
 * printed one ringed in red.
 */
export function Beginning({ paragraphs, day, ...scene }: BeginningProps) {
  const { form } = content;
  const ends = day.takes.map((_, index) =>
    day.takes.slice(0, index + 1).reduce((sum, { feet }) => sum + feet, 0),
  );
  return (
    <Scene {...scene} stock="clear">
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure className={styles.day}>
        <figcaption className={styles.caption}>{day.caption}</figcaption>
        <svg
          className={styles.strip}
          viewBox={`0 0 ${LENGTH} 20`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {day.takes.map(({ name, feet, printed }, index) => (
            <rect
              key={name}
              className={printed ? styles.printed : undefined}
              x={(ends[index] ?? 0) - feet}
              width={feet - 1}
              height="20"
            />
          ))}
        </svg>
        <ol className={styles.takes}>
          {day.takes.map(({ name, feet, remark, printed }) => (
            <li key={name} className={printed ? styles.kept : undefined}>
              <b className={styles.take}>{name}</b>{' '}
              <span className={styles.feet}>
                {feet} {form.feet}
              </span>{' '}
              <span>{remark}</span>
            </li>
          ))}
        </ol>
      </figure>
    </Scene>
  );
}
