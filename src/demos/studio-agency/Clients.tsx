import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import type { clientsSchema } from './clients.schema';
import styles from './clients.module.css';
import { Scene } from './roll/Scene';

/** How wide a frame and the line after it are, and how tall, in the units of the drawing. */
const FRAME = { pitch: 14, width: 12, height: 9 };

type ClientsProps = z.infer<typeof clientsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Whom a year's rolls were shot for: each name, and as many frames as it had rolls. */
export function Clients({ rolls, clients, ...scene }: ClientsProps) {
  return (
    <Scene {...scene}>
      <ul className={styles.clients}>
        {clients.map(({ name, count }) => (
          <li key={name} className={styles.client}>
            <span className={styles.name}>{name}</span>
            <svg
              className={styles.frames}
              viewBox={`0 0 ${count * FRAME.pitch} ${FRAME.height}`}
              aria-hidden="true"
            >
              {Array.from({ length: count }, (_, index) => (
                <rect
                  key={index}
                  x={index * FRAME.pitch}
                  width={FRAME.width}
                  height={FRAME.height}
                  rx="1.5"
                />
              ))}
            </svg>
            <span className={styles.count}>{fill(rolls, { count })}</span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
