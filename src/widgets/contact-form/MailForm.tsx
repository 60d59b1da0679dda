import type { ReactNode } from 'react';
import type { MailSettings } from '~/lib/mail/settings';
import { useHydrated } from '~/lib/use-hydrated';
import { Button } from '~/ui/button/Button';
import { unmarkMended } from './check-form';
import { Honeypot } from './Honeypot';
import { MailStatus } from './MailStatus';
import { useMailForm, type Deliver } from './use-mail-form';
import styles from './contact-form.module.css';

/** What every form of the template is given by its page. */
export interface MailFormProps {
  /** Who gets the message. */
  to: { name: string; email: string };
  mail: MailSettings;
  /** Fields on a `line`, as on a sheet of paper, or `filled` boxes. */
  look?: 'line' | 'filled';
}

interface Props extends MailFormProps {
  /** What the form is for, for those who cannot see it. */
  label: string;
  /** The words of its button. */
  action: string;
  /** What is said when the message has arrived; for how many milliseconds, where not for good. */
  thanks: string;
  thanksFor?: number;
  deliver: Deliver;
  children: ReactNode;
}

/**
 * A form that sends mail, around the fields that it is given. Without script the browser checks
 * the fields and opens the visitor's own mail program with their words.
 */
export function MailForm({
  to,
  mail,
  look = 'filled',
  label,
  action,
  thanks,
  thanksFor,
  deliver,
  children,
}: Props) {
  const { state, onSubmit } = useMailForm(mail, deliver, thanksFor);
  return (
    <form
      className={styles.form}
      data-look={look}
      action={`mailto:${to.email}`}
      method="post"
      encType="text/plain"
      noValidate={useHydrated()}
      aria-label={label}
      onSubmit={onSubmit}
      onInput={({ target }) => unmarkMended(target)}
    >
      {children}
      <Honeypot />
      <Button type="submit" aria-disabled={state === 'submitting'}>
        {state === 'submitting' ? 'Sending…' : action}
      </Button>
      <MailStatus state={state} email={to.email} thanks={thanks} />
    </form>
  );
}
