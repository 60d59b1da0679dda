import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { chainSchema } from './chain.schema';
import { Sheet } from './Sheet';
import styles from './chain.module.css';

type ChainProps = z.infer<typeof chainSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients' names as the stations of one line, which breaks and runs on like words. */
export function Chain({ clients, ...rest }: ChainProps) {
  return (
    <Sheet {...rest}>
      <ul className={styles.chain}>
        {clients.map(({ name, line }) => (
          <li key={name} className={styles.station}>
            <b className={styles.name}>{name}</b>
            <span className={styles.trade}>{line}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
