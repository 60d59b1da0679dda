import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { openExport } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const zip = (name: string, files: Record<string, string | Uint8Array>) =>
  written(
    name,
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );

describe('one file', () => {
  test.each([
    ['utf-8', Buffer.from('Café')],
    ['utf-8 with its mark', Buffer.from('\uFEFFCafé')],
    ['utf-16, little end first', Buffer.from('\uFEFFCafé', 'utf16le')],
    ['utf-16, big end first', Buffer.from('\uFEFFCafé', 'utf16le').swap16()],
  ])('is read in %s', (_, bytes) => {
    const files = openExport(written('one.txt', bytes));
    expect(files.paths).toEqual(['one.txt']);
    expect(files.text('one.txt')).toBe('Café');
  });

  test('says which encoding it expects', () => {
    const files = openExport(written('latin.txt', Buffer.from('Café', 'latin1')));
    expect(() => files.text('latin.txt')).toThrow('latin.txt: it is not a text in UTF-8.');
    expect(() => files.text('other.txt')).toThrow('it holds no file "other.txt"');
  });

  test('is asked for where it is not there', () => {
    expect(() => openExport(join(folder, 'none.xml'))).toThrow('there is no such file or folder');
  });
});

describe('a folder', () => {
  test('is read without what is installed, and without links', () => {
    written('site/b/two.md', '2');
    written('site/a.md', '1');
    written('site/node_modules/x/readme.md', '');
    written('site/.git/HEAD', '');
    symlinkSync(written('secret.txt', 'secret'), join(folder, 'site', 'link.txt'));
    symlinkSync(folder, join(folder, 'site', 'loop'));
    const files = openExport(join(folder, 'site'));
    expect(files.paths).toEqual(['a.md', 'b/two.md']);
    expect(files.text('b/two.md')).toBe('2');
  });

  test('is expected to hold something', () => {
    mkdirSync(join(folder, 'bare'));
    expect(() => openExport(join(folder, 'bare'))).toThrow('the folder is empty');
  });
});

describe('a zip', () => {
  test('is read by its content, and without the folder around all of it', () => {
    const path = zip('whole.export', {
      'blog-main/_posts/a.md': 'A',
      'blog-main/_config.yml': 'x',
      '__MACOSX/blog-main/_a': '',
    });
    expect(openExport(path).paths).toEqual(['_config.yml', '_posts/a.md']);
    expect(openExport(path).text('_posts/a.md')).toBe('A');
    expect(openExport(zip('posts.zip', { '_posts/a.md': 'A' })).paths).toEqual(['_posts/a.md']);
  });

  test('of zips is read with what is in them', () => {
    const part = (name: string) => zipSync({ [name]: strToU8(name) });
    const path = zip('parts.zip', { 'Part-1.zip': part('a.md'), 'Part-2.zip': part('b/c.md') });
    expect(openExport(path).paths).toEqual(['a.md', 'b/c.md']);
  });

  test.each(['../out.md', '/etc/out.md', 'a/../../out.md', 'C:\\out.md', 'a\\..\\..\\out.md'])(
    'is refused with the path %s',
    (path) => {
      expect(() => openExport(zip('evil.zip', { [path]: 'x' }))).toThrow('leads out of the zip');
    },
  );

  test('is refused where it is damaged, empty or unpacks to too much', () => {
    const whole = zipSync({ 'a.md': strToU8('A'.repeat(2000)) });
    const cut = written('cut.zip', whole.subarray(0, whole.length - 30));
    expect(() => openExport(cut)).toThrow('the zip is damaged');
    expect(() => openExport(zip('none.zip', { '__MACOSX/a': '' }))).toThrow('the zip is empty');
    // The size that its directory says lies 24 bytes behind the directory's mark.
    const bomb = Buffer.from(whole);
    bomb.writeUInt32LE(0xfffffff0, bomb.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
    expect(() => openExport(written('bomb.zip', bomb))).toThrow('more than 2 GiB');
  });
});
