import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Star } from '../sky/Star';
import type { clientStarsSchema } from './client-stars.schema';
import styles from './client-stars.module.css';

type ClientStarsProps = z.infer<typeof clientStarsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients as the stars of one figure: the line runs along the rows, to and fro. */
export function ClientStars({ clients, className, ...rest }: ClientStarsProps) {
  return (
    <HeadedSection {...rest} className={clsx(styles.section, className)}>
      <ul className={styles.list}>
        {clients.map(({ name, line }) => (
          <li key={name} className={styles.client}>
            <Star />
            <p className={styles.name}>{name}</p>
            <p className={styles.line}>{line}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
