import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { fill } from '~/lib/words/fill';
import type { letterSchema } from './letter.schema';
import styles from './letter.module.css';
import { WEEKS } from './year/constants';
import { area } from './year/plots';
import { amountOf, companyOf, sumOf, totalsOf } from './year/year';
import type { Year } from './year/year.schema';

type LetterProps = z.infer<typeof letterSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & { year: Year };

/** A letter in which a company's year stands among the words, as large as one. */
export function Letter({ paragraphs, name, role, year, ...rest }: LetterProps) {
  const total = amountOf(year.amount, sumOf(totalsOf(year.companies)));
  return (
    <HeadedSection {...rest}>
      <div className={styles.letter}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {fill(paragraph, { total })
              .split(/\{(\w+)\}/)
              .map((part, index) =>
                index % 2 ? (
                  <Word key={index} weeks={companyOf(year.companies, part).weeks} />
                ) : (
                  // The drawing stands on the line of the name before it.
                  part.replace(/ $/, '\u00a0')
                ),
              )}
          </p>
        ))}
      </div>
      <p className={styles.signature}>
        <b>{name}</b> {role}
      </p>
    </HeadedSection>
  );
}

/** A company's weeks, as high as the letters beside them. */
function Word({ weeks }: { weeks: readonly number[] }) {
  return (
    <svg
      className={styles.word}
      viewBox={`0 0 ${WEEKS} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={area(weeks, Math.max(...weeks))} />
    </svg>
  );
}
