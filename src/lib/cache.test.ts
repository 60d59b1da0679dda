import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { cached } from './cache';

const keyIn = (cache: string) => ({ kind: 'tones', sources: ['a.webp'], cache });
const newCache = () => mkdtempSync(join(tmpdir(), 'cache-'));

test('two calls for one key share what is being made', async () => {
  const key = keyIn(newCache());
  let calls = 0;
  const make = async () => {
    calls += 1;
    await new Promise((done) => setTimeout(done, 20));
    return `made ${calls}`;
  };
  const both = await Promise.all([cached(key, make), cached(key, make)]);
  expect(both.map(String)).toEqual(['made 1', 'made 1']);
  expect(String(await cached(key, make))).toBe('made 1');
  expect(readdirSync(join(key.cache, key.kind))).toHaveLength(1);
});

test('what failed is made again', async () => {
  const key = keyIn(newCache());
  const fail = () => cached(key, () => Promise.reject(new Error('no')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no');
  expect(String(await cached(key, () => Promise.resolve('yes')))).toBe('yes');
});

/** Requests one key and waits for its turn before it writes, so that both processes run at the same time. */
const WRITER = `
const { cached } = await import(process.argv[1]);
const content = 'x'.repeat(5_000_000);
const made = await cached(JSON.parse(process.argv[2]), async () => {
  process.stdout.write('ready');
  await new Promise((go) => process.stdin.once('data', go));
  return content;
});
process.stdin.destroy();
process.exitCode = made.length === content.length ? 0 : 1;
`;

test('two processes write one key at the same time', async () => {
  const key = keyIn(newCache());
  const module = pathToFileURL('src/lib/cache.ts').href;
  const writers = [0, 1].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', WRITER, module, JSON.stringify(key)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(writers.map(({ stdout }) => once(stdout, 'data')));
  const ends = writers.map((writer) => once(writer, 'exit'));
  for (const { stdin } of writers) stdin.write('go');
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(readdirSync(join(key.cache, key.kind))).toHaveLength(1);
});
