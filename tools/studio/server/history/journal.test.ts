import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openJournal } from '../journal.ts';

let root: string;
let time: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'journal-'));
  time = 1_000_000;
  write('a.yaml', 'a: 1\n');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const open = (warn = vi.fn()) => openJournal(root, { now: () => time, warn });
const stepsFile = () => join(root, '.tools/studio/journal/steps.json');

describe('a step', () => {
  test('is taken back and done again, with files that it made', async () => {
    const journal = open();
    await journal.write('A', new Map([['a.yaml', 'a: 2\n'], ['deep/b.yaml', 'b: 1\n']])); // prettier-ignore
    await expect(journal.undo()).resolves.toMatchObject({
      kind: 'done',
      files: ['a.yaml', 'deep/b.yaml'],
      history: { redo: { title: 'A' } },
    });
    expect(read('a.yaml')).toBe('a: 1\n');
    expect(() => read('deep/b.yaml')).toThrow('ENOENT');
    await journal.redo();
    expect([read('a.yaml'), read('deep/b.yaml')]).toEqual(['a: 2\n', 'b: 1\n']);
    expect(await journal.redo()).toEqual({ kind: 'nothing' });
  });

  test('outlives a restart', async () => {
    await open().write('A', new Map([['a.yaml', 'a: 2\n']]));
    const journal = open();
    expect(journal.state()).toEqual({ undo: { title: 'A', files: ['a.yaml'] } });
    await journal.undo();
    expect(read('a.yaml')).toBe('a: 1\n');
    await open().redo();
    expect(read('a.yaml')).toBe('a: 2\n');
  });

  test('brings bytes back as they were', async () => {
    const bytes = new Uint8Array([0, 255, 13, 10, 128]);
    writeFileSync(join(root, 'x.webp'), bytes);
    await open().write('Picture', new Map([['x.webp', undefined]]));
    await open().undo();
    expect(new Uint8Array(readFileSync(join(root, 'x.webp')))).toEqual(bytes);
  });

  test.each(['this sitting', 'the next one'])(
    'whose file has been changed since is refused in %s, and can be dropped',
    async (sitting) => {
      const first = open();
      await first.write('A', new Map([['a.yaml', 'a: 2\n']]));
      write('a.yaml', 'a: theirs\n');
      const journal = sitting === 'this sitting' ? first : open();
      expect(await journal.undo()).toEqual({ kind: 'conflict', files: ['a.yaml'] });
      expect(read('a.yaml')).toBe('a: theirs\n');
      expect(journal.drop('undo')).toEqual({});
      expect(await journal.undo()).toEqual({ kind: 'nothing' });
    },
  );

  test('outside the project is refused', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    mkdirSync(join(root, 'src'));
    symlinkSync(outside, join(root, 'src/out'));
    for (const file of ['../x.yaml', 'src/out/x.yaml', '/x.yaml', '.git/config', 'a\\b', 'a\0b'])
      await expect(open().write('A', new Map([[file, 'x']]))).rejects.toThrow('does not lie in');
    rmSync(outside, { recursive: true });
  });
});

describe('letters of one field', () => {
  test('are one step while they follow each other', async () => {
    const journal = open();
    for (const text of ['a: 12\n', 'a: 123\n', 'a: 1234\n']) {
      time += 3000;
      await journal.write('A', new Map([['a.yaml', text]]), 'a');
    }
    await journal.undo();
    expect(read('a.yaml')).toBe('a: 1\n');
    expect(journal.state().undo).toBeUndefined();
  });

  test.each([
    ['a pause', 10_000, 'a'],
    ['another field', 100, 'b'],
    ['no field', 100, undefined],
  ])('are two steps with %s between', async (_, pause, field) => {
    const journal = open();
    await journal.write('A', new Map([['a.yaml', 'a: 12\n']]), 'a');
    time += pause;
    await journal.write('A', new Map([['a.yaml', 'a: 123\n']]), field);
    await journal.undo();
    expect(read('a.yaml')).toBe('a: 12\n');
  });

  test('are two steps with an undo, or another program, between', async () => {
    const journal = open();
    await journal.write('A', new Map([['a.yaml', 'a: 12\n']]), 'a');
    write('a.yaml', 'a: theirs\n');
    await journal.write('A', new Map([['a.yaml', 'a: mine\n']]), 'a');
    await journal.undo();
    expect(read('a.yaml')).toBe('a: theirs\n');
    await journal.redo();
    await journal.write('A', new Map([['a.yaml', 'a: more\n']]), 'a');
    await journal.undo();
    expect(read('a.yaml')).toBe('a: mine\n');
  });

  test('that are typed and taken away again are no step', async () => {
    const journal = open();
    await journal.write('A', new Map([['a.yaml', 'a: 12\n']]), 'a');
    await journal.write('A', new Map([['a.yaml', 'a: 1\n']]), 'a');
    expect(journal.state()).toEqual({});
  });
});

describe('a damaged journal', () => {
  test.each([
    ['half a list', () => readFileSync(stepsFile(), 'utf8').slice(0, 40)],
    ['a list of something else', () => '{"done":[{"title":3}]}'],
    ['contents that are gone', () => readFileSync(stepsFile(), 'utf8').replace(/"[0-9a-f]{64}"/, `"${'0'.repeat(64)}"`)], // prettier-ignore
  ])('with %s is dropped with a word', async (_, damaged) => {
    await open().write('A', new Map([['a.yaml', 'a: 2\n']]));
    writeFileSync(stepsFile(), damaged());
    const warn = vi.fn();
    const journal = open(warn);
    expect(warn).toHaveBeenCalledOnce();
    expect(await journal.undo()).toEqual({ kind: 'nothing' });
    await journal.write('A', new Map([['a.yaml', 'a: 3\n']]));
    await open().undo();
    expect(read('a.yaml')).toBe('a: 2\n');
  });
});

test('files stay touched until they are committed', async () => {
  await open().write('A', new Map([['a.yaml', 'a: 2\n'], ['b.yaml', 'b: 1\n']])); // prettier-ignore
  expect(open().touched()).toEqual(['a.yaml', 'b.yaml']);
  open().settle(['a.yaml']);
  expect(open().touched()).toEqual(['b.yaml']);
});
