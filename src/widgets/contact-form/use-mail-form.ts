import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Mailer, MailOutcome } from '~/lib/mail/mailer';
import type { MailSettings } from '~/lib/mail/settings';
import { MAIL_TIMEOUT_MS, withTimeout } from '~/lib/mail/time-out';
import { checkForm, type ValidationError } from './check-form';
import { isSpam, withoutHoneypot } from './honeypot';

/** Where a form stands between a visitor's words and their arrival. */
export type MailFormState =
  'idle' | ValidationError | 'submitting' | 'sent' | 'failed' | 'throttled';

/** Sends a form's words through the mailer. It reads the fields at the call, before it waits. */
export type Deliver = (mailer: Mailer, form: HTMLFormElement) => Promise<MailOutcome>;

/** What a robot is told. */
const THANKED: MailOutcome = { ok: true };

/** The line broke, or was too slow, before the mailer was there. */
const notLoaded = (error: unknown): MailOutcome => ({ ok: false, status: 0, text: String(error) });

/**
 * Sends a form by the e-mail service that is configured. The fields keep their words until a message has arrived; a
 * second submit during the first does nothing; a filled honeypot is thanked and thrown away. Where
 * the throttle holds a message back, `waitSeconds` says for how long, and the form is idle again
 * when that is over.
 *
 * @param thanksFor how long the success is told, in milliseconds; until the next submit if left out
 */
export function useMailForm(mail: MailSettings, deliver: Deliver, thanksFor?: number) {
  const [state, setState] = useState<MailFormState>('idle');
  const [waitSeconds, setWaitSeconds] = useState(0);
  const busy = useRef(false);

  useEffect(() => {
    const life =
      state === 'sent' ? thanksFor : state === 'throttled' ? waitSeconds * 1000 : undefined;
    if (life === undefined) return;
    const timer = setTimeout(() => setState('idle'), life);
    return () => clearTimeout(timer);
  }, [state, thanksFor, waitSeconds]);

  /** The mailer comes with the first message: few visitors write one. */
  async function send(form: HTMLFormElement): Promise<MailOutcome> {
    const limit = mail.options.timeoutMs ?? MAIL_TIMEOUT_MS;
    const { createMailer } = await withTimeout(import('~/lib/mail/mailer'), limit);
    const mailer = createMailer(mail.config, mail.options);
    return withoutHoneypot(form, () => deliver(mailer, form), mail.post?.honeypot);
  }

  async function submit(form: HTMLFormElement) {
    const complaint = checkForm(form);
    if (complaint) {
      setState(complaint.kind);
      // A focus lays the page out: once, when all marks and words are there.
      queueMicrotask(() => complaint.field.focus());
      return;
    }
    busy.current = true;
    setState('submitting');
    const outcome = isSpam(form, mail.post?.honeypot) ? THANKED : await send(form).catch(notLoaded);
    busy.current = false;
    if (outcome.ok) {
      setState('sent');
      form.reset();
      return;
    }
    console.error('The message was not sent:', outcome.status, outcome.text);
    setWaitSeconds(Math.ceil((outcome.retryAfterMs ?? 0) / 1000));
    setState(outcome.retryAfterMs === undefined ? 'failed' : 'throttled');
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy.current) void submit(event.currentTarget);
  }

  return { state, waitSeconds, onSubmit };
}
