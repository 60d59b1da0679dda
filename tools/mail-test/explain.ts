import type { MailConfig } from '../../src/lib/mail/config.ts';

/** The service's response to a message that it didn't accept. */
interface Failed {
  readonly status: number;
  readonly text: string;
}

/** Explanations for a status or the service's own words. The first matching row applies. */
type Row = readonly [fits: (failed: Failed) => boolean, ...sentences: string[]];

const status =
  (...all: number[]) =>
  (failed: Failed) =>
    all.includes(failed.status);
const says = (words: RegExp) => (failed: Failed) => words.test(failed.text);
const isServers = (failed: Failed) => failed.status >= 500;
const always = () => true;

const BUSY = 'The service itself has a problem. Nothing is wrong here: try again later.';

const EMAILJS: readonly Row[] = [
  [
    says(/non-browser/i),
    'The account takes messages from browsers only, and this command is none. Visitors’ messages may be',
    'fine: write one on your site. To use this command, open the dashboard of EmailJS, Account, Security,',
    'and tick “Allow EmailJS API for non-browser applications”; untick it afterwards.',
  ],
  [isServers, BUSY],
  [
    says(/public key|user.?id|account not found/i),
    'EmailJS knows no account of this public key: look at PUBLIC_EMAILJS_PUBLIC_KEY. It stands in the',
    'dashboard below Account, API keys.',
  ],
  [
    says(/template/i),
    'The template was not found, or does not fit: look at PUBLIC_EMAILJS_TEMPLATE_ID. It stands in the',
    'dashboard below Email Templates.',
  ],
  [
    says(/service/i),
    'The service was not found, or has lost its connection: look at PUBLIC_EMAILJS_SERVICE_ID. It stands',
    'in the dashboard below Email Services.',
  ],
  [
    says(/recipient/i),
    'The template says to nobody whom it writes to: fill in “To Email” in it, for example with {{to_email}}.',
  ],
  [
    status(403),
    'EmailJS refuses this sender: in the dashboard below Account, Security, “Allow EmailJS API for',
    'non-browser applications” is off, or a list of allowed domains leaves out this one.',
  ],
  [
    status(412),
    'EmailJS cannot reach your mailbox through its service: open it below Email Services and connect it anew.',
  ],
  [
    status(402, 426, 429),
    'That was too much for the account: EmailJS takes one message a second, and a number of them a month',
    'that your plan names. Wait a minute; then look at the quota in the dashboard.',
  ],
  [status(413), 'The message is larger than EmailJS takes.'],
  [
    always,
    'Look at PUBLIC_EMAILJS_PUBLIC_KEY, PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID, each',
    'against the dashboard of EmailJS.',
  ],
];

const ENDPOINT: readonly Row[] = [
  [
    says(/else than JSON/),
    'Something answers there, but no form endpoint: PUBLIC_FORM_ENDPOINT must be the very address that a',
    'form is posted to, and answer JSON to those who ask for it (Accept: application/json).',
  ],
  [
    says(/access.?key/i),
    'The endpoint does not know the access key: look at PUBLIC_FORM_ACCESS_KEY.',
  ],
  [
    status(401, 403),
    'The endpoint refuses this sender. Visitors’ messages may be fine: many services take messages only',
    'from browsers and from domains that you have named in their dashboard (Web3Forms from elsewhere on',
    'a paid plan only). Write a message on your site; if that fails too, look at the allowed domains,',
    'and at PUBLIC_FORM_ACCESS_KEY where the service gave you one.',
  ],
  [
    status(404, 410),
    'The endpoint has no such form: look at PUBLIC_FORM_ENDPOINT, to its very end.',
  ],
  [status(405), 'That address takes no posts: look at PUBLIC_FORM_ENDPOINT.'],
  [
    status(415),
    'The endpoint reads no such format: set PUBLIC_FORM_FORMAT to json, or to form-data where it is json.',
  ],
  [
    status(402, 429),
    'That was too much for the endpoint: wait a minute; then look at the quota in its dashboard.',
  ],
  [status(413), 'The message is larger than the endpoint takes.'],
  [isServers, BUSY],
  [
    always,
    'The endpoint read the message and did not take it. Its own words are above; PUBLIC_FORM_FORMAT says',
    'how the fields are sent, PUBLIC_FORM_ENDPOINT where to.',
  ],
];

/** The variable for the address of messages, by provider. */
const ADDRESS = {
  emailjs: 'PUBLIC_EMAILJS_ORIGIN, if it is set',
  endpoint: 'PUBLIC_FORM_ENDPOINT',
} as const;

/** The host that messages go to. */
export const hostOf = (config: MailConfig): string =>
  new URL(config.provider === 'emailjs' ? config.origin : config.url).host;

/**
 * Explains why a message wasn't accepted, and which variable or setting to check.
 *
 * @returns lines for the terminal; the service's own words first
 */
export function explain(config: MailConfig, failed: Failed): string[] {
  if (failed.status === 0)
    return [
      `${hostOf(config)} gave no answer (${failed.text}).`,
      `Is this computer online, and is the host right? It comes from ${ADDRESS[config.provider]}.`,
    ];
  const rows = config.provider === 'emailjs' ? EMAILJS : ENDPOINT;
  const [, ...sentences] = rows.find(([fits]) => fits(failed)) ?? [];
  return [`${hostOf(config)} answered ${failed.status}: ${failed.text.trim()}`, ...sentences];
}
