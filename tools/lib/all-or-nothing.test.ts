import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allOrNothing } from './all-or-nothing.ts';
import { Failure } from './bootstrap/failure.mjs';

/** Creates a project folder with two files. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-all-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'pages/de'), { recursive: true });
  writeFileSync(join(root, 'menu.yaml'), 'old');
  writeFileSync(join(root, 'pages/de/preise.astro'), 'page', { mode: 0o600 });
  return root;
}

const filesIn = (root: string) =>
  Object.fromEntries(
    globSync('**/*', { cwd: root })
      .filter((file) => statSync(join(root, file)).isFile())
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

test('writes, replaces and deletes files, and leaves nothing else behind', async () => {
  const root = project();
  await allOrNothing(root, async ({ apply }) => {
    apply(
      new Map([
        ['menu.yaml', 'new'],
        ['posts/first/a.md', 'text'],
        ['pages/de/preise.astro', undefined],
      ]),
    );
    return Promise.resolve();
  });
  expect(filesIn(root)).toEqual({ 'menu.yaml': 'new', 'posts/first/a.md': 'text' });
  expect(existsSync(join(root, 'pages')), 'a folder that is empty goes').toBe(false);
  expect(existsSync(join(root, '.tools'))).toBe(false);
});

test('a file keeps its rights, and one that stays the same its time', async () => {
  const root = project();
  const file = join(root, 'pages/de/preise.astro');
  const time = statSync(join(root, 'menu.yaml')).mtimeMs;
  await allOrNothing(root, async ({ apply }) => {
    apply(
      new Map([
        ['pages/de/preise.astro', 'other'],
        ['menu.yaml', 'old'],
      ]),
    );
    return Promise.resolve();
  });
  expect(readFileSync(file, 'utf8')).toBe('other');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(root, 'menu.yaml')).mtimeMs).toBe(time);
});

test('an error after some files were written puts every one back, and says so', async () => {
  const root = project();
  const before = filesIn(root);
  const work = allOrNothing(root, async ({ apply, remember }) => {
    apply(
      new Map([
        ['menu.yaml', 'new'],
        ['posts/first/a.md', 'text'],
        ['pages/de/preise.astro', undefined],
      ]),
    );
    apply(new Map([['menu.yaml', 'newer']]));
    remember(['lock.json', 'menu.yaml']);
    writeFileSync(join(root, 'lock.json'), '{}');
    writeFileSync(join(root, 'menu.yaml'), 'by somebody else');
    return Promise.reject(new Error('No such section'));
  });
  await expect(work).rejects.toThrow(Failure);
  await expect(work).rejects.toThrow(/^No such section\n\nNothing has changed\.$/);
  expect(filesIn(root)).toEqual(before);
  expect(existsSync(join(root, 'posts'))).toBe(false);
});

test('a file that cannot be written puts those before it back', async () => {
  const root = project();
  const before = filesIn(root);
  const work = allOrNothing(root, async ({ apply }) => {
    // A file of this name already exists.
    apply(
      new Map([
        ['a.md', 'text'],
        ['menu.yaml/b.md', 'text'],
      ]),
    );
    return Promise.resolve();
  });
  await expect(work).rejects.toThrow('Nothing has changed.');
  expect(filesIn(root)).toEqual(before);
});
