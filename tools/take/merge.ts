import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from './compose.ts';
import { isText } from './files.ts';
import { isGenerated } from './generated.ts';
import { mergeManifest } from './manifest.ts';
import { bytesOf, isSame } from './write.ts';

/** What packages a site asks for. */
export const MANIFEST = 'package.json';

/** What was done to the files of a site. */
export interface Merged {
  readonly added: string[];
  readonly changed: string[];
  readonly removed: string[];
  /** Both sides wrote the same lines: marked in the file, as git does. */
  readonly conflicts: string[];
  /** Kept as the owner has them, though the template's have changed or gone. */
  readonly kept: string[];
  /** What is to be written for it. */
  readonly changes: Map<string, Buffer | undefined>;
}

type Entries = ReadonlyMap<string, Entry>;

/** What becomes of one file; `undefined` stands for a file that is not there. */
export interface Outcome {
  readonly fate: 'same' | 'added' | 'changed' | 'removed' | 'conflict' | 'kept';
  /** What is to be written. */
  readonly content?: Buffer;
}

/** The three sides of a file. */
export interface Sides {
  readonly base: Buffer | undefined;
  readonly theirs: Buffer | undefined;
  readonly ours: Buffer | undefined;
}

/**
 * Decides what becomes of a file: what its owner took away stays away, what they wrote stays, and what
 * both changed is merged line by line by git.
 */
export async function mergeFile(file: string, { base, theirs, ours }: Sides): Promise<Outcome> {
  const same = (one: Buffer | undefined, other: Buffer | undefined) =>
    one === undefined || other === undefined ? one === other : one.equals(other);
  if (same(base, theirs) || same(ours, theirs)) return { fate: 'same' };
  if (theirs === undefined)
    return same(ours, base)
      ? { fate: 'removed' }
      : ours === undefined
        ? { fate: 'same' }
        : { fate: 'kept' };
  if (ours === undefined)
    return base === undefined ? { fate: 'added', content: theirs } : { fate: 'same' };
  if (base !== undefined && same(ours, base)) return { fate: 'changed', content: theirs };
  if (!isText(file)) return { fate: 'kept' };
  const manifest =
    file === MANIFEST && base !== undefined
      ? mergeManifest(base.toString(), theirs.toString(), ours.toString())
      : undefined;
  if (manifest !== undefined)
    return manifest === ours.toString()
      ? { fate: 'same' }
      : { fate: 'changed', content: Buffer.from(manifest) };
  return mergeLines(file, ours, base ?? Buffer.alloc(0), theirs);
}

async function mergeLines(
  file: string,
  ours: Buffer,
  base: Buffer,
  theirs: Buffer,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'merge-'));
  try {
    const sides = [
      ['yours', ours],
      ['before', base],
      ['template', theirs],
    ] as const;
    for (const [name, content] of sides) await writeFile(join(folder, name), content);
    const labels = sides.flatMap(([name]) => ['-L', `${file} (${name})`]);
    const args = ['merge-file', '--stdout', ...labels, ...sides.map(([name]) => name)];
    return await new Promise<Outcome>((done, fail) => {
      execFile(
        'git',
        args,
        { cwd: folder, encoding: 'buffer', maxBuffer: Infinity },
        (error, content) => {
          // Its exit code is the number of conflicts, and negative where it failed.
          const code = typeof error?.code === 'number' ? error.code : error ? 255 : 0;
          if (code >= 128) fail(error ?? new Error('git merge-file failed'));
          else if (content.equals(ours)) done({ fate: 'same' });
          else done({ fate: code === 0 ? 'changed' : 'conflict', content });
        },
      );
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Works out how a site gets from one composition of the template to another, around what its owner has
 * done. Nothing is written; generated files are left to `generated.ts`.
 *
 * @param root the site's folder
 * @param base what it was taken from
 * @param theirs what it would be taken from now
 */
export async function mergeWith(root: string, base: Entries, theirs: Entries): Promise<Merged> {
  const changes: Merged['changes'] = new Map();
  const merged: Merged = { added: [], changed: [], removed: [], conflicts: [], kept: [], changes };
  const lists = {
    added: merged.added,
    changed: merged.changed,
    removed: merged.removed,
    conflict: merged.conflicts,
    kept: merged.kept,
  };
  for (const file of [...new Set([...base.keys(), ...theirs.keys()])].sort()) {
    if (isGenerated(file)) continue;
    const path = join(root, file);
    const [before, after] = [base.get(file), theirs.get(file)];
    if (await isSame(before, after)) continue;
    const ours = existsSync(path) ? await readFile(path) : undefined;
    const outcome = await mergeFile(file, {
      base: before && (await bytesOf(before)),
      theirs: after && (await bytesOf(after)),
      ours,
    });
    if (outcome.fate === 'same') continue;
    lists[outcome.fate].push(file);
    if (outcome.fate !== 'kept') changes.set(file, outcome.content);
  }
  return merged;
}

/** What was done, in a few lines for the terminal. */
export function summary({ added, changed, removed, conflicts, kept }: Merged): string {
  const count = (files: readonly string[], what: string) =>
    files.length > 0 ? [`${files.length} ${what}`] : [];
  const lines = [
    [...count(added, 'added'), ...count(changed, 'changed'), ...count(removed, 'removed')].join(
      ', ',
    ) || 'Nothing to do.',
    ...(kept.length > 0
      ? ['', 'Yours, and left as they are:', ...kept.map((file) => `  ${file}`)]
      : []),
    ...(conflicts.length > 0
      ? [
          '',
          'Both of you wrote these lines; git’s marks show where:',
          ...conflicts.map((file) => `  ${file}`),
        ]
      : []),
  ];
  return lines.join('\n');
}
