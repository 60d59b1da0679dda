import { fill } from '~/lib/fill';
import { WEEKS } from './constants';
import { Months } from './Months';
import styles from './week-reader.module.css';
import { amountOf, bestWeekOf, totalsOf } from './year';
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
  return (
    <div className={styles.reading}>
      <output data-week-reading="">
        {fill(year.week, { week: best })}: {amountOf(year.amount, Math.max(...weeks))}
      </output>
      <input
        className={styles.slider}
        type="range"
        min={1}
        max={WEEKS}
        defaultValue={best}
        aria-label={move}
        data-needs-script=""
        hidden
        data-weeks={weeks.join(' ')}
        data-pattern={`${year.week}: ${year.amount}`}
      />
      <Months />
    </div>
  );
}
