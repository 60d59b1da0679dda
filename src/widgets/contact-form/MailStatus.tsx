import type { MailFormState } from './use-mail-form';
import styles from './contact-form.module.css';

/** What became of a message, told to eyes and ears alike. The regions stand before they speak. */
export function MailStatus({ state, email }: { state: MailFormState; email: string }) {
  return (
    <>
      <p className={styles.success} role="status">
        {state === 'sent' && "Message sent successfully! I'll get back to you soon."}
      </p>
      <p className={styles.failure} role="alert">
        {state === 'incomplete' && 'Please fill in all required fields.'}
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
