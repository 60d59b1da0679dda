import { plural } from '~/lib/fill';
import type { CommonFormWords } from '~/lib/mail/form-props';
import type { MailFormState } from './use-mail-form';
import styles from './contact-form.module.css';

interface MailStatusProps {
  state: MailFormState;
  /** After how many seconds the next message may be sent, where the throttle holds it back. */
  waitSeconds: number;
  /** Where to write when the form has failed. */
  email: string;
  words: CommonFormWords & { thanks: string };
}

/** What became of a message, shown and announced: the live regions exist before they have a text. */
export function MailStatus({ state, waitSeconds, email, words }: MailStatusProps) {
  const [before, after] = words.failed.split('{email}');
  return (
    <>
      <p className={styles.success} data-slot="success" role="status">
        {state === 'sent' && words.thanks}
      </p>
      <p className={styles.failure} data-slot="failure" role="alert">
        {state === 'incomplete' && words.incomplete}
        {state === 'malformed' && words.malformed}
        {state === 'throttled' &&
          plural(words.throttled, waitSeconds, document.documentElement.lang)}
        {state === 'failed' && (
          <>
            {before}
            <a href={`mailto:${email}`}>{email}</a>
            {after}
          </>
        )}
      </p>
    </>
  );
}
