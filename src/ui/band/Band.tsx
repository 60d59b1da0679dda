import type { ComponentPropsWithoutRef } from 'react';
import styles from './band.module.css';

/**
 * What a band stands on: the page itself, its quieter surface, the page's colours turned round, or
 * the accent.
 */
export const bandTones = ['plain', 'surface', 'inverse', 'accent'] as const;

/** What a band stands on. */
export type BandTone = (typeof bandTones)[number];

interface BandProps extends ComponentPropsWithoutRef<'section'> {
  tone?: BandTone | undefined;
}

/** A section of a page: the page's margins at its sides, the page's breath above and below. */
export function Band({ tone = 'plain', className, children, ...rest }: BandProps) {
  return (
    <section
      {...rest}
      className={[styles.band, className].filter(Boolean).join(' ')}
      data-tone={tone}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
