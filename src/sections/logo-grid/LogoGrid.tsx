import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Logo } from '~/ui/logo/Logo';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { logoGridSchema } from './logo-grid.schema';
import styles from './logo-grid.module.css';

/** What the section shows, and the attributes of its element. */
export type LogoGridProps = z.infer<typeof logoGridSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** Whether each logo stands with its client's trade. */
    withTrades?: boolean;
    /** Decoration of each logo, before it. */
    ornament?: (index: number) => ReactNode;
  };

/**
 * Clients' logos, all at once and all in the colour of the text.
 *
 * Slots: list, item, logo, text.
 */
export function LogoGrid({ brands, withTrades = false, ornament, ...rest }: LogoGridProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.list} data-slot="list">
        {brands.map(({ name, logo, line }, index) => (
          <li key={index} data-slot="item">
            {ornament?.(index)}
            <Logo logo={logo} name={name} className={styles.logo} data-slot="logo" />
            {withTrades && (
              <span className={styles.trade} data-slot="text">
                {line}
              </span>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
