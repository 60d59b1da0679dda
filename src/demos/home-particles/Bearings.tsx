import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { bearingsSchema } from './bearings.schema';
import { Morse } from './Morse';
import { Sheet } from './Sheet';
import styles from './bearings.module.css';

/** One height line of the rock on which the light stands, drawn smaller and smaller. */
const ROCK = 'M2-31C20-33 31-20 30-3S20 28 1 31-31 19-33 1-16-29 2-31Z';

type BearingsProps = z.infer<typeof bearingsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Services as the directions in which one station sends, each with its key. */
export function Bearings({ services, ...rest }: BearingsProps) {
  const count = services.length;
  return (
    <Sheet {...rest}>
      <div className={styles.fan}>
        <svg
          className={styles.rays}
          viewBox={`0 0 100 ${count}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {services.map((_, index) => (
            <path
              key={index}
              d={`M0 ${count / 2}L100 ${index + 0.5}`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <svg className={styles.rock} viewBox="-60 -60 120 120" aria-hidden="true">
          {[1.7, 1.3, 1, 0.74, 0.5, 0.3].map((scale) => (
            <path
              key={scale}
              d={ROCK}
              transform={`rotate(${scale * 40}) scale(${scale})`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <circle r="3.4" />
        </svg>
        <ol className={styles.list}>
          {services.map(({ title, description }, index) => (
            <li key={index} className={styles.item}>
              <Morse word={title} className={styles.key} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
