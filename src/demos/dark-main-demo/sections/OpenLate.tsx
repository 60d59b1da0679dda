import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import type { openLateSchema } from './open-late.schema';
import styles from './open-late.module.css';

type OpenLateProps = z.infer<typeof openLateSchema> &
  StretchWay &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients as a street of lit names, each with how long it stays so. */
export function OpenLate({ places, ...rest }: OpenLateProps) {
  return (
    <Stretch {...rest}>
      <ul className={styles.street}>
        {places.map(({ name, until }) => (
          <li key={name} className={styles.place}>
            <b className={styles.name}>{name}</b> <span className={styles.until}>{until}</span>
          </li>
        ))}
      </ul>
    </Stretch>
  );
}
