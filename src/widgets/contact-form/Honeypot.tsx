import { HONEYPOT } from './honeypot';
import styles from './contact-form.module.css';

/** A field that only robots see; its label is for people who visit without the page's styles. */
export function Honeypot({ label, name = HONEYPOT }: { label: string; name?: string | undefined }) {
  return (
    <p className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
