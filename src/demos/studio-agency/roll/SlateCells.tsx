import { clsx } from 'clsx';
import styles from './slate-cells.module.css';

interface SlateCellsProps {
  /** Each a word and what is chalked below it. */
  cells: readonly (readonly [word: string, value: string])[];
  className?: string | undefined;
}

/**
 * A row of a slate: ruled cells, each with a word and its value.
 *
 * Slots: item, value.
 */
export function SlateCells({ cells, className }: SlateCellsProps) {
  return (
    <dl className={clsx(styles.cells, className)}>
      {cells.map(([word, value]) => (
        <div key={word} className={styles.cell} data-slot="item">
          <dt className={styles.word}>{word}</dt>
          <dd className={styles.value} data-slot="value">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
