import { ContentError } from '../content/content-error.ts';
import { didYouMean } from '../content/nearest.ts';

/** Variables by name, such as `import.meta.env`. */
export type Environment = Readonly<Record<string, unknown>>;

/** The format of the fields sent to a form endpoint: as posted by a form, or JSON. */
const ENDPOINT_FORMATS = ['form-data', 'json'] as const;

export type EndpointFormat = (typeof ENDPOINT_FORMATS)[number];

const isFormat = (value: string): value is EndpointFormat =>
  (ENDPOINT_FORMATS as readonly string[]).includes(value);

/** A variable's value without blanks around it; empty if it is not set. */
export function readVariable(env: Environment, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * The format that a variable names; `form-data` if it is not set.
 *
 * @throws {ContentError} naming the variable, if its value is no format
 */
export function readFormat(env: Environment, name: string): EndpointFormat {
  const format = readVariable(env, name) || 'form-data';
  if (isFormat(format)) return format;
  throw new ContentError(
    `${name} is "${format}", but must be form-data or json${didYouMean(format, ENDPOINT_FORMATS) || ', or not set'}`,
  );
}

/** Whether what is sent there is encrypted in transit, which only this machine can do without. */
export function isSecureAddress({ protocol, hostname, username, password, hash }: URL): boolean {
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  return isSafe && username === '' && password === '' && hash === '';
}

/** `A`, `A and B`, `A, B and C`. */
export function listNames(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
