import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import styles from './section.module.css';

/** A section's background: the page's own, its quieter surface, inverted colours, or the accent. */
export const sectionTones = ['plain', 'surface', 'inverse', 'accent'] as const;

/** A section's background. */
export type SectionTone = (typeof sectionTones)[number];

interface SectionProps extends ComponentPropsWithoutRef<'section'> {
  tone?: SectionTone | undefined;
}

/** Slots that looks can style. */
const slot = slots<'inner'>();

/** A section of a page, with the page's side margins and space above and below. */
export function Section({ tone = 'plain', className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={clsx(styles.section, className)} data-tone={tone}>
      <div className={styles.inner} data-slot={slot('inner')}>
        {children}
      </div>
    </section>
  );
}
