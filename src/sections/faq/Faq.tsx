import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Paragraphs } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Accordion } from '~/widgets/accordion/Accordion';
import type { faqSchema } from './faq.schema';
import styles from './faq.module.css';

interface FaqProps
  extends z.infer<typeof faqSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Slots that looks can style. */
const slot = slots<'columns' | 'beside'>();

/**
 * Questions and answers; the heading stays beside them while the visitor scrolls. Search engines read them
 * where `data-faq` is (`tools/astro/finish/faq-pages.ts`).
 */
export function Faq({ label, heading, text, firstOpen, items, ...rest }: FaqProps) {
  const headingId = useId();
  return (
    <Section {...rest} aria-labelledby={headingId} data-faq="">
      <div className={styles.columns} data-slot={slot('columns')}>
        <div className={styles.beside} data-slot={slot('beside')}>
          <SectionHeading id={headingId} heading={heading} label={label} text={text} />
        </div>
        <Accordion
          firstOpen={firstOpen}
          items={items.map(({ question, answer }) => ({
            title: question,
            content: <Paragraphs blocks={answer} className={styles.answer} />,
          }))}
        />
      </div>
    </Section>
  );
}
