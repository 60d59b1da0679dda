import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { nameFault, sharedAddressFaults, slugOfFile } from './markdown-names';

const root = mkdtempSync(join(tmpdir(), 'names-'));
const folder = join(root, 'posts');
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), 'Words.');
};
const none = () => undefined;

test('a file with capitals, blanks and umlauts stands at its slug', () => {
  expect(slugOfFile('src/content/posts/Größe Zählt.md')).toBe('größe-zählt');
  expect(nameFault('src/content/posts/My-First-Post.md', '/blog/', none)).toBeUndefined();
});

test('a name without a letter, or one that a page has, is told with its file', () => {
  expect(nameFault('posts/???.md', '/blog/', none)).toMatch(/^posts\/\?\?\?\.md\n✖ a name with a/);
  expect(nameFault('posts/Index.md', '/blog/', none)).toContain('at /blog/index stands the list');
  const at = (path: string) => (path === '/über-uns' ? 'src/pages/über-uns.astro' : undefined);
  expect(nameFault('pages/Über uns.md', '/', at)).toContain(
    'at /über-uns stands src/pages/über-uns.astro already',
  );
});

test('two files of one address are told, both by name', () => {
  write('first-words.md', 'First words.md', 'second.md');
  expect([...sharedAddressFaults(folder, '/blog/').values()]).toEqual([
    `${folder}/first-words.md\n✖ an address of its own: ${folder}/First words.md stands at /blog/first-words too. Rename one of them`,
  ]);
});

test('so are two files whose names look the same', () => {
  write('größe.md'.normalize('NFC'), 'größe.md'.normalize('NFD'));
  expect([...sharedAddressFaults(folder, '/blog/').values()]).toEqual([
    expect.stringContaining('looks the same'),
  ]);
});
