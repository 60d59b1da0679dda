import type { StorageProvider } from '@emailjs/browser';

/** The fields of the main contact form's template (`template_params`). */
export interface ContactMessage {
  readonly from_name: string;
  readonly from_email: string;
  readonly subject: string;
  readonly message: string;
  readonly to_name: string;
  readonly to_email: string;
}

/** A message on its way: its parts, or the fields of a form. */
export type Outgoing =
  | { readonly call: 'send'; readonly params: ContactMessage }
  | { readonly call: 'sendForm'; readonly form: HTMLFormElement };

/** What is looked at before a message leaves, whichever service takes it. */
export interface Guards {
  /** Who writes, as the form has it. */
  readonly sender: string | undefined;
  /** Senders that are refused with 403, this very spelling among them. */
  readonly blockList: readonly string[];
  /** Whether automated browsers are refused with 451. */
  readonly blockHeadless: boolean;
  /** Milliseconds that must pass after a delivered message before the next (else 429). 0: none. */
  readonly throttleMs: number;
  /** Where the time of the last message is kept, and under which name. */
  readonly throttleKey: string;
  readonly storage: StorageProvider;
}

/**
 * Sends one message through a service. Resolves when the service has taken it; rejects with an object
 * of `status` and `text`, with a sentence, or with what fetch throws.
 */
export type Provider<Config> = (
  config: Config,
  message: Outgoing,
  guards: Guards,
) => Promise<unknown>;
