import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { MAIL_VARIABLES, mailVariablesSet } from '../../src/lib/mail/config.ts';
import { NEWSLETTER_VARIABLES, newsletterVariablesSet } from '../../src/lib/newsletter/config.ts';
import { LOCAL_ACCESS_KEY, LOCAL_ACCOUNT } from '../mail-sink/account.ts';
import { FORM_PATHS, NEWSLETTER_PATHS } from '../mail-sink/form-endpoint.ts';

/** The `.env` files that a production build reads, as Vite names them. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Overrides the owner's settings: an empty environment variable wins over one from a file. */
const NOTHING_SET = Object.fromEntries(MAIL_VARIABLES.map((name) => [name, '']));

/**
 * The variables that make a build send its mail to the local sink, in EmailJS's format.
 *
 * @param origin the sink's address, without a path
 */
export function localMailVariables(origin: string): Record<string, string> {
  return {
    ...NOTHING_SET,
    PUBLIC_EMAILJS_PUBLIC_KEY: LOCAL_ACCOUNT.publicKey,
    PUBLIC_EMAILJS_SERVICE_ID: LOCAL_ACCOUNT.serviceId,
    PUBLIC_EMAILJS_TEMPLATE_ID: LOCAL_ACCOUNT.templateId,
    PUBLIC_EMAILJS_ORIGIN: origin,
  };
}

/**
 * The variables that make a build send its mail to the local sink as a form endpoint.
 *
 * @param origin the sink's address, without a path
 * @param service whose behaviour the sink imitates
 */
export function localEndpointVariables(
  origin: string,
  service: keyof typeof FORM_PATHS,
): Record<string, string> {
  return {
    ...NOTHING_SET,
    PUBLIC_FORM_ENDPOINT: origin + FORM_PATHS[service],
    ...(service === 'web3forms' && { PUBLIC_FORM_ACCESS_KEY: LOCAL_ACCESS_KEY }),
  };
}

/** Where each service's variable says that addresses go. */
const NEWSLETTER_SERVICES = {
  endpoint: 'PUBLIC_NEWSLETTER_ENDPOINT',
  buttondown: 'PUBLIC_NEWSLETTER_BUTTONDOWN',
  mailchimp: 'PUBLIC_NEWSLETTER_MAILCHIMP',
} as const;

/**
 * The variables that make a build subscribe addresses at the local sink.
 *
 * @param origin the sink's address, without a path
 * @param service whose behaviour the sink imitates
 */
export function localNewsletterVariables(
  origin: string,
  service: keyof typeof NEWSLETTER_SERVICES = 'endpoint',
): Record<string, string> {
  const list = service === 'mailchimp' ? '?u=local&id=list' : '';
  return {
    ...Object.fromEntries(NEWSLETTER_VARIABLES.map((name) => [name, ''])),
    [NEWSLETTER_SERVICES[service]]: origin + NEWSLETTER_PATHS[service] + list,
  };
}

/**
 * The variables that select a service and that the owner has set, in the environment or in a file.
 *
 * @param root the project's folder
 */
export function ownersServices(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): { mail: string[]; newsletter: string[] } {
  const files = ENV_FILES.map((name) => join(root, name)).filter((path) => existsSync(path));
  const settings = [...files.map((path) => parseEnv(readFileSync(path, 'utf8'))), env];
  return {
    mail: [...new Set(settings.flatMap((values) => mailVariablesSet(values).flat()))],
    newsletter: [...new Set(settings.flatMap(newsletterVariablesSet))],
  };
}
