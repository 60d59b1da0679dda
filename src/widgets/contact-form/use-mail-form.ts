import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Mailer, MailOutcome } from '~/lib/mail/mailer';
import type { MailSettings } from '~/lib/mail/settings';
import { MAIL_TIMEOUT_MS, withTimeout } from '~/lib/mail/time-out';
import { checkForm, type ValidationError } from './check-form';
import { isSpam, withoutHoneypot } from './honeypot';

/** The stage of sending a form. */
export type MailFormState =
  'idle' | ValidationError | 'submitting' | 'sent' | 'failed' | 'throttled';

/** Sends a form through the mailer. It reads the fields synchronously, before it waits. */
export type Deliver = (mailer: Mailer, form: HTMLFormElement) => Promise<MailOutcome>;

/** The result reported to a robot. */
const FAKE_SUCCESS: MailOutcome = { ok: true };

/** The connection failed or timed out before the mailer was loaded. */
const notLoaded = (error: unknown): MailOutcome => ({ ok: false, status: 0, text: String(error) });

/**
 * Sends a form by the configured e-mail service. The fields keep their text until a message has
 * arrived; a second submit in the meantime does nothing; a filled honeypot gets a success message,
 * and its text is discarded. If the throttle holds a message back, `waitSeconds` gives the
 * remaining time, and the form then becomes idle again.
 *
 * @param thanksFor how long the success message stays, in milliseconds; by default until the next
 * submit
 */
export function useMailForm(mail: MailSettings, deliver: Deliver, thanksFor?: number) {
  const [state, setState] = useState<MailFormState>('idle');
  const [waitSeconds, setWaitSeconds] = useState(0);
  const busy = useRef(false);

  useEffect(() => {
    const idleAfter =
      state === 'sent' ? thanksFor : state === 'throttled' ? waitSeconds * 1000 : undefined;
    if (idleAfter === undefined) return;
    const timer = setTimeout(() => setState('idle'), idleAfter);
    return () => clearTimeout(timer);
  }, [state, thanksFor, waitSeconds]);

  /** Loads the mailer with the first message: few visitors write one. */
  async function send(form: HTMLFormElement): Promise<MailOutcome> {
    const limit = mail.options.timeoutMs ?? MAIL_TIMEOUT_MS;
    const { createMailer } = await withTimeout(import('~/lib/mail/mailer'), limit);
    const mailer = createMailer(mail.config, mail.options);
    return withoutHoneypot(form, () => deliver(mailer, form), mail.post?.honeypot);
  }

  async function submit(form: HTMLFormElement) {
    const invalid = checkForm(form);
    if (invalid) {
      setState(invalid.kind);
      // Focus forces layout, so it runs once, after all marks and messages are in place.
      queueMicrotask(() => invalid.field.focus());
      return;
    }
    busy.current = true;
    setState('submitting');
    const outcome = isSpam(form, mail.post?.honeypot)
      ? FAKE_SUCCESS
      : await send(form).catch(notLoaded);
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
