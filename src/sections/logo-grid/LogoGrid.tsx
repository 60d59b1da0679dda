import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { Logo } from '~/ui/logo/Logo';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { logoGridSchema } from './logo-grid.schema';
import styles from './logo-grid.module.css';

/** The section's content and its element's attributes. */
export type LogoGridProps = z.infer<typeof logoGridSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** Shows each client's trade with its logo. */
    withTrades?: boolean;
    /** Decoration of each logo, before it. */
    ornament?: (index: number) => ReactNode;
  };

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'logo' | 'text'>();

/** Clients' logos in a grid, all in the text's colour. */
export function LogoGrid({ brands, withTrades = false, ornament, ...rest }: LogoGridProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.list} data-slot={slot('list')}>
        {brands.map(({ name, logo, line }, index) => (
          <li key={index} data-slot={slot('item')}>
            {ornament?.(index)}
            <Logo logo={logo} name={name} className={styles.logo} data-slot={slot('logo')} />
            {withTrades && (
              <span className={styles.trade} data-slot={slot('text')}>
                {line}
              </span>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
