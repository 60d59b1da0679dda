import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openJournal } from '../journal.ts';
import { changesOf, commitChanges, fieldChangesOf, restoreFile } from './changes.ts';

const PAGE = 'src/content/pages/about.yaml';
const POST = 'src/content/posts/wörter.md';

let home: string;
let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const sitting = () => ({ root, journal: openJournal(root, { warn: vi.fn() }) });

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'history-'));
  root = join(home, 'site');
  mkdirSync(root);
  // Neither the machine's nor its user's own settings play a part.
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@site.example');
  write('.gitignore', '.tools/\n');
  write(PAGE, 'title: About\nparts:\n  - name: a\n  - name: b\n');
  write(POST, '---\ntitle: Words\n---\n\nOld.\n');
  write('README.md', 'Read me.\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

/** Has the studio write a file. */
const edit = (file: string, text: string) => sitting().journal.write(file, new Map([[file, text]]));

const filesChanged = async () => {
  const changes = await changesOf(sitting());
  return changes.kind === 'git' ? changes.files : undefined;
};

describe('what has changed', () => {
  test('is told in an owner’s words, with what the studio has written marked', async () => {
    await edit(PAGE, 'title: About us\nparts:\n  - name: a\n  - name: b\n');
    write(POST, '---\ntitle: Words\n---\n\nNew.\n');
    await edit('src/content/pages/new.yaml', 'title: New\n');
    write('README.md', 'Others’ work.\n');
    expect(await filesChanged()).toEqual([
      { file: PAGE, title: 'About us', kind: 'changed', lines: 2, isOwn: true },
      { file: POST, title: 'Words', kind: 'changed', lines: 2, isOwn: false },
      { file: 'src/content/pages/new.yaml', title: 'New', kind: 'added', isOwn: true },
    ]);
  });

  test('counts from the last commit that has been sent', async () => {
    git('init', '--quiet', '--bare', '../remote');
    git('remote', 'add', 'origin', '../remote');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    write(PAGE, 'title: Ours\n');
    git('commit', '--quiet', '--all', '-m', 'Not sent');
    expect(await changesOf(sitting())).toMatchObject({
      since: { subject: 'Begin', isSent: true },
      files: [{ file: PAGE }],
    });
  });

  test('is nothing that git could tell of a folder without a history', async () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(await changesOf(sitting())).toEqual({ kind: 'none' });
    await expect(restoreFile(sitting(), PAGE)).rejects.toThrow('no history');
  });

  test('of a file is told field by field', async () => {
    write(PAGE, 'title: About\nparts:\n  - name: a\n    note: n\n  - name: new\n  - name: b\n');
    expect(await fieldChangesOf(sitting(), PAGE)).toEqual([
      { path: ['parts', 0, 'note'], before: undefined, after: 'n' },
      { path: ['parts', 1], after: { name: 'new' } },
    ].slice(0)); // prettier-ignore
    write(POST, '---\ntitle: Words\n---\n\nNew.\n');
    expect(await fieldChangesOf(sitting(), POST)).toEqual([
      { path: ['body'], before: 'Old.', after: 'New.' },
    ]);
  });
});

describe('a file', () => {
  test('is put back, which can be undone', async () => {
    await edit(PAGE, 'title: Mine\n');
    await restoreFile(sitting(), PAGE);
    expect(await filesChanged()).toEqual([]);
    await sitting().journal.undo();
    expect(read(PAGE)).toBe('title: Mine\n');
  });

  test('that is new is taken away, and one that is gone comes back', async () => {
    await edit('src/content/pages/new.yaml', 'title: New\n');
    await restoreFile(sitting(), 'src/content/pages/new.yaml');
    expect(existsSync(join(root, 'src/content/pages/new.yaml'))).toBe(false);
    rmSync(join(root, POST));
    await restoreFile(sitting(), POST);
    expect(read(POST)).toContain('Old.');
  });

  test.each(['../x.yaml', 'README.md', '.gitignore', '--output=x'])(
    'that is no content is left alone: %s',
    async (file) => {
      await expect(restoreFile(sitting(), file)).rejects.toThrow(file);
    },
  );
});

describe('a commit', () => {
  test('holds what the studio has written, and leaves others’ work as it is', async () => {
    write('README.md', 'Staged by another.\n');
    git('add', 'README.md');
    write(POST, '---\ntitle: Words\n---\n\nAnother’s.\n');
    await edit(PAGE, 'title: Mine\n');
    await edit('src/content/pages/new.yaml', 'title: New\n');
    const message = 'Words; $(touch x) "of" a sentence';
    expect(await commitChanges(sitting(), message)).toEqual({
      kind: 'committed',
      files: [PAGE, 'src/content/pages/new.yaml'],
    });
    expect(git('show', '--format=%s', '--name-only').trim().split('\n')).toEqual([
      message,
      '',
      PAGE,
      'src/content/pages/new.yaml',
    ]);
    expect(git('diff', '--cached', '--name-only').trim()).toBe('README.md');
    expect(read(POST)).toContain('Another’s.');
    expect(await commitChanges(sitting(), 'Again')).toEqual({ kind: 'nothing' });
  });

  test('holds a file that the studio took away', async () => {
    await sitting().journal.write('Words', new Map([[POST, undefined]]));
    expect(await commitChanges(sitting(), 'One less')).toEqual({
      kind: 'committed',
      files: [POST],
    });
  });

  test('waits for a name where git has none', async () => {
    git('config', '--unset', 'user.name');
    git('config', '--unset', 'user.email');
    await edit(PAGE, 'title: Mine\n');
    expect(await commitChanges(sitting(), 'Mine')).toEqual({ kind: 'stranger' });
    expect(await changesOf(sitting())).toMatchObject({ hasIdentity: false });
  });

  test('that a hook refuses leaves all as it was', async () => {
    write('.git/hooks/pre-commit', '#!/bin/sh\necho "Not on Fridays." >&2\nexit 1\n');
    execFileSync('chmod', ['+x', join(root, '.git/hooks/pre-commit')]);
    await edit('src/content/pages/new.yaml', 'title: New\n');
    await expect(commitChanges(sitting(), 'New')).rejects.toThrow('Not on Fridays.');
    expect(git('status', '--porcelain').trim()).toBe('?? src/content/pages/new.yaml');
  });
});
