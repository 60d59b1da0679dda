import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { LOCAL_ACCOUNT } from '../mail-sink/account.ts';

/** The files that a production build reads, as Vite names them. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

const ACCOUNT_VARIABLES = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/**
 * The variables that make a build send its mail to the local sink.
 *
 * @param origin the sink's address, without a path
 */
export function localMailVariables(origin: string): Record<string, string> {
  return {
    PUBLIC_EMAILJS_PUBLIC_KEY: LOCAL_ACCOUNT.publicKey,
    PUBLIC_EMAILJS_SERVICE_ID: LOCAL_ACCOUNT.serviceId,
    PUBLIC_EMAILJS_TEMPLATE_ID: LOCAL_ACCOUNT.templateId,
    PUBLIC_EMAILJS_ORIGIN: origin,
  };
}

/**
 * Which of the mail account's variables the owner has set, in the environment or in a file.
 *
 * @param root the project's folder
 */
export function ownersMailVariables(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const files = ENV_FILES.map((name) => join(root, name)).filter((path) => existsSync(path));
  const settings = [...files.map((path) => parseEnv(readFileSync(path, 'utf8'))), env];
  return ACCOUNT_VARIABLES.filter((name) => settings.some((values) => values[name]?.trim()));
}
