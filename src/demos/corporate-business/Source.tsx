import styles from './source.module.css';

/** Where a drawing's figures come from: a footnote below it. */
export const Source = ({ children }: { children: string | undefined }) =>
  children && <p className={styles.source}>{children}</p>;
