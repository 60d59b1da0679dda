import { isMap, isScalar, isSeq, stringify, visit, type Document } from 'yaml';
import { formatErrors } from '../../src/lib/content/mistakes.ts';
import { readYaml } from '../../src/lib/content/yaml.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';

function documentOf(file: string, text: string): Document.Parsed {
  const { document, mistakes } = readYaml(text);
  if (mistakes.length > 0) throw new Failure(formatErrors({ file }, mistakes));
  return document;
}

/** One text of a YAML file, and where it stands in it. */
export interface Said {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is an item of a list. */
  readonly listed: boolean;
}

/** Every text of a YAML file, names of fields left out. */
export function textsOf(file: string, text: string): Said[] {
  const found: Said[] = [];
  visit(documentOf(file, text), {
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const parent = path.at(-1);
      found.push({ value, start: range[0], end: range[1], listed: isSeq(parent) });
    },
  });
  return found;
}

/** The names of a file's entries: its fields on the first level. */
export function keysOf(file: string, text: string): string[] {
  const { contents } = documentOf(file, text);
  return isMap(contents)
    ? contents.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []))
    : [];
}

/**
 * Keeps some entries of a file, each as it is written, with the comment right above it.
 *
 * @returns nothing where none is kept
 */
export function keepEntries(file: string, text: string, kept: ReadonlySet<string>): string {
  const { contents } = documentOf(file, text);
  if (!isMap(contents)) throw new Failure(`${file}: entries by their names are expected here.`);
  const starts = contents.items.flatMap((item) =>
    isScalar(item.key)
      ? [{ name: String(item.key.value), start: lineStart(text, item.key.range[0]) }]
      : [],
  );
  const head = text.slice(0, starts[0]?.start ?? text.length);
  const parts = starts.map(({ name, start }, index) => ({
    name,
    part: text.slice(start, starts[index + 1]?.start ?? text.length),
  }));
  const left = parts.filter(({ name }) => kept.has(name)).map(({ part }) => part.trimEnd());
  if (left.length === 0) return '';
  const result = `${head}${left.join('\n\n')}\n`;
  if (documentOf(file, result).errors.length > 0 || keysOf(file, result).length !== left.length)
    throw new Failure(`${file}: an entry that stays needs one that goes. Write it out.`);
  return result;
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

/** A field of the first level, as it is written. */
interface Block {
  readonly key: string;
  /** Where it begins, with the comment right above it. */
  readonly start: number;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly end: number;
}

function blocksIn(file: string, text: string): Block[] {
  const { contents } = documentOf(file, text);
  if (!isMap(contents) || contents.flow)
    throw new Failure(`${file}: fields by their names are expected here, each on its line.`);
  const keys = contents.items.flatMap(({ key }) =>
    isScalar(key) ? [{ key: String(key.value), keyStart: key.range[0], keyEnd: key.range[1] }] : [],
  );
  const starts = keys.map(({ keyStart }) => {
    let start = lineStart(text, keyStart);
    while (start > 0 && text[lineStart(text, start - 1)] === '#')
      start = lineStart(text, start - 1);
    return start;
  });
  return keys.map((key, at) => ({
    ...key,
    start: starts[at] ?? 0,
    end: starts[at + 1] ?? text.length,
  }));
}

/**
 * A field of the first level, as it is written, with the comment right above it.
 *
 * @throws {Failure} where there is none of this name
 */
export function blockOf(file: string, text: string, key: string): string {
  const block = blocksIn(file, text).find((one) => one.key === key);
  if (!block) throw new Failure(`${file}: there is no "${key}".`);
  const written = text.slice(block.start, block.end).trimEnd();
  // What it takes from elsewhere in the file has to be written out.
  if (readYaml(written).mistakes.length === 0) return written;
  const content = documentOf(file, text).toJS() as Record<string, unknown>;
  return stringify({ [key]: content[key] }, { aliasDuplicateObjects: false }).trimEnd();
}

/** A block by another name. */
export function renamedBlock(file: string, block: string, name: string): string {
  const [first] = blocksIn(file, block);
  return first ? block.slice(0, first.keyStart) + name + block.slice(first.keyEnd) : block;
}

/**
 * Inserts a field behind another one, a blank line between them; at the end where there is none of that
 * name. Every other letter stays as it is.
 */
export function insertBlock(
  file: string,
  text: string,
  after: string | undefined,
  block: string,
): string {
  const blocks = blocksIn(file, text);
  const place = blocks.find(({ key }) => key === after) ?? blocks.at(-1);
  const end = place?.end ?? text.length;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const above = text.slice(0, end).trimEnd();
  const below = text.slice(end);
  const lines = block.replaceAll(/\r?\n/g, eol);
  const result = `${above}${eol}${eol}${lines}${eol}${below === '' ? '' : `${eol}${below}`}`;
  documentOf(file, result);
  return result;
}

/** Takes a field of the first level away, with the comment right above it. */
export function removeBlock(file: string, text: string, key: string): string {
  const block = blocksIn(file, text).find((one) => one.key === key);
  if (!block) return text;
  const left = text.slice(0, block.start) + text.slice(block.end);
  const result = block.end === text.length ? `${left.trimEnd()}\n` : left;
  documentOf(file, result);
  return result;
}

/** Replaces texts of a file by others, and leaves every other letter as it is. */
export function replaceTexts(
  file: string,
  text: string,
  replacement: (value: string) => string | undefined,
): string {
  const changes = textsOf(file, text).flatMap((said) => {
    const to = replacement(said.value);
    return to === undefined || to === said.value ? [] : [{ ...said, to }];
  });
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, to }) => `${now.slice(0, start)}${to}${now.slice(end)}`, text);
}
