import { useId, type ComponentPropsWithoutRef } from 'react';
import styles from './contact-form.module.css';

interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className'> {
  label: string;
  name: string;
  /** A text of several lines. */
  multiline?: boolean;
  /**
   * How a form tells required fields from others: by an asterisk at the required ones (the form
   * explains it), by the word “optional” at the others, or not at all, where all are alike.
   */
  mark?: 'asterisk' | 'optional' | 'none';
}

/** A labelled field. */
export function Field({
  label,
  multiline = false,
  mark = 'optional',
  type = 'text',
  name,
  required,
  autoComplete,
}: FieldProps) {
  const id = useId();
  const common = { id, name, required, autoComplete, className: styles.input };
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark === 'asterisk' && required && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
        {mark === 'optional' && !required && <span className={styles.optional}> (optional)</span>}
      </label>
      {multiline ? <textarea {...common} rows={5} /> : <input {...common} type={type} />}
    </p>
  );
}
