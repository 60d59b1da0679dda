import type { StorageProvider } from '@emailjs/browser';
import { MAIL_NOT_CONFIGURED, type MailConfig } from './config.ts';
import { copyForm } from './copy-form.ts';
import { sendWithEmailJs } from './emailjs.ts';
import type { ContactMessage, Guards, Outgoing } from './provider.ts';
import { browserStorage, openStamp, THROTTLE_KEY } from './throttle.ts';
import { MAIL_TIMEOUT_MS, withTimeout } from './time-out.ts';

/** The client's text for a failure without an answer, with status 0 (its error catalogue). */
const NETWORK_ERROR = 'Network Error';

/** The names of the demo contact form's fields, in the order of the specification. */
export const FORM_FIELDS = ['fullname', 'email', 'phone', 'subject', 'message'] as const;

/** The form field with the sender's address, which the block list checks. */
const SENDER = 'email';

/**
 * The result of a send. `status` is the service's HTTP status; 451, 403 and 429 may also come from
 * the client itself (headless browser, blocked sender, throttle); 0 means that no answer came or
 * that nothing was sent, and `text` says why. `retryAfterMs` is set if only the throttle held the
 * message back: after that many milliseconds it can be sent.
 */
export type MailOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly status: number;
      readonly text: string;
      readonly retryAfterMs?: number;
    };

export interface MailerOptions {
  /** Sender addresses that are refused with 403, in any letter case. */
  readonly blockList?: readonly string[];
  /** Refuse automated browsers with 451. Off by default: it trips on `navigator.webdriver`. */
  readonly blockHeadless?: boolean;
  /** Milliseconds that must pass after a delivered message before the next (else 429). 0: none. */
  readonly throttleMs?: number;
  /** Milliseconds after which a send counts as failed. Default {@link MAIL_TIMEOUT_MS}. */
  readonly timeoutMs?: number;
  /** Logged when there is no configuration. Default {@link MAIL_NOT_CONFIGURED}. */
  readonly notConfigured?: string;
  /** Stores the time of the last message. Default: the browser's storage. */
  readonly storage?: StorageProvider;
}

/** Sends messages; its promises always resolve, even on failure. */
export interface Mailer {
  /** Sends the main contact form's message as JSON. */
  send(params: ContactMessage): Promise<MailOutcome>;
  /** Sends a form's fields as they are at the time of the call. */
  sendForm(form: HTMLFormElement): Promise<MailOutcome>;
}

/**
 * Runs sends one after another: all mailers share the client's settings, and its throttle lets two
 * messages sent at the same moment through.
 */
let lastSend: Promise<unknown> = Promise.resolve();

function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const turn = lastSend.then(() => afterOtherTabs(send));
  lastSend = turn.catch(() => undefined);
  return turn;
}

/** All tabs share the throttle, so they also take turns, where the page is a secure context. */
async function afterOtherTabs<T>(send: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request(THROTTLE_KEY, send) : send();
}

/** Sends through the configured service, without loading what another one needs. */
async function dispatch(config: MailConfig, message: Outgoing, guards: Guards): Promise<unknown> {
  if (config.provider === 'emailjs') return sendWithEmailJs(config, message, guards);
  const { sendToEndpoint } = await import('./endpoint.ts');
  return sendToEndpoint(config, message, guards);
}

/**
 * Creates the only access to the configured mail service: EmailJS through @emailjs/browser, with
 * workarounds for its pitfalls, or a form endpoint. Both have the same limits and report failures
 * in the same words.
 *
 * @param config without one, every send fails with status 0 and a text that names what to set
 */
export function createMailer(config: MailConfig | undefined, options: MailerOptions = {}): Mailer {
  const storage = options.storage ?? browserStorage();
  const throttleMs = options.throttleMs ?? 0;

  async function deliver(sender: string | undefined, message: Outgoing): Promise<MailOutcome> {
    if (!config)
      return { ok: false, status: 0, text: options.notConfigured ?? MAIL_NOT_CONFIGURED };
    const stamp = openStamp(storage);
    let sent = false;
    try {
      const work = dispatch(config, message, {
        sender,
        blockList: blocked(options.blockList ?? [], sender),
        blockHeadless: options.blockHeadless ?? false,
        throttleMs,
        throttleKey: THROTTLE_KEY,
        storage: stamp.provider,
      });
      await withTimeout(work, options.timeoutMs ?? MAIL_TIMEOUT_MS);
      sent = true;
      await stamp.keep();
      return { ok: true };
    } catch (error) {
      // A storage failure after delivery does not make the message a failed one.
      if (sent) return { ok: true };
      const failure = describe(error);
      // A service may also answer 429 itself, after the throttle's time has passed.
      const retryAfterMs = failure.status === 429 ? stamp.remaining(throttleMs) : 0;
      return { ok: false, ...failure, ...(retryAfterMs > 0 && { retryAfterMs }) };
    }
  }

  return {
    send: (params) => inTurn(() => deliver(params.from_email, { call: 'send', params })),
    sendForm: (form) => {
      const copy = copyForm(form);
      const sender = copy?.querySelector<HTMLInputElement>(`[name="${SENDER}"]`)?.value;
      return inTurn(() => deliver(sender, { call: 'sendForm', form: copy ?? form }));
    },
  };
}

/** The client compares exactly, but the letter case of an address does not matter. */
function blocked(list: readonly string[], sender = ''): string[] {
  const same = (entry: string) => entry.trim().toLowerCase() === sender.trim().toLowerCase();
  return list.some(same) ? [...list, sender] : [...list];
}

/**
 * Services reject with a status object; EmailJS' client also throws bare strings, and both pass on
 * fetch's error.
 */
function describe(error: unknown): { status: number; text: string } {
  if (typeof error === 'string') return { status: 0, text: error };
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    const { status, text } = error;
    if (typeof status === 'number') return { status, text: String(text) };
  }
  return { status: 0, text: NETWORK_ERROR };
}
