import type { z } from 'astro/zod';
import { FoamSection } from '../foam/FoamSection';
import type { clientsSchema } from './schemas';
import styles from './clients.module.css';

/** Clients as a raft of bubbles: all of one size, so that their walls are straight. */
export function Clients({ clients, ...section }: z.infer<typeof clientsSchema>) {
  return (
    <FoamSection
      {...section}
      foam="clients"
      isHeadingApart
      className={styles.section}
      cells={clients.map((name) => (
        <p key={name}>{name}</p>
      ))}
    />
  );
}
