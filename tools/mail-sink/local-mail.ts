import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { MAIL_VARIABLES, mailVariablesSet } from '../../src/lib/mail/config.ts';
import { LOCAL_ACCESS_KEY, LOCAL_ACCOUNT } from '../mail-sink/account.ts';
import { FORM_PATHS } from '../mail-sink/form-endpoint.ts';

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

/**
 * The variables for an e-mail service that the owner has set, in the environment or in a file.
 *
 * @param root the project's folder
 */
export function ownersMailVariables(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const files = ENV_FILES.map((name) => join(root, name)).filter((path) => existsSync(path));
  const settings = [...files.map((path) => parseEnv(readFileSync(path, 'utf8'))), env];
  return [...new Set(settings.flatMap((values) => mailVariablesSet(values).flat()))];
}
