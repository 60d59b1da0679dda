import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { rollSchema } from './roll.schema';
import styles from './roll.module.css';

type RollProps = z.infer<typeof rollSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients as an inscription: names in capitals, each with its year, line below line. */
export function Roll({ clients, ...rest }: RollProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.roll}>
        {clients.map(({ name, since }) => (
          <li key={name} className={styles.client}>
            {name} <span className={styles.since}>{since}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
