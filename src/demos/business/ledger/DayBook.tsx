import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { Paragraphs } from '~/ui/prose/Prose';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { dayBookSchema } from './day-book.schema';
import ledger from './ledger.module.css';
import { pounds } from './money';
import styles from './day-book.module.css';

type DayBookProps = z.infer<typeof dayBookSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** A process as the entries of a day book: each unfolds what happened, and below all stands their sum. */
export function DayBook({ items, nothing, total, ...rest }: DayBookProps) {
  const group = useId();
  const sum = items.reduce((before, { charge }) => before + charge, 0);
  return (
    <HeadedSection {...rest}>
      <div className={ledger.book}>
        {items.map(({ date, question, charge, answer }, index) => (
          <details key={question} className={styles.entry} open={index === 0} name={group}>
            <summary className={styles.summary}>
              <span className={styles.date}>{date}</span>
              <h3 className={styles.title}>{question}</h3>
              <span className={ledger.sum}>{charge > 0 ? pounds(charge) : nothing}</span>
            </summary>
            <div className={ledger.columns}>
              <span className={styles.empty} />
              <div className={styles.answer}>
                <Paragraphs blocks={answer} />
              </div>
              <span />
            </div>
          </details>
        ))}
        <p className={styles.total}>
          <span className={styles.empty} />
          <span className={styles.words}>{total}</span>
          <span className={ledger.sum}>{pounds(sum)}</span>
        </p>
      </div>
    </HeadedSection>
  );
}
