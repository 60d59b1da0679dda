import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { createMailer, type Mailer, type MailOutcome } from '~/lib/mail/mailer';
import type { MailSettings } from '~/lib/mail/settings';
import { checkForm, type Complaint } from './check-form';
import { isTrapped, withoutHoneypot } from './trap';

/** Where a form stands between a visitor's words and their arrival. */
export type MailFormState = 'idle' | Complaint | 'submitting' | 'sent' | 'failed';

/** Sends a form's words through the mailer. It reads the fields at once, before it waits. */
export type Deliver = (mailer: Mailer, form: HTMLFormElement) => Promise<MailOutcome>;

/**
 * Sends a form by the mail service. The fields keep their words until a message has arrived; a
 * second submit during the first does nothing; a filled honeypot is thanked and thrown away.
 *
 * @param thanksFor how long the success is told, in milliseconds; until the next submit if left out
 */
export function useMailForm(mail: MailSettings, deliver: Deliver, thanksFor?: number) {
  const [state, setState] = useState<MailFormState>('idle');
  const busy = useRef(false);

  useEffect(() => {
    if (state !== 'sent' || thanksFor === undefined) return;
    const timer = setTimeout(() => setState('idle'), thanksFor);
    return () => clearTimeout(timer);
  }, [state, thanksFor]);

  async function submit(form: HTMLFormElement) {
    const complaint = checkForm(form);
    if (complaint) {
      setState(complaint.kind);
      complaint.field.focus();
      return;
    }
    busy.current = true;
    setState('submitting');
    const send = () => deliver(createMailer(mail.config, mail.options), form);
    const outcome: MailOutcome = isTrapped(form) ? { ok: true } : await withoutHoneypot(form, send);
    busy.current = false;
    setState(outcome.ok ? 'sent' : 'failed');
    if (outcome.ok) form.reset();
    else console.error('The message was not sent:', outcome.status, outcome.text);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy.current) void submit(event.currentTarget);
  }

  return { state, onSubmit };
}
