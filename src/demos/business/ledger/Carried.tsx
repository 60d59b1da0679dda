import type { CarriedLine } from './account';
import styles from './carried.module.css';

/** The line at the foot of a leaf: what the page owes so far, carried forward to the next. */
export function Carried({ folio, carried, sum }: CarriedLine) {
  return (
    <p className={styles.line} data-carried="">
      <span className={styles.folio}>{folio}</span>
      <span className={styles.words}>{carried}</span>
      <span className={styles.sum}>{sum}</span>
    </p>
  );
}
