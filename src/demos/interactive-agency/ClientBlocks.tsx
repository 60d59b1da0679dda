import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { clientBlocksSchema } from './client-blocks.schema';
import styles from './client-blocks.module.css';

type ClientBlocksProps = z.infer<typeof clientBlocksSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients as a wall of building blocks that stands on the section's floor; blocks answer a push. */
export function ClientBlocks({ clients, ...rest }: ClientBlocksProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.wall} data-effect="play">
        {clients.map(({ name, line }, index) => (
          <li key={name} className={styles.place}>
            <div className={styles.block} data-toy={index % 2 ? 'hop' : 'lean'}>
              <p className={styles.name}>{name}</p>
              <p className={styles.line}>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
