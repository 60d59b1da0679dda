import { clsx } from 'clsx';
import { decimetres } from '../works/Work';
import styles from './dog.module.css';

/** The kelpie's body, and its legs in the two halves of a step. */
const BODY =
  'M68 15c-2-2-5-2-7-3-1-2-3-3-5-4l-2-8-5 8c-3 3-6 6-8 9-5 1-12 1-19 2-6 1-10 1-13 4-4 4-6 9-8 13 5-1 9-5 11-9 0 4 2 7 4 9 9-3 17-3 24 0 5-1 8-5 10-10 1-3 3-5 6-6 4 0 8 0 11-2z';
const STEPS = [
  'M11 30l-5 11 1 13h6l-1-3-1-9 7-9zM19 34l3 9-3 11h6l2-12-1-9zM39 34l-2 9 1 11h6l-2-3 3-16zM46 32l6 9 1 13h5l-1-4-4-19z',
  'M13 30l-4 10-6 13h6l5-11 7-7zM18 34l6 8 3 12h6l-2-4-4-16zM38 35l-6 9-1 10h5l1-4 7-14zM46 32l9 8 6 11 4-3-8-19z',
];

const ASLEEP =
  'M2 27C0 12 16 3 34 4c16 0 30 7 31 17 8-3 14-1 17 3 2 3 1 6-3 7-10 2-60 2-70 1-4 0-7-2-7-5z';

/** A kelpie that walks along the wall with whoever does. Decoration; nobody hears of it. */
export function Dog({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={clsx(styles.dog, className)}
      viewBox="0 0 68 55"
      width={decimetres(68)}
      height={decimetres(55)}
      aria-hidden="true"
    >
      <path d={BODY} />
      {STEPS.map((step) => (
        <path key={step} className={styles.step} d={step} />
      ))}
      <path className={styles.cut} d="M44 22q-3 8 1 13M14 26q6 1 6 8M57 13h1.5" />
    </svg>
  );
}

/** The same kelpie, asleep. */
export function SleepingDog({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={clsx(styles.dog, className)}
      viewBox="0 0 84 33"
      width={decimetres(84)}
      height={decimetres(33)}
      aria-hidden="true"
    >
      <path d={ASLEEP} />
      <path d="M63 20l1-9 8 8z" />
      <path className={styles.cut} d="M18 27q2-11 14-9M64 21l6-1M72 25h4" />
    </svg>
  );
}
