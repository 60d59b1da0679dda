import styles from './page-grid.module.css';

/**
 * Shows the columns that a page is set on: hairlines behind every section that follows, in the
 * section's own ink. The sections' headings keep their texts on it.
 */
export function PageGrid() {
  return <div className={styles.grid} hidden />;
}
