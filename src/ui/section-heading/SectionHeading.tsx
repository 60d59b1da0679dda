import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { slots } from '~/lib/slots';
import type { sectionHeadingSchema } from './section-heading.schema';
import styles from './section-heading.module.css';

/** The words of a section's heading. */
export interface SectionHeadingWords extends z.infer<typeof sectionHeadingSchema> {
  /** A `HeadingButton`, if there is more on another page. */
  more?: ReactNode;
}

interface SectionHeadingProps extends SectionHeadingWords {
  /** The heading's id, which labels its section. */
  id: string;
}

/** Slots that looks can style. */
const slot = slots<
  'heading' | 'heading-label' | 'heading-title' | 'heading-text' | 'heading-more'
>();

/** A section's heading, with an optional label above it, and text and button beside it. */
export function SectionHeading({ id, label, heading, text, more }: SectionHeadingProps) {
  const title = (
    <h2 id={id} className={styles.heading} data-slot={slot('heading-title')}>
      {heading}
    </h2>
  );
  return (
    <header className={styles.head} data-slot={slot('heading')}>
      {label === undefined ? (
        title
      ) : (
        <hgroup className={styles.title}>
          <p className={styles.label} data-slot={slot('heading-label')}>
            {label}
          </p>
          {title}
        </hgroup>
      )}
      {text && (
        <p className={styles.text} data-slot={slot('heading-text')}>
          {text}
        </p>
      )}
      {more && (
        <div className={styles.more} data-slot={slot('heading-more')}>
          {more}
        </div>
      )}
    </header>
  );
}
