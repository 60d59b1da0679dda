import { useId, type ComponentPropsWithoutRef } from 'react';
import styles from './contact-form.module.css';

interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className'> {
  label: string;
  name: string;
  /** Uses a multi-line text field. */
  multiline?: boolean;
  /** Marks the field as required with an asterisk, which the form explains. */
  asterisk?: boolean;
  /** Text after the label: `(optional)`. */
  note?: string;
}

/** A labelled field. */
export function Field({
  label,
  multiline = false,
  asterisk = false,
  note,
  type = 'text',
  name,
  required,
  autoComplete,
}: FieldProps) {
  const id = useId();
  const common = {
    id,
    name,
    required,
    autoComplete,
    className: styles.input,
    'data-slot': 'input',
  };
  return (
    <p className={styles.field} data-slot="field">
      <label className={styles.label} data-slot="label" htmlFor={id}>
        <span>{label}</span>
        {asterisk && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
        {note && <span className={styles.optional}> {note}</span>}
      </label>
      {multiline ? <textarea {...common} rows={5} /> : <input {...common} type={type} />}
    </p>
  );
}
