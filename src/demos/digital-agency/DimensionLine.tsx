import { clsx } from 'clsx';
import styles from './dimension-line.module.css';

interface DimensionLineProps {
  figure: string;
  className?: string | undefined;
}

/** A dimension line as on a drawing, as wide as what it measures; decoration. */
export function DimensionLine({ figure, className }: DimensionLineProps) {
  return (
    <p className={clsx(styles.line, className)} aria-hidden="true">
      <span>
        <bdi>{figure}</bdi>
      </span>
    </p>
  );
}
