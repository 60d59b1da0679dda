import type { ReactNode } from 'react';
import type { CommonFormWords, FormName, FormWords } from '~/lib/mail/form-props';
import type { MailSettings } from '~/lib/mail/settings';
import { FormFrame } from './FormFrame';
import { useMailForm, type Deliver } from './use-mail-form';

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
  /** The attribute that lets the form's page connect to its service: see `tools/astro/hosts/policy.ts`. */
  permission?: 'data-mail' | 'data-newsletter';
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
  label,
  thanksFor,
  permission = 'data-mail',
  deliver,
  ...rest
}: Props) {
  const { state, waitSeconds, onSubmit } = useMailForm(mail, deliver, thanksFor);
  return (
    <FormFrame
      {...rest}
      action={`mailto:${to.email}`}
      encType="text/plain"
      {...mail.post?.form}
      {...{ [permission]: '' }}
      aria-label={label}
      state={state}
      waitSeconds={waitSeconds}
      email={to.email}
      hidden={mail.post?.hidden}
      honeypot={mail.post?.honeypot}
      onSubmit={onSubmit}
    />
  );
}
