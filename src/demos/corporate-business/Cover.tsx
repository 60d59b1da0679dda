import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { fill } from '~/lib/words/fill';
import type { coverSchema } from './cover.schema';
import styles from './cover.module.css';
import axis from './year/axis.module.css';
import { WEEKS } from './year/constants';
import { Plot } from './year/Plot';
import { area, line } from './year/plots';
import { WeekReader } from './year/WeekReader';
import { amountOf, bestWeekOf, sumOf, totalsOf } from './year/year';
import type { Year } from './year/year.schema';

type CoverProps = z.infer<typeof coverSchema> & { year: Year } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** The report's cover: one statement, and below it the year as a line, which a slider reads out. */
export function Cover({ heading, text, button, move, year, className, ...rest }: CoverProps) {
  const headingId = useId();
  const weeks = totalsOf(year.companies);
  const best = bestWeekOf(weeks);
  const highest = weeks[best - 1] ?? 0;
  const [x, week] = [`${((best - 0.5) / WEEKS) * 100}%`, fill(year.week, { week: best })];
  return (
    <section {...rest} className={clsx(styles.cover, className)} aria-labelledby={headingId}>
      <div className={clsx(styles.words, axis.axis)}>
        <h1 id={headingId} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{fill(text, { total: amountOf(year.amount, sumOf(weeks)) })}</p>
        <p className={styles.way}>
          <ButtonLink href={button.href} className={styles.button}>
            {button.label}
          </ButtonLink>
        </p>
      </div>
      <div className={clsx(styles.drawing, axis.axis)}>
        <Plot
          className={styles.plot}
          marks={
            <>
              <circle cx={x} cy="0" r="9" />
              <text x={x} y="-24" textAnchor="middle">
                {week}
              </text>
            </>
          }
        >
          <path className={styles.below} d={area(weeks, highest, WEEKS)} />
          <path className={styles.line} d={line(weeks, highest, WEEKS)} fill="none" />
        </Plot>
      </div>
      <div className={clsx(styles.foot, axis.axis)}>
        <WeekReader year={year} move={move} />
      </div>
    </section>
  );
}
