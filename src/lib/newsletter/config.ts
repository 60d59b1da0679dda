import { ContentError } from '../content/content-error.ts';
import type { EndpointConfig } from '../mail/config.ts';
import {
  isSecureAddress,
  listNames,
  readFormat,
  readVariable,
  type Environment,
} from '../mail/variables.ts';

/**
 * A newsletter service that takes an address by its public embed form: a plain post, whose answer is
 * a page. Scripts of other sites can't read that answer.
 */
export interface EmbedConfig {
  readonly provider: 'embed';
  readonly service: 'Buttondown' | 'Mailchimp';
  /** The full address that the form is posted to. */
  readonly url: string;
  /** The service's name for the field with the address. */
  readonly field: 'email' | 'EMAIL';
  /** A field that is sent along. */
  readonly hidden?: { readonly name: string; readonly value: string };
  /** The service's name for the field that only robots fill in. */
  readonly honeypot?: string;
}

/** Where subscriptions go: the owner's endpoint, or one of the services. */
export type NewsletterConfig = EndpointConfig | EmbedConfig;

const ENDPOINT = 'PUBLIC_NEWSLETTER_ENDPOINT';
const FORMAT = 'PUBLIC_NEWSLETTER_FORMAT';
const BUTTONDOWN = 'PUBLIC_NEWSLETTER_BUTTONDOWN';
const MAILCHIMP = 'PUBLIC_NEWSLETTER_MAILCHIMP';

/** The variables that each select a service. */
const CHOICES = [ENDPOINT, BUTTONDOWN, MAILCHIMP] as const;

/** All variables for the newsletter; `.env.example` and `docs/newsletter.md` explain them. */
export const NEWSLETTER_VARIABLES = [...CHOICES, FORMAT] as const;

/** The path of Buttondown's embed form, before the name of the newsletter (docs.buttondown.com). */
const BUTTONDOWN_PATH = '/api/emails/embed-subscribe/';
const BUTTONDOWN_FORM = `https://buttondown.com${BUTTONDOWN_PATH}`;

/** The variables that are set and select a service. */
export const newsletterVariablesSet = (env: Environment): string[] =>
  CHOICES.filter((name) => readVariable(env, name) !== '');

/**
 * Reads the newsletter's settings from the environment, as the build does.
 *
 * @param env variables by name, such as `import.meta.env`; empty ones count as not set
 * @returns undefined if no service is selected
 * @throws {ContentError} naming the variable and what is expected, if two services are selected or a
 * value is invalid
 */
export function readNewsletterConfig(env: Environment): NewsletterConfig | undefined {
  const chosen = newsletterVariablesSet(env);
  const format = readVariable(env, FORMAT);
  if (chosen.length > 1)
    throw new ContentError(
      `The newsletter is configured more than once: ${listNames(chosen)}. An address goes to one ` +
        'service: unset the others.',
    );
  if (format !== '' && chosen[0] !== ENDPOINT)
    throw new ContentError(
      `${FORMAT} is "${format}", but ${ENDPOINT} is not set. Set that address as well, or unset ${FORMAT}.`,
    );
  switch (chosen[0]) {
    case ENDPOINT:
      return readEndpoint(env);
    case BUTTONDOWN:
      return readButtondown(readVariable(env, BUTTONDOWN));
    case MAILCHIMP:
      return readMailchimp(readVariable(env, MAILCHIMP));
    default:
      return undefined;
  }
}

/** @returns undefined unless it is an address that may be posted to */
function addressOf(value: string): URL | undefined {
  const url = URL.parse(value);
  return url && isSecureAddress(url) ? url : undefined;
}

function readEndpoint(env: Environment): EndpointConfig {
  const value = readVariable(env, ENDPOINT);
  const url = addressOf(value);
  if (!url)
    throw new ContentError(
      `${ENDPOINT} is "${value}", but must be the whole https address that addresses are posted to, ` +
        'such as https://studio.example/subscribe (http on this machine alone).',
    );
  return { provider: 'endpoint', url: url.href, format: readFormat(env, FORMAT) };
}

function readButtondown(value: string): EmbedConfig {
  const url = /^[\w.-]+$/.test(value) ? URL.parse(BUTTONDOWN_FORM + value) : addressOf(value);
  if (!url || !/^\/api\/emails\/embed-subscribe\/[\w.-]+$/.test(url.pathname))
    throw new ContentError(
      `${BUTTONDOWN} is "${value}", but must be your newsletter’s name at Buttondown, such as ` +
        `studio, or the whole address of its form: ${BUTTONDOWN_FORM}studio.`,
    );
  return {
    provider: 'embed',
    service: 'Buttondown',
    url: url.href,
    field: 'email',
    hidden: { name: 'embed', value: '1' },
  };
}

function readMailchimp(value: string): EmbedConfig {
  // The address is copied out of HTML, where an ampersand is written as an entity.
  const url = addressOf(value.replaceAll('&amp;', '&'));
  const user = url?.searchParams.get('u');
  const list = url?.searchParams.get('id');
  if (!url || !url.pathname.endsWith('/subscribe/post') || !user || !list)
    throw new ContentError(
      `${MAILCHIMP} is "${value}", but must be the address behind action= in Mailchimp’s embedded ` +
        'form, such as https://studio.us1.list-manage.com/subscribe/post?u=…&id=….',
    );
  return {
    provider: 'embed',
    service: 'Mailchimp',
    url: url.href,
    field: 'EMAIL',
    honeypot: `b_${user}_${list}`,
  };
}
