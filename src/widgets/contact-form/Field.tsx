import { useId, type ComponentPropsWithoutRef } from 'react';
import styles from './contact-form.module.css';

interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className'> {
  label: string;
  name: string;
  /** A text of several lines. */
  multiline?: boolean;
}

/** A labelled field. What need not be filled in says so, which is shorter than marking the rest. */
export function Field({
  label,
  multiline = false,
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
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {multiline ? <textarea {...common} rows={5} /> : <input {...common} type={type} />}
    </p>
  );
}
