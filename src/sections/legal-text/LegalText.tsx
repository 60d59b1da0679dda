import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Paragraphs, Prose } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import type { legalTextSchema } from './legal-text.schema';
import styles from './legal-text.module.css';

interface LegalTextProps
  extends z.infer<typeof legalTextSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Slots that looks can style. */
const slot = slots<'summary' | 'list' | 'item' | 'title' | 'text'>();

/**
 * A legally required text: a summary, then its parts. Placeholders are highlighted, and the build
 * warns about them.
 */
export function LegalText({ summary, parts, ...rest }: LegalTextProps) {
  return (
    <Section {...rest}>
      <p className={styles.summary} data-slot={slot('summary')}>
        <Prose words={summary} />
      </p>
      <div className={styles.parts} data-slot={slot('list')}>
        {parts.map(({ heading, text }) => (
          <div key={heading} className={styles.part} data-slot={slot('item')}>
            <h2 className={styles.title} data-slot={slot('title')}>
              {heading}
            </h2>
            <div className={styles.text} data-slot={slot('text')}>
              <Paragraphs blocks={text} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
