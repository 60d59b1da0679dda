import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { LoaderContext } from 'astro/loaders';
import { beforeEach, expect, test } from 'vitest';
import { markdownLoader } from './markdown-loader';

type Entry = Parameters<LoaderContext['store']['set']>[0];

let folder = '';
let wrong = new Map<string, string>();
const entries = new Map<string, Entry>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  wrong = new Map();
  entries.clear();
});

const write = (name: string, body: string) => {
  writeFileSync(join(folder, name), `---\ntitle: A\n---\n\n${body}`);
};

/** Runs the loader with the part of the context that it uses. */
function load(
  isServing: boolean,
  renderMarkdown = (text: string) => Promise.resolve({ html: text }),
) {
  const context = {
    store: {
      keys: () => [...entries.keys()],
      values: () => [...entries.values()],
      get: (id: string) => entries.get(id),
      set: (entry: Entry) => entries.set(entry.id, entry),
      delete: (id: string) => entries.delete(id),
      clear: () => {
        entries.clear();
      },
    },
    logger: { warn: () => undefined, error: () => undefined },
    generateDigest: (text: string) => text,
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    renderMarkdown,
    watcher: isServing ? {} : undefined,
  };
  const schema = z.object({ title: z.string() });
  return markdownLoader({ name: 'posts', folder, schema, faults: () => wrong }).load(
    context as unknown as LoaderContext,
  );
}

test('a text is loaded with its fields and what it was rendered to', async () => {
  write('a.md', 'Words.');
  await load(false);
  const entry = entries.get('a');
  expect(entry).toMatchObject({ data: { title: 'A' }, body: 'Words.' });
  expect(entry?.rendered?.html).toContain('Words.');
});

test('a build stops at a text that is wrong, and at one that cannot be rendered', async () => {
  write('a.md', 'Words.');
  await expect(load(false, () => Promise.reject(new Error('URI malformed')))).rejects.toThrow(
    /a\.md\n✖ a text that can be rendered: URI malformed/,
  );
  wrong.set(`${folder}/a.md`, 'a.md: wrong');
  await expect(load(false)).rejects.toThrow('a.md: wrong');
});

test('while one works a wrong text keeps what was loaded, and is loaded anew when it is right again', async () => {
  write('a.md', 'Words.');
  await load(true);
  const before = entries.get('a');
  wrong.set(`${folder}/a.md`, 'a.md: wrong');
  await load(true);
  expect(entries.get('a')).toMatchObject({ body: 'Words.', digest: '' });
  wrong.clear();
  await load(true);
  // The same text, yet a different entry, so that the pages are printed again.
  expect(entries.get('a')).toEqual(before);
  expect(entries.get('a')).not.toBe(before);
});

test('a text that is gone is forgotten', async () => {
  write('a.md', 'Words.');
  await load(true);
  rmSync(join(folder, 'a.md'));
  await load(true);
  expect([...entries.keys()]).toEqual([]);
});
