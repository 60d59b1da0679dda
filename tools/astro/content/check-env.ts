import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { encodingMistake } from '../../../src/lib/content/encoding.ts';
import { MAIL_VARIABLES } from '../../../src/lib/mail/config.ts';
import { NEWSLETTER_VARIABLES } from '../../../src/lib/newsletter/config.ts';
import { formatErrors, type Mistake } from '../../../src/lib/content/mistakes.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/** The `.env` files that a build reads, as Vite names them. */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Additional files that the development server reads. */
const DEV_FILES = ['.env.development', '.env.development.local'];

/** Every variable that the site reads; `.env.example` explains them. */
export const VARIABLES = [
  ...MAIL_VARIABLES,
  ...NEWSLETTER_VARIABLES,
  'PUBLIC_GOOGLE_MAPS_KEY',
  'PUBLIC_GOOGLE_MAPS_MAP_ID',
] as const;

/** The passwords of locked works: a common one, and any that works name. */
export const PASSWORDS = 'WORKS_PASSWORD';

const PASSWORD = new RegExp(`^${PASSWORDS}(_[A-Z\\d_]+)?$`);

/** Other tools' variables in the same file are ignored. */
const KNOWN_PREFIX = /^(PUBLIC_|EMAILJS|GOOGLE_MAPS|FORM_|MAIL_|NEWSLETTER_|WORKS?_)/i;

/**
 * Checks one `.env` file for names that nothing reads, values with spaces, and an encoding that
 * Vite cannot read.
 */
export function envMistakes(text: string): Mistake[] {
  const encoding = encodingMistake(text);
  if (encoding) return [encoding];
  // Vite would treat the mark as part of the first name.
  if (text.startsWith('\uFEFF'))
    return [{ path: [], line: 1, message: 'UTF-8 without a byte order mark: save the file so' }];
  const values = parseEnv(text);
  const lineOf = (name: string) => text.split('\n').findIndex((line) => line.includes(name)) + 1;
  return Object.entries(values).flatMap(([name, value = '']): Mistake[] => {
    if (PASSWORD.test(name)) return [];
    const isKnown = (VARIABLES as readonly string[]).includes(name);
    if (!isKnown) {
      const prefixed = `PUBLIC_${name}`;
      const near = (VARIABLES as readonly string[]).includes(prefixed)
        ? `; did you mean "${prefixed}"?`
        : didYouMean(name, [...VARIABLES, PASSWORDS]);
      if (near === '' && !KNOWN_PREFIX.test(name)) return [];
      if (near === '' && name.startsWith('PUBLIC_')) return [];
      return [
        {
          path: [],
          line: lineOf(name),
          message: `a variable that the site reads; found "${name}"${near}`,
        },
      ];
    }
    return /\s/.test(value.trim())
      ? [
          {
            path: [],
            line: lineOf(name),
            message: `${name} without blanks in it; found "${value}"`,
          },
        ]
      : [];
  });
}

/** All `.env` files that the project may have. */
export const ENV_FILES = [...FILES, ...DEV_FILES];

/** @throws {Error} naming each file, line and variable that is wrong */
export function checkEnv(): void {
  const faults = ENV_FILES.filter((file) => existsSync(file)).flatMap((file) => {
    const mistakes = envMistakes(readFileSync(file, 'utf8'));
    return mistakes.length === 0 ? [] : [formatErrors({ file }, mistakes)];
  });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}
