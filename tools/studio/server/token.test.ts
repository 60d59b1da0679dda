import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sittingToken } from './token.ts';

test('a token lasts over a restart, and no longer than a sitting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'token-'));
  const file = join(folder, 'deep', 'studio.key');
  const first = sittingToken(file);
  expect(first).toHaveLength(32);
  expect(sittingToken(file)).toBe(first);
  expect(statSync(file).mode & 0o077).toBe(0);
  const yesterday = Date.now() / 1000 - 24 * 60 * 60;
  utimesSync(file, yesterday, yesterday);
  const second = sittingToken(file);
  expect(second).not.toBe(first);
  writeFileSync(file, 'short');
  expect(sittingToken(file)).toHaveLength(32);
  rmSync(folder, { recursive: true });
});
