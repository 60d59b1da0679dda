import { createHash } from 'node:crypto';

/** The hash that a Content-Security-Policy uses to allow an inline style or script. */
export function inlineHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
