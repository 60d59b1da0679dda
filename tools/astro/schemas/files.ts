import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import type { PublishedSchemas } from '../../../src/lib/content/publish-schema.ts';
import { parseYaml } from '../../../src/lib/content/yaml.ts';
import { namesSchema, readNames } from './names.ts';
import { partialSchema } from './partial.ts';
import { toJsonSchema, type JsonSchema } from './to-json.ts';

/** The folder where editors find the schemas, below the project's. */
export const SCHEMAS = 'schemas';

/**
 * The schema of a content file, below `schemas`: `src/content/pages/about.yaml` has
 * `pages/about.json`, all of `src/content/posts/*.md` have `posts.json`.
 */
const schemaFileOf = (file: string): string =>
  `${file
    .replace(/^src\/(content\/)?/, '')
    .replace(/\.\w+$/, '')
    .replace(/\/\*$|\/content$/, '')
    .replace('/*/', '/')}.json`;

/** The names of a shared list's entries; none if the site has no such list. */
function entriesIn(root: string, list: string): string[] {
  const file = `src/content/${list}.yaml`;
  if (!existsSync(join(root, file))) return [];
  const entries = parseYaml(file, readFileSync(join(root, file), 'utf8'));
  return typeof entries === 'object' && entries !== null ? Object.keys(entries) : [];
}

/** Combines the schemas of pages that read the same list, as with different picture sizes. */
function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const [first = {}, ...others] = distinct.values();
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

const printed = (schema: JsonSchema) => `${JSON.stringify(schema, null, 1)}\n`;

/** The folder of translations' schemas, which say the same with nothing required. */
const TRANSLATIONS = 'translations/';

/** Content whose words are translated file by file; interface words are complete in each language. */
const isTranslatable = (file: string) => file.endsWith('.yaml') && !file.includes('/words/');

/**
 * The content of the schemas folder: texts by file name.
 *
 * @param isMultilingual whether content has translations, which have schemas of their own
 */
export function schemaTexts(
  root: string,
  published: PublishedSchemas,
  isMultilingual: boolean,
): Map<string, string> {
  const entries = (list: string) => entriesIn(root, list);
  const schemaAt = (name: string, schemas: readonly z.ZodType[]) => {
    const up = '../'.repeat(name.split('/').length - 1) || './';
    return oneOf(schemas.map((schema) => toJsonSchema(schema, { up, entries })));
  };
  const texts = [...published].flatMap(([file, schemas]): [string, string][] => {
    const name = schemaFileOf(file);
    const own: [string, string] = [name, printed(schemaAt(name, schemas))];
    if (!isMultilingual || !isTranslatable(file)) return [own];
    const translation = TRANSLATIONS + name;
    return [own, [translation, printed(partialSchema(schemaAt(translation, schemas)))]];
  });
  return new Map([...texts.sort(([a], [b]) => a.localeCompare(b)), namesText(root)]);
}

/** The only schema that changes with every picture and page that an owner adds. */
export const namesText = (root: string): [string, string] => [
  'names.json',
  printed(namesSchema(readNames(root))),
];

/**
 * The same as a change of the project, for commands that add pictures, pages or works: nothing where the
 * site keeps no schemas.
 */
export const namesChange = (root: string): Map<string, string> => {
  const [name, text] = namesText(root);
  return new Map(existsSync(join(root, SCHEMAS)) ? [[`${SCHEMAS}/${name}`, text]] : []);
};

/** Files of the folder that differ from the expected ones, including superfluous ones. */
export function staleSchemas(root: string, texts: ReadonlyMap<string, string>): string[] {
  const folder = join(root, SCHEMAS);
  const present = globSync('**/*.json', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return [...new Set([...texts.keys(), ...present])].filter((name) => {
    const file = join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== texts.get(name);
  });
}

/** Updates the folder: writes files that differ, removes those without content. */
export function writeSchemas(root: string, texts: ReadonlyMap<string, string>): void {
  for (const name of staleSchemas(root, texts)) {
    const text = texts.get(name);
    if (text === undefined) rmSync(join(root, SCHEMAS, name));
    else writeSchema(root, name, text);
  }
}

/** Writes one of the folder's files. */
export function writeSchema(root: string, name: string, text: string): void {
  const file = join(root, SCHEMAS, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
