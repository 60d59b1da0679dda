import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import { encodingMistake } from './encoding.ts';
import { formatErrors, type Mistake } from './mistakes.ts';
import type { Path } from './source-lines.ts';
import { ContentError } from './content-error.ts';

/** A YAML text as the check, the build and the tools all read it. */
export interface YamlText {
  /** Its value; undefined where {@link YamlText.mistakes} says why it cannot be read. */
  readonly data: unknown;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  /** The mistakes that keep it from being read, with lines. */
  readonly mistakes: readonly Mistake[];
}

/**
 * Reads YAML 1.2: `no`, `on` and dates are strings, and `<<` merges. All code of the project reads
 * YAML through this function, so that the check sees the same types as the build.
 */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter();
  const source = text.replace(/^\uFEFF/, '');
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, merge: true });
  const encoding = encodingMistake(source);
  const [fault] = [...document.errors, ...document.warnings];
  const mistake =
    encoding ?? (fault ? explain(fault, source, lines) : lostReference(document, lines));
  return mistake
    ? { data: undefined, document, lines, mistakes: [mistake] }
    : { data: document.toJS() as unknown, document, lines, mistakes: [] };
}

/**
 * The value of a YAML file, for callers that need no lines.
 *
 * @throws {Error} naming the file, the line and what is wrong there
 */
export function parseYaml(file: string, text: string): unknown {
  const { data, mistakes } = readYaml(text);
  if (mistakes.length > 0) throw new ContentError(formatErrors({ file }, mistakes));
  return data;
}

/**
 * Returns the numbers, `true`, `false` and `null` at some paths as strings, as they are written:
 * where a string is expected, `tags: [2026]` means the digits.
 *
 * @param data the text's value, or a part of it
 * @param paths the places in `data` where a schema expects a string
 * @param base the path to `data` in the document
 * @returns a copy with those strings; undefined if none of the places has such a value
 */
export function asWritten(
  { document }: YamlText,
  data: unknown,
  paths: readonly Path[],
  base: Path = [],
): unknown {
  const copy: unknown = structuredClone(data);
  const changed = paths.filter((path) => {
    const source = plainSource(document.getIn([...base, ...path], true));
    const parent = path.slice(0, -1).reduce<unknown>(childOf, copy);
    const key = path.at(-1);
    if (source === undefined || key === undefined) return false;
    return typeof parent === 'object' && parent !== null && Reflect.set(parent, key, source);
  });
  return changed.length > 0 ? copy : undefined;
}

const childOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined;

function plainSource(node: unknown): string | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value === 'string') return undefined;
  const source = node.source ?? '';
  return source === '' ? undefined : source;
}

/** The line of a value, or of its closest existing ancestor. */
export function lineAt({ document, lines }: YamlText, path: Path): number | undefined {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0];
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      node = (node.items[Number(step)] ?? null) as Node | null;
      offset = node?.range?.[0] ?? offset;
    } else break;
  }
  return path.length === 0 || offset === undefined ? undefined : lines.linePos(offset).line;
}

/** Instructions for parse errors whose code says enough by itself. */
const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
  BAD_SCALAR_START: 'quotation marks around a text that begins with such a sign',
  BLOCK_AS_IMPLICIT_KEY:
    'quotation marks around a text with ": " in it, and fields of one list below each other',
  TAB_AS_INDENT: 'blanks at the beginning of a line; found a tab',
  TAG_RESOLVE_FAILED: 'quotation marks around a text that begins with an exclamation mark',
};

function explain({ code, pos, message }: YAMLError, text: string, lines: LineCounter): Mistake {
  const at = pos[0];
  const { line } = lines.linePos(at);
  const mistake = (expected: string, where = line): Mistake => ({
    path: [],
    line: where,
    message: `${expected}: ${quoted(text, where)}`,
  });
  if (code === 'DUPLICATE_KEY') {
    const key = /^["']?([^\s"':]+)/.exec(text.slice(at))?.[1] ?? '';
    return { path: [], line, message: `each field once; found "${key}" a second time` };
  }
  const open = openQuote(text, at);
  if (open !== undefined || message.endsWith('quote'))
    return mistake(
      'a quotation mark at the end of a text that begins with one',
      open === undefined ? line : lines.linePos(open).line,
    );
  if (code === 'UNEXPECTED_TOKEN' && endsQuote(text, at))
    return mistake(
      'a text whose own quotation marks differ from those around it: "It’s so", \'He said "no"\'',
    );
  if (code === 'MULTILINE_IMPLICIT_KEY') {
    const said = text.slice(at, text.indexOf('\n', at) >>> 0);
    if (said.includes('：')) return mistake('a plain colon and a blank behind a field; found "："');
    return mistake('a colon and a blank between a field and its value');
  }
  const expected = MESSAGES[code];
  return expected === undefined
    ? mistake(`YAML that can be read (${message.split('\n')[0]})`)
    : mistake(expected);
}

const quoted = (text: string, line: number) => text.split('\n')[line - 1]?.trim() ?? '';

/**
 * Control characters that the lexer emits between tokens: at the start of a document, a scalar, the
 * end of a list.
 */
const LEXER_MARKS = new Set(['\u0002', '\u0018', '\u001F']);

/** Quoted parts of a text, with their positions. */
function quotedParts(text: string): { start: number; end: number; part: string }[] {
  let end = 0;
  return [...new Lexer().lex(text)].flatMap((part) => {
    if (LEXER_MARKS.has(part)) return [];
    const start = end;
    end += part.length;
    return /^["']/.test(part) ? [{ start, end, part }] : [];
  });
}

/** The position of a quotation mark that opens a text across lines, up to a fault after it. */
function openQuote(text: string, fault: number): number | undefined {
  const last = quotedParts(text).findLast(({ start }) => start < fault);
  if (last?.part.includes('\n') !== true) return undefined;
  const behind = text.slice(last.end, Math.max(last.end, fault));
  return behind.includes('\n') ? undefined : last.start;
}

/** Whether a closing quotation mark comes right before a position, on its line. */
const endsQuote = (text: string, at: number) => {
  const last = quotedParts(text).findLast(({ end }) => end <= at);
  return last !== undefined && text.slice(last.end, at).trim() === '';
};

/** An `&` anchor that nothing refers to, and would vanish from a text; or a `*` that refers to nothing. */
function lostReference(document: Document, lines: LineCounter): Mistake | undefined {
  const named = new Map<string, Node>();
  const known = new Set<string>();
  const lost: { sign: string; name: string; node: Node }[] = [];
  visit(document, (_, node) => {
    if (isAlias(node)) {
      named.delete(node.source);
      if (!known.has(node.source)) lost.push({ sign: '*', name: node.source, node });
    } else if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) {
      known.add(node.anchor);
      if (isScalar(node)) named.set(node.anchor, node);
    }
    return undefined;
  });
  const [first] = [...lost, ...[...named].map(([name, node]) => ({ sign: '&', name, node }))];
  if (!first?.node.range) return undefined;
  const { sign, name } = first;
  const message = `quotation marks around a text that begins with ${sign}; found "${sign}${name}"`;
  return { path: [], line: lines.linePos(first.node.range[0]).line, message };
}
