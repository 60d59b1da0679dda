import styles from './crosshair.module.css';

/**
 * Two hairlines that meet under the pointer and read out where it stands. It fills the sheet that
 * it is placed in, which must be positioned. Decoration: hidden from assistive technology, and
 * absent without script, for touch, and where motion is unwelcome.
 */
export function Crosshair() {
  return (
    <div className={styles.crosshair} data-effect="crosshair" aria-hidden="true">
      <span className={styles.across} />
      <span className={styles.down} />
      <span className={styles.reading} data-reading="" />
    </div>
  );
}
