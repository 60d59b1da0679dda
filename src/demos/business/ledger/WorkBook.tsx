import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { numberOf } from '~/lib/words/formats';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { workBookSchema } from './work-book.schema';
import ledger from './ledger.module.css';
import styles from './work-book.module.css';

type WorkBookProps = z.infer<typeof workBookSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Services as the lines of an account book, and how many they are in all. */
export function WorkBook({ entries, columns, total, href, more, ...rest }: WorkBookProps) {
  const times = entries.reduce((sum, entry) => sum + entry.times, 0);
  return (
    <HeadedSection {...rest}>
      <div className={ledger.book}>
        <p className={clsx(ledger.columns, styles.captions)} aria-hidden="true">
          <span className={styles.wide}>{columns.times}</span>
          <span className={ledger.text}>{columns.title}</span>
          <span className={styles.end}>{columns.fee}</span>
        </p>
        <ul>
          {entries.map(({ title, description, fee, per, ...entry }) => (
            <li key={title} className={clsx(ledger.row, styles.row)}>
              <p className={ledger.lead}>
                {numberOf(entry.times)}
                <span className={styles.times}> ×</span>
              </p>
              <div className={ledger.text}>
                <h3 className={clsx(ledger.title, styles.title)}>{title}</h3>
                <p className={styles.text}>
                  {description}{' '}
                  <CoverLink href={href} className={styles.more}>
                    {more}
                    <span className="visually-hidden">: {title}</span>
                  </CoverLink>
                </p>
              </div>
              <p className={ledger.sum}>
                {fee}
                <span className={ledger.unit}>{per}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.total}>{fill(total, { times: numberOf(times) })}</p>
      </div>
    </HeadedSection>
  );
}
