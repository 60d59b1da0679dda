import { Field } from './Field';
import styles from './contact-form.module.css';

interface SenderFieldsProps {
  words: { name: string; email: string };
  /** Marks the fields as required with an asterisk. */
  asterisk?: boolean;
}

/** The sender's name and e-mail address, both required, side by side where they fit. */
export function SenderFields({ words, asterisk = false }: SenderFieldsProps) {
  const required = { required: true, asterisk };
  return (
    <div className={styles.pair} data-slot="pair">
      <Field {...required} label={words.name} name="name" autoComplete="name" />
      <Field {...required} label={words.email} name="email" type="email" autoComplete="email" />
    </div>
  );
}
