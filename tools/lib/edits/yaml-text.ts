import { readYaml } from '../../../src/lib/content/yaml.ts';
import { cutTexts } from '../../../src/lib/content/content-checks.ts';
import type { Value } from './edit.ts';
import { foldedLines, LINE } from './folded.ts';

/** Where a value is written. */
export interface Place {
  /** The column in which its lines begin, where it has several. */
  readonly indent: number;
  /** The column in which its first line begins. */
  readonly column: number;
}

/** How much deeper what is inside stands, in columns. */
export const STEP = 2;

/** Whether plain letters are read back as this text, and by nobody as anything else. */
export function isPlain(text: string, isFlow: boolean): boolean {
  const source = isFlow ? `[${text}]` : `- ${text}`;
  const { data, document, lines, mistakes } = readYaml(source);
  const isSame = Array.isArray(data) && data.length === 1 && data[0] === text;
  return isSame && mistakes.length === 0 && cutTexts(document, lines, source).length === 0;
}

/** A text in quotation marks: single ones, unless it holds some itself. */
const quoted = (text: string): string =>
  (text.includes("'") && !text.includes('"')) || /[\n\r\t\p{Cc}\u2028\u2029]/u.test(text)
    ? JSON.stringify(text)
    : `'${text.replaceAll("'", "''")}'`;

/** A text on one line, with quotation marks where it needs them. */
export const lineOf = (text: string, isFlow = false): string =>
  isPlain(text, isFlow) ? text : quoted(text);

const indented = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line)).join('\n');

/** A text as a careful person writes it: long ones folded, those with lines of their own as lines. */
function textAt(text: string, { indent, column }: Place): string {
  if (text.includes('\n') && !/^\s|[ \t]\n|\r|\n[ \t]*\n*$/.test(text))
    return `|-\n${indented(text.split('\n'), indent)}`;
  const line = lineOf(text);
  const folded = column + line.length > LINE ? foldedLines(text, [], LINE - indent) : undefined;
  return folded === undefined ? line : `>-\n${indented(folded, indent)}`;
}

/** Any value on one line, as it stands in brackets. */
export function flow(value: Value): string {
  if (typeof value === 'string') return lineOf(value, true);
  if (isList(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, one]) => `${lineOf(key, true)}: ${flow(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Whether a list is short and simple enough to stand on one line. */
const fitsLine = (list: readonly Value[], column: number) =>
  list.every((one) => typeof one !== 'object' || one === null) &&
  column + flow(list).length <= LINE;

/**
 * A value as it stands behind its field's colon or its entry's hyphen. A list and an object of several
 * lines begin with a line break, and end without one.
 */
export function valueText(value: Value, place: Place): string {
  if (typeof value === 'string') return textAt(value, place);
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty || (isList(value) && fitsLine(value, place.column))) return flow(value);
  return `\n${blockText(value, place.indent)}`;
}

/** A list or an object in lines of its own, indented. */
export function blockText(
  value: Exclude<Value, string | number | boolean | null>,
  indent: number,
): string {
  const start = ' '.repeat(indent);
  if (isList(value)) return value.map((one) => start + itemText(one, indent)).join('\n');
  return Object.entries(value)
    .map(([key, one]) => start + fieldText(key, one, indent))
    .join('\n');
}

/** A field and its value: `key: value`, its first line not indented. */
export function fieldText(key: string, value: Value, indent: number): string {
  const name = `${lineOf(key)}:`;
  const text = valueText(value, { indent: indent + STEP, column: indent + name.length + 1 });
  return text === '' || text.startsWith('\n') ? name + text : `${name} ${text}`;
}

/** An entry of a list: `- value`, its first line not indented. */
export function itemText(value: Value, indent: number): string {
  const place = { indent: indent + STEP, column: indent + STEP };
  const text = valueText(value, place);
  return `- ${text.startsWith('\n') ? text.trimStart() : text}`;
}
