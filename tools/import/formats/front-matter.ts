import { parse as parseToml, TomlError } from 'smol-toml';
import { formatErrors } from '../../../src/lib/content/mistakes.ts';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Loss } from '../model.ts';

/** The fields of a text or of a configuration, as they are written. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text with front matter. */
export interface FrontMatter {
  readonly fields: Fields;
  readonly body: string;
  /** The line of the file that the body begins in, counted from 1. */
  readonly bodyLine: number;
}

/** Fields between lines of hyphens (YAML) or plus signs (TOML); there may be none. */
const FENCED = /^(---|\+\+\+)[ \t]*\r?\n(?:([^]*?)\r?\n)??(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** Fields as an object of JSON, whose last brace stands alone. */
const BRACED = /^\{[ \t]*\r?\n[^]*?\r?\n\}[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a text, in YAML, TOML or JSON.
 *
 * @returns undefined where it has none
 * @throws {Failure} where it cannot be read, with file and line
 */
export function readFrontMatter(file: string, text: string): FrontMatter | undefined {
  const fenced = FENCED.exec(text);
  const whole = fenced?.[0] ?? BRACED.exec(text)?.[0];
  if (whole === undefined) return undefined;
  const language = fenced ? (fenced[1] === '---' ? 'yaml' : 'toml') : 'json';
  const fields = readFields(file, fenced ? (fenced[2] ?? '') : whole, language, fenced ? 1 : 0);
  return { fields, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

/** The front matter alone, or nothing where there is none or it cannot be read: for guesses. */
export function peekFrontMatter(file: string, text: string): Fields | undefined {
  try {
    return readFrontMatter(file, text)?.fields;
  } catch {
    return {};
  }
}

/**
 * Reads fields.
 *
 * @param language `yaml`, `toml` or `json`: the ending of a configuration's file
 * @param above how many lines of the file stand above the text
 * @throws {Failure} where it cannot be read, with file and line
 */
export function readFields(file: string, text: string, language: string, above = 0): Fields {
  const fail = (message: string, line?: number) =>
    new Failure(
      formatErrors({ file }, [
        { path: [], message, ...(line !== undefined && { line: line + above }) },
      ]),
    );
  if (language === 'toml') {
    try {
      return parseToml(text);
    } catch (error) {
      if (!(error instanceof TomlError)) throw error;
      throw fail(`TOML that can be read (${error.message.split('\n')[0] ?? ''})`, error.line);
    }
  }
  // JSON is YAML too, and YAML's reader knows lines.
  const { data, mistakes } = readYaml(text);
  const [mistake] = mistakes;
  if (mistake) throw fail(mistake.message, mistake.line);
  if (data === null || data === undefined) return {};
  if (!isFields(data)) throw fail('fields are expected, each with a colon behind its name', 1);
  return data;
}

/** Whether a value has fields of its own. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A text, or a number as text; undefined for anything else, and for nothing. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The first of some fields that holds a text. */
export const firstText = (fields: Fields, ...names: readonly string[]): string | undefined =>
  names.map((name) => textOf(fields[name])).find((text) => text !== undefined);

/** Texts of a list, or of one text that is divided by a separator. */
export function textsOf(value: unknown, separator?: string | RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textOf(one) ?? []);
  const text = textOf(value);
  if (text === undefined) return [];
  return (separator === undefined ? [text] : text.split(separator))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The line of a place in a text, in its file. */
export const lineIn = (text: string, index: number, firstLine: number): number =>
  firstLine + text.slice(0, index).split('\n').length - 1;

/** Collects what does not come. */
export interface Losses {
  readonly all: readonly Loss[];
  readonly add: (file: string, line: number | undefined, kind: string, what: string) => void;
}

/** An empty collection of what does not come. */
export function collectLosses(): Losses {
  const all: Loss[] = [];
  const add: Losses['add'] = (file, line, kind, what) =>
    all.push({ place: { file, ...(line !== undefined && { line }) }, kind, what });
  return { all, add };
}
