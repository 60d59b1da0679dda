import styles from './star.module.css';

/** A star of a constellation, and its line to the next one; only seen. */
export function Star() {
  return (
    <>
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.star} aria-hidden="true" />
    </>
  );
}

/** The same as an ornament of a section's items. */
export const star = () => <Star />;
