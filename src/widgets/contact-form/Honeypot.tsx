import { HONEYPOT } from './trap';
import styles from './contact-form.module.css';

/** A field that only robots see. */
export function Honeypot() {
  return (
    <p className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
