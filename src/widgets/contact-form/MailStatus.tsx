import type { ReactNode } from 'react';
import { plural } from '~/lib/words/fill';
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

/**
 * What became of a message, shown and announced: the live regions exist before they have a text. Each
 * state has an element of its own. A browser that translates the page replaces text nodes, and React
 * could not take away one that stands bare beside others.
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
