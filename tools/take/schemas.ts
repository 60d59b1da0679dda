import type { Entry } from './compose.ts';
import { isCollection } from './content.ts';
import type { Project } from './files.ts';
import type { Choice } from './pages.ts';
import { keysOf } from './yaml.ts';

const FOLDER = 'schemas/';
const NAMES = `${FOLDER}names.json`;
const NAMED_AT_TOP = /^# yaml-language-server: \$schema=(?:\.\.\/)+(schemas\/\S+)\n/;

type Entries = ReadonlyMap<string, Entry>;

const textOf = (entries: Entries, file: string) => {
  const entry = entries.get(file);
  return entry && 'text' in entry ? entry.text : undefined;
};

/**
 * The schemas of the content that comes along, as the first build of the site would write them: without
 * the names of pictures, pages and entries that stay behind.
 */
export function schemasOf(project: Project, choice: Choice, entries: Entries): Map<string, string> {
  // An owner's first page in Markdown is yet to come.
  const wanted = new Set([NAMES, `${FOLDER}pages.json`]);
  for (const file of entries.keys()) {
    if (file.startsWith('src/content/posts/')) wanted.add(`${FOLDER}posts.json`);
    const schema = NAMED_AT_TOP.exec(textOf(entries, file) ?? '')?.[1];
    if (schema !== undefined) wanted.add(schema);
  }
  const lists = reducedLists(project, entries);
  return new Map(
    [...wanted]
      .filter((file) => project.has(file))
      .map((file) => {
        const schema: unknown = JSON.parse(project.read(file));
        const reduced =
          file === NAMES
            ? reducedNames(schema as NamesSchema, choice, entries)
            : withLists(schema, lists);
        return [file, `${JSON.stringify(reduced, null, 1)}\n`];
      }),
  );
}

interface NamesSchema {
  readonly definitions: Readonly<Record<string, NameList>>;
}

interface NameList {
  /** Nothing where a site has none of this kind. */
  readonly enum?: readonly string[];
}

/** A list without a name is no schema; of a kind that a site has nothing of, every name is wrong. */
const withNames = (list: NameList, names: readonly string[]): object =>
  names.length > 0 ? { ...list, enum: names } : { not: {} };

function reducedNames(schema: NamesSchema, choice: Choice, entries: Entries): object {
  const pages = new Set(['/', ...[...choice.pages, ...choice.homes].map((page) => `/${page}`)]);
  const hasAsset = (name: string) =>
    entries.has(`src/assets/${name}`) ||
    entries.has(name.replace(/^([^/]+)\//, 'src/demos/$1/pictures/'));
  const isHere: Record<string, (name: string) => boolean> = {
    pictures: hasAsset,
    socialPictures: hasAsset,
    logos: (name) => entries.has(`src/assets/logos/${name}`),
    films: (name) => hasAsset(`${name}.webm`),
    pages: (name) => pages.has(name) || entries.has(`src/pages${name}.astro`),
  };
  const definitions = Object.fromEntries(
    Object.entries(schema.definitions).map(([kind, list]) => [
      kind,
      withNames(list, (list.enum ?? []).filter(isHere[kind] ?? (() => true))),
    ]),
  );
  return { ...schema, definitions };
}

/** Of each shared list: the names that it had, as one text, and those that come along. */
function reducedLists(project: Project, entries: Entries): Map<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  for (const file of project.files.filter(isCollection)) {
    const text = textOf(entries, file);
    const kept = text === undefined ? [] : keysOf(file, text);
    lists.set(JSON.stringify(keysOf(file, project.read(file))), kept);
  }
  return lists;
}

/** The schema with the names that a list still has wherever it offered those that it had. */
export function withLists(part: unknown, lists: ReadonlyMap<string, readonly string[]>): unknown {
  if (Array.isArray(part)) return part.map((one) => withLists(one, lists));
  if (typeof part !== 'object' || part === null) return part;
  const names = 'enum' in part ? lists.get(JSON.stringify(part.enum)) : undefined;
  // A list without a name is no schema.
  if (names?.length === 0) return { not: {} };
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'enum' ? (lists.get(JSON.stringify(value)) ?? value) : withLists(value, lists),
    ]),
  );
}
