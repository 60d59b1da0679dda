import { isMap, isScalar, isSeq, visit, type Document } from 'yaml';
import { tell } from '../../src/lib/mistakes.ts';
import { readYaml } from '../../src/lib/yaml.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';

function documentOf(file: string, text: string): Document.Parsed {
  const { document, mistakes } = readYaml(text);
  if (mistakes.length > 0) throw new Failure(tell({ file }, mistakes));
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
