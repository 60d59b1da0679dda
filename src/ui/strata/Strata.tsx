import type { ReactNode } from 'react';
import styles from './strata.module.css';

/**
 * A page's sections as layers of land: each begins with the line of a dune and lies over the end of
 * the one before, which stays behind a little as it leaves the window.
 */
export function Strata({ children }: { children?: ReactNode }) {
  return <div className={styles.strata}>{children}</div>;
}
