import { decimetres } from '../works/Work';
import styles from './tape.module.css';

/** Where a tape has its marks: short ones each five centimetres, long ones each ten. */
const marks = (cm: number) =>
  Array.from(
    { length: Math.floor(cm / 5) },
    (_, index) => `M${(index + 1) * 5} 0v${index % 2 ? 3.6 : 2}`,
  ).join('');

/** A tape that is as long as it says, in centimetres of the wall. Decoration; the number stands beside it. */
function Tape({ cm }: { cm: number }) {
  return (
    <svg
      className={styles.tape}
      viewBox={`0 0 ${cm} 6`}
      width={decimetres(cm)}
      height={decimetres(6)}
      aria-hidden="true"
    >
      <path d={`M0 0h${cm}v6H0z`} className={styles.band} />
      <path d={marks(cm)} className={styles.marks} />
    </svg>
  );
}

/** Hangs below each counter a tape of its length. */
export const tapeOf = (counters: readonly { value: number }[]) => (index: number) => (
  <Tape cm={counters[index]?.value ?? 0} />
);
