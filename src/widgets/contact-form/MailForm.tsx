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

/** Props that a page passes to each of the template's forms; `formProps` builds most of them. */
export interface MailFormProps<Name extends FormName> {
  /** The form's words. */
  words: FormWords<Name>;
  /** The recipient, if it is not the site's own. */
  to?: { name: string; email: string };
  mail: MailSettings;
  /** A class for another look: `looks/filled.module.css` has boxes in place of lines. */
  className?: string | undefined;
}

interface Props extends Omit<MailFormProps<FormName>, 'words'> {
  words: CommonFormWords & { action: string; thanks: string };
  /** The form's accessible name. */
  label: string;
  /** How long a success message stays, in milliseconds; unlimited by default. */
  thanksFor?: number;
  deliver: Deliver;
  children: ReactNode;
}

/**
 * A form that sends mail, around the given fields. Without script the browser checks the fields and
 * posts them to the form endpoint, if it accepts posts; otherwise it opens the visitor's mail
 * program with the message.
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
      // Only pages with this attribute may connect to the e-mail service: `mailAllowance`.
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
