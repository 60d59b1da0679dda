/** The service's own address: the client's default `origin` in @emailjs/browser 4.4.1. */
export const DEFAULT_MAIL_ORIGIN = 'https://api.emailjs.com';

/** What the mail client needs to reach the owner's account. All are public by design. */
export interface MailConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Scheme, host and port, without a path: `https://api.emailjs.com`. */
  readonly origin: string;
}

const REQUIRED = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;
const ORIGIN = 'PUBLIC_EMAILJS_ORIGIN';

/** What a visitor's failed message logs when the owner has configured no e-mail. */
export const MAIL_NOT_CONFIGURED = `E-mail is not configured: set ${list(REQUIRED)}.`;

/**
 * Reads the mail settings from the environment, as the build does.
 *
 * @param env variables by name, such as `import.meta.env`; empty ones count as not set
 * @returns nothing when none of the three required variables is set: the site has no e-mail
 * @throws Error naming what is missing when only some are set, or an origin that is none
 */
export function readMailConfig(env: Record<string, unknown>): MailConfig | undefined {
  const values = REQUIRED.map((name) => read(env, name));
  const [publicKey, serviceId, templateId] = values;
  if (values.every((value) => value === '')) return undefined;
  if (!publicKey || !serviceId || !templateId) {
    const missing = REQUIRED.filter((_, index) => values[index] === '');
    throw new Error(
      `E-mail is half configured: ${list(missing)} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
        'Set it in .env or in the environment of the build (the values stand in the dashboard ' +
        'of EmailJS), or unset the others to build without e-mail.',
    );
  }
  return { publicKey, serviceId, templateId, origin: readOrigin(read(env, ORIGIN)) };
}

function read(env: Record<string, unknown>, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The client puts its paths right behind the origin, so a path or a slash would break the address. */
function readOrigin(value: string): string {
  if (value === '') return DEFAULT_MAIL_ORIGIN;
  const url = URL.parse(value);
  if (url?.href === `${url?.origin}/` && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `${ORIGIN} is "${value}", but must be an http or https origin such as ${DEFAULT_MAIL_ORIGIN}: ` +
      'scheme, host and port, nothing after them.',
  );
}

/** `A`, `A and B`, `A, B and C`. */
function list(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
