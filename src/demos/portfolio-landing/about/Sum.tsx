import { Level } from '../line/Line';
import styles from './sum.module.css';

interface SumProps {
  parts: { value: number; label: string }[];
  /** What the total counts. */
  total: string;
}

/** An addition with a line under it; the total is worked out here, so that it is right. */
export function Sum({ parts, total }: SumProps) {
  return (
    <ul className={styles.sum}>
      {parts.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> {label}
        </li>
      ))}
      <li>
        <Level className={styles.rule} />
        <b>{parts.reduce((sum, { value }) => sum + value, 0)}</b> {total}
      </li>
    </ul>
  );
}
