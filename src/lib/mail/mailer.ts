import type { StorageProvider } from '@emailjs/browser';
import { MAIL_NOT_CONFIGURED, type MailConfig } from './config.ts';
import { loadMailClient, type MailClient } from './load-client.ts';
import { copyForm } from './copy-form.ts';
import { browserStorage, openStamp, THROTTLE_KEY } from './throttle.ts';

/** The client has no time-out of its own; after this long a visitor should hear of a failure. */
export const MAIL_TIMEOUT_MS = 10_000;

/** What the client says of a failure without an answer, with status 0 (its error catalogue). */
export const NETWORK_ERROR = 'Network Error';

/** The fields of the main contact form's template (`template_params`). */
export interface ContactMessage {
  readonly from_name: string;
  readonly from_email: string;
  readonly subject: string;
  readonly message: string;
  readonly to_name: string;
  readonly to_email: string;
}

/** The names that the demo contact form's fields carry, in the order of the specification. */
export const FORM_FIELDS = ['fullname', 'email', 'phone', 'subject', 'message'] as const;

/** Which field holds the sender's address: the one that the block list looks at. */
const SENDER = { send: 'from_email', sendForm: 'email' } as const;

/**
 * How a message fared. `status` is the service's HTTP status; 451, 403 and 429 may also come from
 * the client itself (headless browser, blocked sender, throttle); 0 means that no answer came or
 * that nothing was sent, and `text` says why.
 */
export type MailOutcome =
  { readonly ok: true } | { readonly ok: false; readonly status: number; readonly text: string };

export interface MailerOptions {
  /** Sender addresses that are refused with 403, in any letter case. */
  readonly blockList?: readonly string[];
  /** Refuse automated browsers with 451. Off by default: it trips on `navigator.webdriver`. */
  readonly blockHeadless?: boolean;
  /** Milliseconds that must pass after a delivered message before the next (else 429). 0: none. */
  readonly throttleMs?: number;
  /** Milliseconds after which a send counts as failed. Default {@link MAIL_TIMEOUT_MS}. */
  readonly timeoutMs?: number;
  /** Where the time of the last message is kept. Default: the browser's storage. */
  readonly storage?: StorageProvider;
}

/** Sends messages; its promises always resolve, whatever goes wrong. */
export interface Mailer {
  /** Sends the main contact form's message as JSON. */
  send(params: ContactMessage): Promise<MailOutcome>;
  /** Sends a form's own fields, as they are at the moment of the call. */
  sendForm(form: HTMLFormElement): Promise<MailOutcome>;
}

/**
 * Sends go one after another: the client's settings are shared by all mailers, and its throttle
 * lets two messages through that are sent at the same moment.
 */
let lastSend: Promise<unknown> = Promise.resolve();

function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const turn = lastSend.then(send);
  lastSend = turn.catch(() => undefined);
  return turn;
}

/**
 * The one way to the mail service: wraps @emailjs/browser and mends what bites in it.
 *
 * @param config without one every send fails with status 0 and a text naming what to set
 */
export function createMailer(config: MailConfig | undefined, options: MailerOptions = {}): Mailer {
  const storage = options.storage ?? browserStorage();

  async function deliver(
    sender: string | undefined,
    watchVariable: string,
    call: (client: MailClient, config: MailConfig) => Promise<unknown>,
  ): Promise<MailOutcome> {
    if (!config) return { ok: false, status: 0, text: MAIL_NOT_CONFIGURED };
    const stamp = openStamp(storage);
    let sent = false;
    try {
      const work = async () => {
        const client = await loadMailClient();
        // Before every send, because all mailers share the settings in the client's module.
        // `origin` is read from nowhere else, and without `storageProvider` the throttle is off.
        client.init({
          publicKey: config.publicKey,
          origin: config.origin,
          storageProvider: stamp.provider,
          blockHeadless: options.blockHeadless ?? false,
          blockList: { list: blocked(options.blockList ?? [], sender), watchVariable },
          limitRate: { id: THROTTLE_KEY, throttle: options.throttleMs ?? 0 },
        });
        return call(client, config);
      };
      await withTimeout(work(), options.timeoutMs ?? MAIL_TIMEOUT_MS);
      sent = true;
      await stamp.keep();
      return { ok: true };
    } catch (error) {
      // A storage that fails after the delivery is no failed message.
      if (sent) return { ok: true };
      return { ok: false, ...describe(error) };
    }
  }

  return {
    send: (params) =>
      inTurn(() =>
        deliver(params.from_email, SENDER.send, (client, { serviceId, templateId }) =>
          client.send(serviceId, templateId, { ...params }),
        ),
      ),
    sendForm: (form) => {
      const copy = copyForm(form);
      const sender = copy?.querySelector<HTMLInputElement>(`[name="${SENDER.sendForm}"]`)?.value;
      return inTurn(() =>
        deliver(sender, SENDER.sendForm, (client, { serviceId, templateId }) =>
          client.sendForm(serviceId, templateId, copy ?? form),
        ),
      );
    },
  };
}

/** The client compares exactly; an address is the same in any letter case. */
function blocked(list: readonly string[], sender = ''): string[] {
  const same = (entry: string) => entry.trim().toLowerCase() === sender.trim().toLowerCase();
  return list.some(same) ? [...list, sender] : [...list];
}

async function withTimeout(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The client rejects with its status object, throws bare strings, or lets fetch's error through. */
function describe(error: unknown): { status: number; text: string } {
  if (typeof error === 'string') return { status: 0, text: error };
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    const { status, text } = error;
    if (typeof status === 'number') return { status, text: String(text) };
  }
  return { status: 0, text: NETWORK_ERROR };
}
