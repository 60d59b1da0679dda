// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readLastChanged } from './last-changed.ts';

const FIRST = '2024-02-03T10:00:00Z';
const SECOND = '2025-06-07T10:00:00Z';
/** The date of the files themselves, which is a clone's or a copy's. */
const COPIED = new Date('2026-01-01T00:00:00Z');

/** A project of two texts, of which the second commit changes one. */
function project({ isCommitted = true } = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'last-changed-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const root = join(parent, 'site');
  const write = (file: string, text: string) => {
    mkdirSync(join(root, 'src'), { recursive: true });
    writeFileSync(join(root, file), text);
    utimesSync(join(root, file), COPIED, COPIED);
  };
  const commit = (date: string) => {
    git(root, ['add', '.']);
    git(root, ['commit', '-qm', 'Change'], { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date });
  };
  write('src/old.md', 'old');
  write('src/größer.md', 'first');
  if (isCommitted) {
    git(root, ['init', '-q']);
    commit(FIRST);
    write('src/größer.md', 'second');
    commit(SECOND);
  }
  return { parent, root, write };
}

function git(cwd: string, args: string[], env: Record<string, string> = {}): void {
  const owner = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  const own = ['-c', `core.hooksPath=${devNull}`, '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...owner, ...own, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
}

test('a file is as old as the last commit that changed it', () => {
  const changed = readLastChanged(project().root);
  expect(changed('src/old.md')).toEqual(new Date(FIRST));
  expect(changed('src/größer.md')).toEqual(new Date(SECOND));
  expect(changed('src/none.md')).toBeUndefined();
});

test('a file that git does not know, or not as it is, has its own date', () => {
  const { root, write } = project();
  write('src/new.md', 'new');
  write('src/old.md', 'changed');
  const changed = readLastChanged(root);
  expect(changed('src/new.md')).toEqual(COPIED);
  expect(changed('src/old.md')).toEqual(COPIED);
});

test('without git every file has its own date', () => {
  const changed = readLastChanged(project({ isCommitted: false }).root);
  expect(changed('src/old.md')).toEqual(COPIED);
});

test('a shallow clone says nothing of what it has not seen change', () => {
  const { parent, root } = project();
  git(parent, ['clone', '-q', '--depth=1', pathToFileURL(root).href, 'clone']);
  const changed = readLastChanged(join(parent, 'clone'));
  expect(changed('src/old.md')).toBeUndefined();
  expect(changed('src/größer.md')).toBeUndefined();
});
