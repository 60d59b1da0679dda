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

/** Checks before a message is sent, whichever service is used. */
export interface Guards {
  /** The sender's address, as entered in the form. */
  readonly sender: string | undefined;
  /** Senders that are refused with 403, including this exact spelling. */
  readonly blockList: readonly string[];
  /** Whether automated browsers are refused with 451. */
  readonly blockHeadless: boolean;
  /** Milliseconds that must pass after a delivered message before the next (else 429). 0: none. */
  readonly throttleMs: number;
  /** The key and the storage for the time of the last message. */
  readonly throttleKey: string;
  readonly storage: StorageProvider;
}

/**
 * Sends one message through a service. Resolves when the service has accepted it; rejects with an
 * object of `status` and `text`, with a string, or with an error from fetch.
 */
export type Provider<Config> = (
  config: Config,
  message: Outgoing,
  guards: Guards,
) => Promise<unknown>;
