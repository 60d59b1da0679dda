import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { bytesOf, hashOf } from '../hash.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const step = z.strictObject({
  title: z.string(),
  /** Which field it changed, while the next letter of it still belongs to the same step. */
  field: z.string().optional(),
  /** When it was made, in milliseconds since 1970. */
  time: z.number(),
  /** The files that it changed, with the hashes of their contents; none where there was no file. */
  files: z.array(
    z.strictObject({ file: z.string(), before: hash.optional(), after: hash.optional() }),
  ),
});

const steps = z.strictObject({
  done: z.array(step),
  undone: z.array(step),
  /** All files that the studio has changed and that no commit of it contains. */
  touched: z.array(z.string()),
});

/** A step as it is kept: its contents lie beside it, named by their hashes. */
export type KeptStep = z.infer<typeof step>;

/** What is kept over a restart. */
export type KeptSteps = z.infer<typeof steps>;

/** Steps and their contents in a folder. */
export interface StepsOnDisk {
  /** @returns undefined where nothing is kept yet */
  readonly load: () => KeptSteps | 'damaged' | undefined;
  readonly save: (kept: KeptSteps) => void;
  /** Keeps a content, and names it. */
  readonly put: (content: string | Uint8Array) => string;
  /** @throws {Error} where it is damaged */
  readonly get: (hash: string) => Uint8Array;
}

/** The hashes of a step's contents. */
const contentsOf = ({ files }: KeptStep): string[] =>
  files.flatMap(({ before, after }) => [before, after].filter((name) => name !== undefined));

/**
 * Opens a folder of steps.
 *
 * @param largest how many bytes of contents are kept; the oldest steps are forgotten first
 */
export function openSteps(folder: string, largest: number): StepsOnDisk {
  const list = join(folder, 'steps.json');
  const contents = join(folder, 'contents');
  /** Writes beside, then renames: a reader never sees a half. */
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(contents, { recursive: true });
    writeFileSync(`${path}.new`, content, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  const get = (name: string) => {
    const bytes = bytesOf(join(contents, name));
    if (!bytes || hashOf(bytes) !== name) throw new Error(`${name} is damaged.`);
    return bytes;
  };
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? bytesOf(join(contents, name))?.length ?? 0;
    sizes.set(name, size);
    return size;
  };
  /** How many of the oldest steps have to go. */
  const surplus = (done: readonly KeptStep[], undone: readonly KeptStep[]) => {
    const known = new Set<string>();
    let bytes = 0;
    for (const [back, one] of [...undone, ...done.toReversed()].entries()) {
      for (const name of contentsOf(one)) {
        if (!known.has(name)) bytes += sizeOf(name);
        known.add(name);
      }
      if (bytes > largest) return Math.max(0, done.length - (back - undone.length));
    }
    return 0;
  };
  return {
    load: () => {
      if (!existsSync(list)) return undefined;
      try {
        const kept = steps.parse(JSON.parse(readFileSync(list, 'utf8')));
        for (const name of [...kept.done, ...kept.undone].flatMap(contentsOf)) get(name);
        return kept;
      } catch {
        return 'damaged';
      }
    },
    save: (kept) => {
      kept.done.splice(0, surplus(kept.done, kept.undone));
      const wanted = new Set([...kept.done, ...kept.undone].flatMap(contentsOf));
      write(list, JSON.stringify(kept));
      for (const name of readdirSync(contents))
        if (!wanted.has(name)) rmSync(join(contents, name), { force: true });
    },
    put: (content) => {
      const name = hashOf(content);
      sizes.set(name, Buffer.byteLength(content));
      if (!bytesOf(join(contents, name))) write(join(contents, name), content);
      return name;
    },
    get,
  };
}
