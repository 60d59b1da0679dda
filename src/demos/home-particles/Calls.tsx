import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { callsSchema } from './calls.schema';
import { Sheet } from './Sheet';
import styles from './calls.module.css';

type CallsProps = z.infer<typeof callsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients' words as calls: a line runs to each over as many stations as it took. */
export function Calls({ calls, ...rest }: CallsProps) {
  return (
    <Sheet {...rest}>
      <ul className={styles.calls}>
        {calls.map(({ quote, name, role, hops, way }) => (
          <li key={name} className={styles.call} data-hops={hops}>
            <figure className={styles.words}>
              <p className={styles.way}>{way}</p>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={styles.caller}>
                <b>{name}</b>
                <span>{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
