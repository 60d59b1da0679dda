import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesText, SCHEMAS } from '../astro/schemas/files.ts';
import { WRITTEN } from '../docs/written.ts';
import type { Changes } from '../lib/all-or-nothing.ts';
import type { Entry } from './compose.ts';
import { isCollection } from './content.ts';
import { withLists } from './schemas.ts';
import { RECORD } from './transform.ts';
import { keysOf } from './yaml.ts';

type Entries = ReadonlyMap<string, Entry>;

/** Of each list that several pages choose from, the names of its entries. */
export type Lists = ReadonlyMap<string, readonly string[]>;

const isSchema = (file: string) => file.startsWith(`${SCHEMAS}/`);

/** Whether a file is written from others: then it is written anew, since its lines cannot be merged. */
export const isGenerated = (file: string): boolean =>
  isSchema(file) ||
  ['package-lock.json', RECORD].includes(file) ||
  WRITTEN.some((document) => document === file);

/** The lists that a site has now. */
export const listsOf = (root: string): Lists =>
  new Map(
    globSync('src/content/*.yaml', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isCollection)
      .map((file) => [file, keysOf(file, readFileSync(join(root, file), 'utf8'))]),
  );

const textOf = (entries: Entries, file: string) => {
  const entry = entries.get(file);
  return entry && 'text' in entry ? entry.text : undefined;
};

const listsIn = (entries: Entries): Lists =>
  new Map(
    [...entries.keys()]
      .filter(isCollection)
      .map((file) => [file, keysOf(file, textOf(entries, file) ?? '')]),
  );

/** A schema that names lists where it would enumerate their entries, so that two can be compared. */
function named(text: string | undefined, lists: Lists): string | undefined {
  if (text === undefined) return undefined;
  const names = new Map(
    [...lists]
      .filter(([, keys]) => keys.length > 0)
      .map(([file, keys]) => [JSON.stringify(keys), [file]]),
  );
  return JSON.stringify(withLists(JSON.parse(text), names));
}

/** The text of a schema that {@link named} made comparable, with the entries that the lists have. */
function enumerated(schema: string, files: Iterable<string>, lists: Lists): string {
  const entries = new Map(
    [...files].map((file) => [JSON.stringify([file]), lists.get(file) ?? []]),
  );
  return `${JSON.stringify(withLists(JSON.parse(schema), entries), null, 1)}\n`;
}

/** A schema with the entries of other lists. */
export const convertLists = (text: string, from: Lists, to: Lists): string =>
  enumerated(named(text, from) ?? '{}', from.keys(), to);

/** Whether a content file of the site names this schema in its first lines. */
function isNamedByContent(root: string, schema: string): boolean {
  const files = globSync(['src/content/**/*.{yaml,md}', 'src/demos/*/*.yaml'], { cwd: root });
  return files.some((file) =>
    readFileSync(join(root, file), 'utf8').slice(0, 200).includes(`/${schema}\n`),
  );
}

/**
 * Writes the schemas that editors read anew after a merge, as far as that can be told without a build:
 * the names of pictures and pages, the entries of lists, and what one side alone has changed.
 *
 * @param root the site's folder, in which all else has been merged
 * @param before the lists that the site had before
 * @returns what to write, and the schemas that only a build can tell
 */
export function mergedSchemas(
  root: string,
  base: Entries,
  theirs: Entries,
  before: Lists,
): { changes: Changes; stale: string[] } {
  const now = listsOf(root);
  const sides = { base: listsIn(base), theirs: listsIn(theirs) };
  const lists = new Set([before, now, sides.base, sides.theirs].flatMap((one) => [...one.keys()]));
  const changes = new Map<string, string | undefined>();
  const stale: string[] = [];
  const present = globSync(`${SCHEMAS}/**/*.json`, { cwd: root });
  const files = [...present, ...base.keys(), ...theirs.keys()]
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSchema);
  const [names, namesJson] = namesText(root);
  for (const file of new Set(files)) {
    const path = join(root, file);
    const own = existsSync(path) ? named(readFileSync(path, 'utf8'), before) : undefined;
    const old = named(textOf(base, file), sides.base);
    const fresh = named(textOf(theirs, file), sides.theirs);
    if (file === `${SCHEMAS}/${names}`) changes.set(file, namesJson);
    else if (own === undefined) {
      const isWanted = old === undefined || isNamedByContent(root, file);
      if (fresh !== undefined && isWanted) changes.set(file, enumerated(fresh, lists, now));
    } else if (fresh === undefined && old !== undefined && !isNamedByContent(root, file))
      changes.set(file, undefined);
    else {
      const isTheirs = fresh !== undefined && fresh !== old && own === old;
      if (fresh !== undefined && ![old, own].includes(fresh) && own !== old) stale.push(file);
      changes.set(file, enumerated(isTheirs ? fresh : own, lists, now));
    }
  }
  return { changes, stale };
}
