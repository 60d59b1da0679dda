import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, stringify, visit, type Document } from 'yaml';
import { formatErrors } from '../../src/lib/content/mistakes.ts';
import { readYaml, type YamlText } from '../../src/lib/content/yaml.ts';
import { Failure } from './bootstrap/failure.mjs';
import { itemsOf } from './edits/yaml-items.ts';
import { applied, permuted } from './splice.ts';

/** As many texts are kept as they are read: a change asks for the same ones again and again. */
const KEPT = 8;
const kept = new Map<string, YamlText>();

/** Reads a text, or finds it among those that were read last; nobody changes what is found. */
function readOnce(text: string): YamlText {
  const found = kept.get(text) ?? readYaml(text);
  kept.delete(text);
  kept.set(text, found);
  for (const one of kept.keys()) if (kept.size > KEPT) kept.delete(one);
  return found;
}

function documentOf(file: string, text: string): Document.Parsed {
  const { document, mistakes } = readOnce(text);
  if (mistakes.length > 0) throw new Failure(formatErrors({ file }, mistakes));
  return document;
}

/** One text of a YAML file, and where it stands in it. */
interface Said {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Every text of a YAML file, names of fields left out. */
export function textsOf(file: string, text: string): Said[] {
  const found: Said[] = [];
  visit(documentOf(file, text), {
    Scalar(key, { value, range }) {
      if (key !== 'key' && typeof value === 'string' && range)
        found.push({ value, start: range[0], end: range[1] });
    },
  });
  return found;
}

/** Replaces texts of a file by others, and leaves every other letter as it is. */
export const replaceTexts = (
  file: string,
  text: string,
  replacement: (value: string) => string | undefined,
): string =>
  applied(
    text,
    textsOf(file, text).flatMap(({ value, start, end }) => {
      const to = replacement(value);
      return to === undefined ? [] : [{ start, end, text: to }];
    }),
  );

/** A field of the first level, with the comment right above it. */
interface Block {
  readonly key: string;
  readonly start: number;
  readonly keyStart: number;
  readonly end: number;
}

function blocksIn(file: string, text: string): Block[] {
  const { contents } = documentOf(file, text);
  if (!isMap(contents)) return [];
  const keys = contents.items.flatMap(({ key }) =>
    isScalar(key) ? [{ key: String(key.value), keyStart: key.range[0] }] : [],
  );
  const starts = keys.map(({ keyStart }) => {
    const above = text.slice(0, keyStart).split('\n').slice(0, -1);
    const comment = above.slice(above.findLastIndex((line) => !line.startsWith('#')) + 1);
    // What stands above the first field is about the file.
    return keyStart === keys[0]?.keyStart
      ? keyStart
      : keyStart - comment.reduce((sum, line) => sum + line.length + 1, 0);
  });
  return keys.map((key, at) => ({
    ...key,
    start: starts[at] ?? 0,
    end: starts[at + 1] ?? text.length,
  }));
}

/** The names of a file's entries: its fields on the first level. */
export const keysOf = (file: string, text: string): string[] =>
  blocksIn(file, text).map(({ key }) => key);

/** Keeps some entries of a file, each as it is written; nothing is left where none is kept. */
export function keepEntries(file: string, text: string, kept: ReadonlySet<string>): string {
  const blocks = blocksIn(file, text);
  const left = blocks.filter(({ key }) => kept.has(key));
  if (left.length === blocks.length) return text;
  const head = text.slice(0, blocks[0]?.start);
  const written = left.map(({ start, end }) => text.slice(start, end).trimEnd());
  return written.length === 0 ? '' : `${head}${written.join('\n\n')}\n`;
}

/**
 * A field of the first level, as it is written, by a name of the caller's choice.
 *
 * @throws {Failure} where there is none of this name
 */
export function blockOf(file: string, text: string, key: string, name = key): string {
  const block = blocksIn(file, text).find((one) => one.key === key);
  if (!block) throw new Failure(`${file}: there is no "${key}".`);
  const renamed =
    text.slice(block.start, block.keyStart) +
    name +
    text.slice(block.keyStart + key.length, block.end).trimEnd();
  // An anchor that stands elsewhere in the file has to be written out.
  if (readYaml(renamed).mistakes.length === 0) return renamed;
  const content = documentOf(file, text).toJS() as Record<string, unknown>;
  return stringify({ [name]: content[key] }, { aliasDuplicateObjects: false }).trimEnd();
}

/** Inserts a field behind another one, or at the end; every other letter stays as it is. */
export function insertBlock(
  file: string,
  text: string,
  after: string | undefined,
  block: string,
): string {
  const blocks = blocksIn(file, text);
  const end = (blocks.find(({ key }) => key === after) ?? blocks.at(-1))?.end ?? text.length;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const below = text.slice(end) && eol + text.slice(end);
  const lines = block.replaceAll(/\r?\n/g, eol);
  return `${text.slice(0, end).trimEnd()}${eol}${eol}${lines}${eol}${below}`;
}

/** Takes a field of the first level away, with the comment right above it. */
export function removeBlock(file: string, text: string, key: string): string {
  const block = blocksIn(file, text).find((one) => one.key === key);
  if (!block) return text;
  const left = text.slice(0, block.start) + text.slice(block.end);
  return block.end === text.length ? `${left.trimEnd()}\n` : left;
}

/**
 * Puts fields of the first level into another order, each into the place of another one of them; every other
 * letter stays as it is. So does a text that has them in an order of its own, or in which the new one would
 * say something else.
 *
 * @param before the names of the fields as they follow each other now; those that the file lacks do not count
 * @param after the same names, as they are to follow each other
 */
export function orderBlocks(
  file: string,
  text: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const isDos = text.includes('\r\n');
  const source = text.replaceAll('\r\n', '\n');
  const document = documentOf(file, source);
  const { contents } = document;
  if (!isMap(contents)) return text;
  const items = itemsOf(source, contents);
  const all = contents.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const keys = all.filter((key) => before.includes(key));
  if (keys.join() !== before.filter((key) => all.includes(key)).join()) return text;
  const order = after.flatMap((key) => (keys.includes(key) ? [keys.indexOf(key)] : []));
  const spans = keys.flatMap((key) => items[all.indexOf(key)] ?? []);
  const splice = permuted(source, spans, order);
  const edited = splice ? applied(source, [splice]) : source;
  if (edited === source) return text;
  // An anchor has to stand before what names it.
  const { data, mistakes } = readOnce(edited);
  if (mistakes.length > 0 || !isDeepStrictEqual(data, document.toJS())) return text;
  return isDos ? edited.replaceAll('\n', '\r\n') : edited;
}
