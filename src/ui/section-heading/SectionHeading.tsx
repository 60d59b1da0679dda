import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import type { sectionHeadingSchema } from './section-heading.schema';
import styles from './section-heading.module.css';

/** Where the words stand: heading and text `beside` each other, one `below` the other, or in the `middle`. */
export type SectionHeadingLayout = 'beside' | 'below' | 'middle';

interface SectionHeadingProps extends z.infer<typeof sectionHeadingSchema> {
  /** The heading's id, by which its section is labelled. */
  id: string;
  layout?: SectionHeadingLayout;
  /** For example the link to all of what the section shows some of. */
  children?: ReactNode;
}

/** A section's heading, with a text and a link where there are any. */
export function SectionHeading({
  id,
  heading,
  text,
  layout = 'beside',
  children,
}: SectionHeadingProps) {
  return (
    <header className={styles.head} data-layout={layout}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </header>
  );
}
