import type { z } from 'astro/zod';
import type { chainSchema } from './chain.schema';
import { Sheet } from './Sheet';
import styles from './chain.module.css';

/** Clients' names as the stations of one line, which breaks and runs on like words. */
export function Chain({ clients, ...rest }: z.infer<typeof chainSchema>) {
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
