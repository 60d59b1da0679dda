import type { MailFormState } from './use-mail-form';
import styles from './contact-form.module.css';

interface MailStatusProps {
  state: MailFormState;
  /** Where to write when the form has failed. */
  email: string;
  /** What is said when the message has arrived. */
  thanks: string;
}

/** What became of a message, told to eyes and ears alike. The regions stand before they speak. */
export function MailStatus({ state, email, thanks }: MailStatusProps) {
  return (
    <>
      <p className={styles.success} role="status">
        {state === 'sent' && thanks}
      </p>
      <p className={styles.failure} role="alert">
        {state === 'incomplete' && 'Please fill in all required fields.'}
        {state === 'malformed' &&
          'Please check the address: it should look like name@studio.example.'}
        {state === 'failed' && (
          <>
            Failed to send message. Please try emailing me directly at{' '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </>
  );
}
