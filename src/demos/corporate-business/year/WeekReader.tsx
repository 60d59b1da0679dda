import { fill } from '~/lib/words/fill';
import { WEEKS } from './constants';
import { Months } from './Months';
import styles from './week-reader.module.css';
import { amountOf, bestWeekOf, millionsOf, totalsOf } from './year';
import type { Year } from './year.schema';

interface WeekReaderProps {
  year: Year;
  /** What the slider is for. */
  move: string;
}

/** Reads a week out: the best one, or the one to which its slider is moved. */
export function WeekReader({ year, move }: WeekReaderProps) {
  const weeks = totalsOf(year.companies);
  const best = bestWeekOf(weeks);
  const reading = `${fill(year.week, { week: best })}: ${amountOf(year.amount, Math.max(...weeks))}`;
  return (
    <div className={styles.reading}>
      <output data-week-reading="">{reading}</output>
      <input
        className={styles.slider}
        type="range"
        min={1}
        max={WEEKS}
        defaultValue={best}
        aria-label={move}
        aria-valuetext={reading}
        data-needs-script=""
        hidden
        data-weeks={weeks.map(millionsOf).join(' ')}
        data-pattern={`${year.week}: ${year.amount}`}
      />
      <Months />
    </div>
  );
}
