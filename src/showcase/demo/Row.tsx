import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './row.module.css';

interface RowProps {
  /** What is in it, for those who scroll it by keyboard. */
  label: string;
  className?: string | undefined;
  /** A list. */
  children: ReactNode;
}

/** Cards that pass by sideways on a phone, where a column of them would be a long way. */
export function Row({ label, className, children }: RowProps) {
  return (
    <div className={clsx(styles.row, className)} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
