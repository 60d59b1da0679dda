import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { fill } from '~/lib/words/fill';
import type { barsSchema } from './bars.schema';
import styles from './bars.module.css';
import { Source } from './Source';
import { Plot } from './year/Plot';
import { bar, bars, heightOf } from './year/plots';
import { amountOf, bestWeekOf, quartersOf, roundAmountOf, sumOf, totalsOf } from './year/year';
import type { Year } from './year/year.schema';

type BarsProps = z.infer<typeof barsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & { year: Year };

/** Amounts, in millions, at which a line crosses the drawing. */
const LEVELS = [20, 40];

/** The year as bars: one a week, and below each thirteen of them what the quarter came to. */
export function Bars({ heading, notes, source, year, ...rest }: BarsProps) {
  const weeks = totalsOf(year.companies);
  const total = amountOf(year.amount, sumOf(weeks));
  const best = bestWeekOf(weeks);
  const highest = weeks[best - 1] ?? 0;
  return (
    <HeadedSection {...rest} heading={fill(heading, { total })}>
      <Plot
        className={styles.plot}
        marks={LEVELS.map((level) => (
          <g key={level} className={styles.level}>
            <line
              x2="100%"
              y1={`${heightOf(level, highest)}%`}
              y2={`${heightOf(level, highest)}%`}
            />
            <text y={`${heightOf(level, highest)}%`} dy="0.35em">
              {roundAmountOf(year.amount, level)}
            </text>
          </g>
        ))}
      >
        <path className={styles.bars} d={bars(weeks, highest)} />
        <path className={styles.best} d={bar(best - 1, highest, highest)} />
      </Plot>
      <ol className={styles.quarters}>
        {quartersOf(weeks).map((quarter, index) => (
          <li key={index}>
            <h3 className={styles.name}>{year.quarters[index]}</h3>
            <p className={styles.sum}>{amountOf(year.amount, sumOf(quarter))}</p>
            <p className={styles.note}>{notes[index]}</p>
          </li>
        ))}
      </ol>
      <Source>{source}</Source>
    </HeadedSection>
  );
}
