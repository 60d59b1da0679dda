import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { CarriedLine } from './account';
import styles from './carried.module.css';

type CarriedProps = CarriedLine & Omit<ComponentPropsWithoutRef<'p'>, 'children'>;

/** The line at the foot of a leaf: what the page owes so far, carried forward to the next. */
export function Carried({ folio, carried, sum, className, ...rest }: CarriedProps) {
  return (
    <p {...rest} className={clsx(styles.line, className)} data-carried="">
      <span className={styles.folio}>{folio}</span>
      <span className={styles.words}>{carried}</span>
      <span className={styles.sum}>{sum}</span>
    </p>
  );
}
