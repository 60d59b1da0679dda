import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { fill } from '~/lib/words/fill';
import type { companiesSchema } from './companies.schema';
import styles from './companies.module.css';
import { Plot } from './year/Plot';
import { area, line } from './year/plots';
import { amountOf, shareOf, sumOf, weeksOf } from './year/year';
import type { Year } from './year/year.schema';

type CompaniesProps = z.infer<typeof companiesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & { year: Year };

/** The year taken apart: a layer for each company, all to one scale, and what it makes below it. */
export function Companies({ companies, share, year, ...rest }: CompaniesProps) {
  const highest = Math.max(...year.companies.flatMap(({ weeks }) => weeks));
  const total = sumOf(year.companies.flatMap(({ weeks }) => weeks));
  return (
    <HeadedSection {...rest}>
      <ul className={styles.companies}>
        {companies.map(({ title, text }) => {
          const weeks = weeksOf(year.companies, title);
          return (
            <li key={title} className={styles.company}>
              <Plot className={styles.layer}>
                <path className={styles.below} d={area(weeks, highest)} />
                <path className={styles.line} d={line(weeks, highest)} fill="none" />
              </Plot>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <p className={styles.sum}>
                <b>{amountOf(year.amount, sumOf(weeks))}</b>{' '}
                {fill(share, { share: shareOf(sumOf(weeks), total) })}
              </p>
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
