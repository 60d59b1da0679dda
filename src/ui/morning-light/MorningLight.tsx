import styles from './morning-light.module.css';

/**
 * The light of a window on the wall that it stands in, wandering on as one scrolls; decoration. Its
 * host must be `position: relative` and `isolation: isolate`. Where the browser cannot tie motion to
 * the scroll, or motion is unwelcome, it is a still morning.
 */
export function MorningLight() {
  return <span className={styles.wall} aria-hidden="true" />;
}
