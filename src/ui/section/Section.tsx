import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import styles from './section.module.css';

/**
 * What a section stands on: the page itself, its quieter surface, the page's colours turned round, or
 * the accent.
 */
export const sectionTones = ['plain', 'surface', 'inverse', 'accent'] as const;

/** What a section stands on. */
export type SectionTone = (typeof sectionTones)[number];

interface SectionProps extends ComponentPropsWithoutRef<'section'> {
  tone?: SectionTone | undefined;
}

/** Slots that looks can style. */
const slot = slots<'inner'>();

/** A section of a page: the page's margins at its sides, space above and below. */
export function Section({ tone = 'plain', className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={clsx(styles.section, className)} data-tone={tone}>
      <div className={styles.inner} data-slot={slot('inner')}>
        {children}
      </div>
    </section>
  );
}
