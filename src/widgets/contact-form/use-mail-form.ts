import { useRef, useState, type SubmitEvent } from 'react';
import { createMailer, type Mailer, type MailOutcome } from '~/lib/mail/mailer';
import type { MailSettings } from '~/lib/mail/settings';

/** Where a form stands between a visitor's words and their arrival. */
export type MailFormState = 'idle' | 'incomplete' | 'submitting' | 'sent' | 'failed';

/** The name of the field that people never see and robots fill in. */
export const HONEYPOT = 'website';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Marks each field as valid or not, and gives the first that is not. */
function firstInvalid(form: HTMLFormElement): Field | undefined {
  const fields = [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  for (const field of fields) {
    const blank = field.required && field.value.trim() === '';
    field.setAttribute('aria-invalid', String(blank || !field.validity.valid));
  }
  return fields.find((field) => field.ariaInvalid === 'true');
}

/**
 * Sends a form by the mail service. The fields keep their words until a message has arrived; a
 * second submit during the first does nothing; a filled honeypot is thanked and thrown away.
 *
 * @param deliver sends the form's words through the mailer
 */
export function useMailForm(
  mail: MailSettings,
  deliver: (mailer: Mailer, form: HTMLFormElement) => Promise<MailOutcome>,
) {
  const [state, setState] = useState<MailFormState>('idle');
  const busy = useRef(false);

  async function submit(form: HTMLFormElement) {
    const invalid = firstInvalid(form);
    if (invalid) {
      setState('incomplete');
      invalid.focus();
      return;
    }
    busy.current = true;
    setState('submitting');
    const robot = new FormData(form).get(HONEYPOT) !== '';
    const outcome: MailOutcome = robot
      ? { ok: true }
      : await deliver(createMailer(mail.config, mail.options), form);
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
