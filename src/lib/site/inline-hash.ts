import { createHash } from 'node:crypto';

/** The hash by which the Content-Security-Policy allows an inline style or script. */
export function inlineHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
