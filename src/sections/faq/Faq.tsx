import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Accordion } from '~/widgets/accordion/Accordion';
import type { faqSchema } from './faq.schema';
import styles from './faq.module.css';

/** Questions and answers: the heading stays beside them while they are read. */
export function Faq({
  id,
  tone,
  heading,
  text,
  firstOpen,
  numbered,
  items,
}: z.infer<typeof faqSchema>) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <div className={styles.grid}>
        <div className={styles.head}>
          <SectionHeading id={headingId} heading={heading} {...(text && { text })} layout="below" />
        </div>
        <Accordion
          firstOpen={firstOpen}
          numbered={numbered}
          folds={items.map(({ question, answer }) => ({
            title: question,
            content: answer.map((paragraph) => (
              <p key={paragraph} className={styles.answer}>
                {paragraph}
              </p>
            )),
          }))}
        />
      </div>
    </Band>
  );
}
