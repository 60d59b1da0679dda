import { useId } from 'react';
import styles from './tray.module.css';

/** How many balls lie in a column of a tray. */
const ROWS = 9;

/** A tray with as many balls as were counted, column by column, so that anybody can count again. */
function Tray({ count }: { count: number }) {
  const id = useId();
  const full = Math.floor(count / ROWS);
  const rest = count % ROWS;
  const columns = full + (rest > 0 ? 1 : 0);
  return (
    <svg className={styles.tray} viewBox={`0 0 ${columns} ${ROWS}`} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-light`} cx="0.36" cy="0.32" r="0.7">
          <stop offset="0" className={styles.light} />
          <stop offset="0.55" className={styles.clay} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <pattern id={`${id}-ball`} width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r="0.42" fill={`url(#${id}-light)`} />
        </pattern>
      </defs>
      <rect width={full} height={ROWS} fill={`url(#${id}-ball)`} />
      {rest > 0 && <rect x={full} width="1" height={rest} fill={`url(#${id}-ball)`} />}
    </svg>
  );
}

/** The tray of each of these counters but the first, which is their sum. */
export const tray = (counters: readonly { value: number }[]) => (index: number) => {
  const counter = counters[index];
  return index > 0 && counter && <Tray count={counter.value} />;
};
