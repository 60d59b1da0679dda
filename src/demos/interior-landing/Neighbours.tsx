import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import type { neighboursSchema } from './house.schema';
import styles from './neighbours.module.css';
import wall from './wall.module.css';

type NeighboursProps = z.infer<typeof neighboursSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What clients say a year later, each beside the number that hangs at their door. */
export function Neighbours({ heading, text, houses, className, ...rest }: NeighboursProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className={clsx(wall.wall, styles.neighbours, className)}
      data-coat="olive"
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <ul className={styles.houses}>
        {houses.map(({ number, quote, name, house }) => (
          <li key={number}>
            <figure className={styles.house}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b> <span>{house}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
