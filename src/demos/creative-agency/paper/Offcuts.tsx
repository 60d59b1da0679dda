import { clsx } from 'clsx';
import { Paper } from './Paper';
import styles from './offcuts.module.css';

/** What lies about a paper cutter's table, along the end of its host; decoration. */
export function Offcuts({ className }: { className?: string | undefined }) {
  return (
    <span className={clsx(styles.offcuts, className)} aria-hidden="true">
      <Paper cut="frond" />
      <Paper cut="bloom" />
      <Paper cut="frond" />
      <Paper cut="bloom" />
    </span>
  );
}
