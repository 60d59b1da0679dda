import { decimetres } from '../works/Work';
import styles from './tape.module.css';

/** How far apart a tape's marks are in centimetres, and how long they are drawn. */
const MARKS = [
  [5, 2.4],
  [10, 4.4],
  [50, 8],
] as const;

const marks = (cm: number) =>
  MARKS.map(([step, length]) =>
    Array.from({ length: Math.ceil(cm / step) - 1 }, (_, index) => {
      const at = (index + 1) * step;
      return `M${at} 0v${length}`;
    }).join(''),
  ).join('');

/** A tape that is as long as it says, in centimetres of the wall. Decoration; the number stands beside it. */
function Tape({ cm }: { cm: number }) {
  return (
    <svg
      className={styles.tape}
      viewBox={`0 0 ${cm} 8`}
      width={decimetres(cm)}
      height={decimetres(8)}
      aria-hidden="true"
    >
      <path d={`M0 0h${cm}v8H0z`} className={styles.band} />
      <path d={marks(cm)} className={styles.marks} />
      <path d={`M0 0h1.4v8H0zM${cm - 1.4} 0h1.4v8h-1.4z`} className={styles.ends} />
    </svg>
  );
}

/** Draws for each counter a tape of its length. */
export const tapeOf = (counters: readonly { value: number }[]) => (index: number) => (
  <Tape cm={counters[index]?.value ?? 0} />
);
