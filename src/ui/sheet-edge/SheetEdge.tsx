import type { SheetEdgeProps } from './sheet-edge.schema';
import styles from './sheet-edge.module.css';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/**
 * The upper edge of a sheet in a set of drawings: its number, what it shows, a note. Stands before
 * a section, which gets the sheet's margins and its hairline columns.
 */
export function SheetEdge({ title, note, oneInk, sheet, sheets }: SheetEdgeProps) {
  return (
    <p className={styles.edge} data-one-ink={oneInk || undefined}>
      <span className={styles.number}>
        <span className="visually-hidden">Sheet </span>
        {twoDigits(sheet)}
        <span className={styles.of}>/{twoDigits(sheets)}</span>
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>{note}</span>
    </p>
  );
}
