import { ContentError } from '../content/content-error.ts';
import {
  isSecureAddress,
  listNames,
  readFormat,
  readVariable,
  type EndpointFormat,
  type Environment,
} from './variables.ts';

/** The service's own address: the client's default `origin` in @emailjs/browser 4.4.1. */
export const DEFAULT_MAIL_ORIGIN = 'https://api.emailjs.com';

/** An EmailJS account. All its values are public by design. */
export interface EmailJsConfig {
  readonly provider: 'emailjs';
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Scheme, host and port, without a path: `https://api.emailjs.com`. */
  readonly origin: string;
}

/** A form endpoint: an address that accepts the fields of a message. All its values are public by design. */
export interface EndpointConfig {
  readonly provider: 'endpoint';
  /** The full address that messages are posted to: `https://formspree.io/f/abcdwxyz`. */
  readonly url: string;
  readonly format: EndpointFormat;
  /** Sent with each message as `access_key`, for endpoints that identify their owner by it. */
  readonly accessKey?: string;
}

/** The settings of the owner's e-mail service: exactly one. */
export type MailConfig = EmailJsConfig | EndpointConfig;

const EMAILJS_ACCOUNT = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;
const EMAILJS_ORIGIN = 'PUBLIC_EMAILJS_ORIGIN';
const ENDPOINT = 'PUBLIC_FORM_ENDPOINT';
const FORMAT = 'PUBLIC_FORM_FORMAT';
const ACCESS_KEY = 'PUBLIC_FORM_ACCESS_KEY';

/** The variables that select an e-mail service, by service; `PUBLIC_EMAILJS_ORIGIN` alone selects none. */
const CHOICES = [EMAILJS_ACCOUNT, [ENDPOINT, FORMAT, ACCESS_KEY]] as const;

/** All variables for e-mail; `.env.example` and `docs/e-mail.md` explain them. */
export const MAIL_VARIABLES = [
  ...EMAILJS_ACCOUNT,
  EMAILJS_ORIGIN,
  ENDPOINT,
  FORMAT,
  ACCESS_KEY,
] as const;

/** Services that accept no message without an access key, by host. */
const KEY_REQUIRED: Readonly<Record<string, string>> = { 'api.web3forms.com': 'Web3Forms' };

/** Logged when a visitor's message fails because the owner has configured no e-mail. */
export const MAIL_NOT_CONFIGURED =
  'E-mail is not configured: set PUBLIC_FORM_ENDPOINT, or PUBLIC_EMAILJS_PUBLIC_KEY, ' +
  'PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID (docs/e-mail.md).';

/**
 * Reads the mail settings from the environment, as the build does.
 *
 * @param env variables by name, such as `import.meta.env`; empty ones count as not set
 * @returns undefined if no variable of any service is set: the site has no e-mail
 * @throws Error naming the variable and what is expected, if a service is half configured, two are
 * configured, or a value is invalid
 */
export function readMailConfig(env: Environment): MailConfig | undefined {
  const [emailJs, endpoint] = mailVariablesSet(env);
  if (emailJs.length > 0 && endpoint.length > 0)
    throw new ContentError(
      `E-mail is configured twice: ${listNames(emailJs)} for EmailJS, ${listNames(endpoint)} for a form ` +
        'endpoint. Messages go one way only: unset the variables of one of the two.',
    );
  if (emailJs.length > 0) return readEmailJs(env);
  return endpoint.length > 0 ? readEndpoint(env) : undefined;
}

/** The variables that are set and select a service: those of EmailJS, and those of a form endpoint. */
export function mailVariablesSet(env: Environment): [emailJs: string[], endpoint: string[]] {
  const [emailJs, endpoint] = CHOICES;
  const isSet = (name: string) => readVariable(env, name) !== '';
  return [emailJs.filter(isSet), endpoint.filter(isSet)];
}

function readEmailJs(env: Environment): EmailJsConfig {
  const [publicKey, serviceId, templateId] = EMAILJS_ACCOUNT.map((name) => readVariable(env, name));
  if (!publicKey || !serviceId || !templateId)
    throw half(
      EMAILJS_ACCOUNT.filter((name) => readVariable(env, name) === ''),
      'the values stand in the dashboard of EmailJS',
    );
  const origin = readOrigin(readVariable(env, EMAILJS_ORIGIN));
  return { provider: 'emailjs', publicKey, serviceId, templateId, origin };
}

function readEndpoint(env: Environment): EndpointConfig {
  const address = readVariable(env, ENDPOINT);
  if (address === '') throw half([ENDPOINT], 'the address that your form service gives you');
  const url = URL.parse(address);
  if (!url || !isSecureAddress(url))
    throw new ContentError(
      `${ENDPOINT} is "${address}", but must be the whole https address that messages are posted ` +
        'to, such as https://formspree.io/f/abcdwxyz (http on this machine alone).',
    );
  const format = readFormat(env, FORMAT);
  const accessKey = readVariable(env, ACCESS_KEY);
  const service = KEY_REQUIRED[url.host];
  if (service !== undefined && accessKey === '')
    throw half([ACCESS_KEY], `the access key that ${service} has sent you`);
  return {
    provider: 'endpoint',
    url: url.href,
    format,
    ...(accessKey !== '' && { accessKey }),
  };
}

function half(missing: readonly string[], where: string): Error {
  return new ContentError(
    `E-mail is half configured: ${listNames(missing)} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      `Set it in .env or in the environment of the build (${where}), or unset the others to ` +
      'build without e-mail.',
  );
}

/**
 * The client appends its paths directly to the origin, so a path or trailing slash would break the
 * address.
 */
function readOrigin(value: string): string {
  if (value === '') return DEFAULT_MAIL_ORIGIN;
  const url = URL.parse(value);
  if (url?.href === `${url?.origin}/` && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ContentError(
    `${EMAILJS_ORIGIN} is "${value}", but must be an http or https origin such as ${DEFAULT_MAIL_ORIGIN}: ` +
      'scheme, host and port, nothing after them.',
  );
}
