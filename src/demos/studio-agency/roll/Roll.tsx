import type { ReactNode } from 'react';
import styles from './roll.module.css';

/** The film that the page is: perforated at both edges, its sections the frames that run down it. */
export function Roll({ children }: { children: ReactNode }) {
  return (
    <div className={styles.roll} data-parts="">
      {children}
    </div>
  );
}
