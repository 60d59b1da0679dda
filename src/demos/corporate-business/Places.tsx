import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { fill } from '~/lib/words/fill';
import type { placesSchema } from './places.schema';
import styles from './places.module.css';
import { Source } from './Source';
import { DOT_STEPS } from './year/constants';
import { Plot } from './year/Plot';
import { dots } from './year/plots';
import { amountOf, roundAmountOf, sumOf } from './year/year';
import type { Year } from './year/year.schema';

type PlacesProps = z.infer<typeof placesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & { year: Year };

/** The year by country: a dot for each week that had an order from there, as large as it was. */
export function Places({ legend, upTo, over, source, year, ...rest }: PlacesProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.places}>
        {year.places.map(({ name, weeks }) => (
          <li key={name} className={styles.place}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.sum}>{amountOf(year.amount, sumOf(weeks))}</p>
            <Plot className={styles.dots} height={10}>
              {dots(weeks).map(({ size, path }) => (
                <path key={size} d={path} fill="none" data-size={size} />
              ))}
            </Plot>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        <span className={styles.measured}>{legend}</span>
        {[...DOT_STEPS, Number.POSITIVE_INFINITY].map((step, index) => (
          <span key={step}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <path d="M.5 .5h0" fill="none" data-size={index + 1} />
            </svg>
            {Number.isFinite(step)
              ? fill(upTo, { amount: roundAmountOf(year.amount, step) })
              : fill(over, { amount: roundAmountOf(year.amount, DOT_STEPS.at(-1) ?? 0) })}
          </span>
        ))}
      </p>
      <Source>{source}</Source>
    </HeadedSection>
  );
}
