import styles from './lamps.module.css';

/** How many people work here, and so how many lamps there are. */
const LAMPS = 14;

/** A lamp for each desk. They go out one by one as one scrolls; the night desk's stays on. */
export function Lamps() {
  return (
    <p className={styles.lamps} aria-hidden="true">
      {Array.from({ length: LAMPS }, (_, index) => (
        <i key={index} />
      ))}
    </p>
  );
}
