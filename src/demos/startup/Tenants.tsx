import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { tenantsSchema } from './tenants.schema';
import styles from './tenants.module.css';

type TenantsProps = z.infer<typeof tenantsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients' names, set down the flutes of one window. */
export function Tenants({ tenants, ...rest }: TenantsProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.tenants}>
        {tenants.map(({ name, trade, year }) => (
          <li key={name} className={styles.tenant}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.trade}>{trade}</span>{' '}
            <span className={styles.year}>{year}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
