import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A window that stays open over a restart goes on, as long as the restart follows within this time. */
const SITTING_MS = 12 * 60 * 60 * 1000;

/**
 * The token of this sitting.
 *
 * @param file where it is kept over a restart, readable by its owner alone. Its name ends with `.key`: the
 *   development server tells no such file.
 */
export function sittingToken(file: string): string {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const kept = age < SITTING_MS ? readFileSync(file, 'utf8') : '';
  const token = /^[\w-]{32}$/.test(kept) ? kept : randomBytes(24).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, token, { mode: 0o600 });
  return token;
}
