import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { fill } from '~/lib/words/fill';
import type { companiesSchema } from './companies.schema';
import styles from './companies.module.css';
import { Source } from './Source';
import { Stack } from './Stack';
import { amountOf, companyOf, shareOf, sumOf } from './year/year';
import type { Year } from './year/year.schema';

type CompaniesProps = z.infer<typeof companiesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & { year: Year };

/** The year by company: one drawing that is pulled apart, and a list of what each company makes. */
export function Companies({ companies, share, source, year, ...rest }: CompaniesProps) {
  const total = sumOf(year.companies.flatMap(({ weeks }) => weeks));
  return (
    <HeadedSection {...rest}>
      <Stack year={year} />
      <ul className={styles.companies}>
        {companies.map(({ companyId, text }) => {
          const { name, weeks } = companyOf(year.companies, companyId);
          const sum = sumOf(weeks);
          return (
            <li key={companyId} className={styles.company}>
              <h3 className={styles.title}>{name}</h3>
              <p className={styles.text}>{text}</p>
              <p className={styles.sum}>
                <b>{amountOf(year.amount, sum)}</b> {fill(share, { share: shareOf(sum, total) })}
              </p>
            </li>
          );
        })}
      </ul>
      <Source>{source}</Source>
    </HeadedSection>
  );
}
