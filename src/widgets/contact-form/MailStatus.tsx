import type { ReactNode } from 'react';
import { plural } from '~/lib/words/fill';
import type { CommonFormWords } from '~/lib/mail/form-props';
import type { MailFormState } from './use-mail-form';
import styles from './contact-form.module.css';

interface MailStatusProps {
  state: MailFormState;
  /** The remaining wait in seconds when the throttle holds a message back. */
  waitSeconds: number;
  /** The address to write to if the form fails. */
  email: string;
  words: CommonFormWords & { thanks: string };
}

/**
 * The result of sending a message, shown and announced: the live regions exist before they have
 * text. Each state has its own element: a browser that translates the page replaces text nodes, and
 * React could not remove a bare one beside others.
 */
export function MailStatus({ state, ...rest }: MailStatusProps) {
  const { words } = rest;
  const complaint = complaintOf(state, rest);
  return (
    <>
      <p className={styles.success} data-slot="success" role="status">
        {state === 'sent' && <span key={state}>{words.thanks}</span>}
      </p>
      <p className={styles.failure} data-slot="failure" role="alert">
        {complaint !== undefined && <span key={state}>{complaint}</span>}
      </p>
    </>
  );
}

function complaintOf(
  state: MailFormState,
  { words, waitSeconds, email }: Omit<MailStatusProps, 'state'>,
): ReactNode {
  switch (state) {
    case 'incomplete':
    case 'malformed':
      return words[state];
    case 'throttled':
      return plural(words.throttled, waitSeconds, document.documentElement.lang);
    case 'failed': {
      const [before, after] = words.failed.split('{email}');
      return (
        <>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </>
      );
    }
    default:
      return undefined;
  }
}
