import { clsx } from 'clsx';
import { decimetres } from '../works/Work';
import styles from './dog.module.css';

/** The kelpie from nose to tail, without its legs. */
const BODY =
  'M74.5 15.6C74.6 17.4 73 18.4 71 18.6C69 19.6 66.5 20 64.6 20.4C62.8 22.6 61.8 25 60.8 28.5C60 32 58.6 35 55.6 36.4C50 37.6 44 36.6 38 35.4C32 34.4 28.6 33 26 31.6C23 33.6 21 34.6 19 34.6C15.5 34.2 13.5 31 13 27.5C9.5 30 6.4 34.5 3.6 39.6C2.2 42.4 1.2 44.6 .4 44.4C-.4 44 .4 40 2 36C4.4 30 8 24.6 13 21.6C15.6 19.6 19 19.2 23 19.4C30 20 38 20.2 44 19.4C48 18.8 51.6 17 54.6 14C56.6 11.8 58 10 59.4 8.6L60.2 1.4C60.4 .4 61.2 .4 61.8 1L65 7.2C66.6 7.8 68 9 69 10.6C70.8 11.4 73 12.2 74.2 13.4C74.6 14.2 74.6 15 74.5 15.6z';

/** The legs on which it stands in both halves of a step, then those that differ. */
const STANDING =
  'M27 30C26.8 34 25.8 37 23.8 39.6C21.8 42 19.8 43.4 19 45.6C18.4 48.6 18.4 52 18.6 54.4C20.4 54.6 22.4 55.4 22.6 57C22.6 57.8 22.2 58 21.6 58H15.2C14.4 54 14 50 13.4 47.4C12.6 45.6 12 44.4 12.6 43C13.8 40 13.2 36 12.4 28zM59.6 26C59.4 32 58 36.4 56.8 39C56 43.6 55.6 49.6 55.8 54.2C57.6 54.6 59.6 55.4 59.8 57C59.8 57.8 59.4 58 58.8 58H52.6C52.2 52 51.8 46 51.4 41C50.4 38 49.6 35 49.6 30z';
const STEPS = [
  'M22 30C21 35 18.6 39 15 41.6C12.4 43.4 11 45 10 47C8.6 50 7.6 52.6 7.2 54.6C9 55 10.4 55.8 10.4 57C10.4 57.8 10 58 9.4 58H3.2C3.2 54.6 4.6 50.6 5.8 47.6C6.2 45.8 6 44.2 7 42.8C9.6 40.4 11.4 36 12.4 28zM60.4 27C60.6 32 61.2 36 62.6 39.4C64.4 43.6 66.4 48.6 67.8 53C69.6 53.2 71.6 54 71.8 55.8C71.8 56.8 71.4 57.2 70.6 57.2L65 58C63 53 61 47 59 42.4C57 39 55 36 54 31z',
  'M27 31C27.4 35 27.2 38.4 25.6 41.2C24.2 43.2 22.4 44.4 22 46.4C22.2 48.8 23 50.6 24.4 52C25.2 53.4 24.4 54.6 23 54.2C20.2 53 18.2 50.6 17.6 47.8C17.4 45.6 18 44 18.6 42C19 38.6 18.4 34 17 31zM60.4 27C60.6 32 61 36.4 63 40C63.6 42.6 62.4 45.4 60.6 48.8C60.6 50.8 59.4 52 57.8 51.6C56.8 51.2 57 49.8 57.8 47.6C58.8 45 59.4 43 58.8 41.4C57 38.6 54.6 35 54 31z',
];

const ASLEEP =
  'M3 26C2 16 10 7.6 22 7C34 6.4 44 8 52 12C56 11 60 10.6 63 11.4L63.6 6.8C63.8 5.8 64.8 5.8 65.4 6.4L69 11.6C73 13 76 15.4 79.6 17.6C83 18.6 85.6 19.6 86 21.4C86.2 23.4 84 24.4 81 24.4L72 24.6C77 25 82 25.2 86.4 25.8C88.8 26.4 89 29.2 87.2 29.8C80 30.2 66 30 58 30H12C6 30 3.4 29 3 26zM9 30C1 31-5 29.8-9.6 26.4C-10.6 25.4-9.6 24.6-8.4 25.2C-4 27.4 2 27.4 7 24z';

/** A kelpie that walks along the wall with whoever does. Decoration; nobody hears of it. */
export function Dog({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={clsx(styles.dog, className)}
      viewBox="0 0 75 58"
      width={decimetres(75)}
      height={decimetres(58)}
      aria-hidden="true"
    >
      <path d={BODY + STANDING} />
      {STEPS.map((step) => (
        <path key={step} className={styles.step} d={step} />
      ))}
      <path className={styles.cut} d="M49.4 21.6q-3.4 6.4 .6 12M18 25q7.4 .6 7.6 8.4M68.2 13h1.2" />
    </svg>
  );
}

/** The same kelpie, asleep with its head on its paws. */
export function SleepingDog({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={clsx(styles.dog, className)}
      viewBox="-11 0 100 31"
      width={decimetres(100)}
      height={decimetres(31)}
      aria-hidden="true"
    >
      <path d={ASLEEP} />
      <path
        className={styles.cut}
        d="M12 26.6C11.4 18 18 12.6 26 13.8C33 15 35.6 21 32.6 26.4M53.6 26q.4-7.4 6.8-10.4M73 16.8q1.8 1.4 3.6.6M71.4 24.6l7.6-.2M83.6 27.6h2.4"
      />
    </svg>
  );
}
