import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CommonFormWords, FormName, FormWords } from '~/lib/mail/form-props';
import type { MailSettings } from '~/lib/mail/settings';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { Button } from '~/ui/button/Button';
import { clearInvalid } from './check-form';
import { Honeypot } from './Honeypot';
import { MailStatus } from './MailStatus';
import { useMailForm, type Deliver } from './use-mail-form';
import styles from './contact-form.module.css';

/** What every form of the template is given by its page; `formProps` makes the most of it. */
export interface MailFormProps<Name extends FormName> {
  /** What it says. */
  words: FormWords<Name>;
  /** Who gets the message, where that is not the site's own recipient. */
  to?: { name: string; email: string };
  mail: MailSettings;
  /** A look, where its fields shall not stand on lines: `looks/filled.module.css` has boxes. */
  className?: string | undefined;
}

interface Props extends Omit<MailFormProps<FormName>, 'words'> {
  words: CommonFormWords & { action: string; thanks: string };
  /** What the form is for, for those who cannot see it. */
  label: string;
  /** For how many milliseconds a success is told, where not for good. */
  thanksFor?: number;
  deliver: Deliver;
  children: ReactNode;
}

/**
 * A form that sends mail, around the fields that it is given. Without script the browser checks
 * the fields and posts them to the form endpoint, where one takes that; else it opens the visitor's
 * own mail program with their words.
 *
 * Slots: note, pair, field, label, input, button, success, failure.
 */
export function MailForm({
  mail,
  to = mail.recipient,
  className,
  words,
  label,
  thanksFor,
  deliver,
  children,
}: Props) {
  const { state, waitSeconds, onSubmit } = useMailForm(mail, deliver, thanksFor);
  return (
    <form
      className={clsx(styles.form, className)}
      action={`mailto:${to.email}`}
      method="post"
      encType="text/plain"
      {...mail.post?.form}
      // Pages that hold this may reach the e-mail service, and no others: `mailAllowance`.
      data-mail=""
      noValidate={useHydrated()}
      aria-label={label}
      onSubmit={onSubmit}
      onInput={({ target }) => clearInvalid(target)}
    >
      {children}
      {mail.post?.hidden && <input type="hidden" {...mail.post.hidden} />}
      <Honeypot label={words.honeypot} name={mail.post?.honeypot} />
      <Button type="submit" data-slot="button" aria-disabled={state === 'submitting'}>
        {state === 'submitting' ? words.sending : words.action}
      </Button>
      <MailStatus state={state} waitSeconds={waitSeconds} email={to.email} words={words} />
    </form>
  );
}
