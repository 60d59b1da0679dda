import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { FoamSection } from '../foam/FoamSection';
import type { clientsSchema } from './schemas';
import styles from './clients.module.css';

type ClientsProps = z.infer<typeof clientsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients as a raft of bubbles: all of one size, so that their walls are straight. */
export function Clients({ clients, className, ...section }: ClientsProps) {
  return (
    <FoamSection
      {...section}
      foam="clients"
      isHeadingApart
      className={clsx(styles.section, className)}
      cells={clients.map((name) => (
        <p key={name}>{name}</p>
      ))}
    />
  );
}
