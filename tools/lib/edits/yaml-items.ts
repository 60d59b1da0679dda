import type { Node } from 'yaml';
import { commentStart, lineStart } from '../splice.ts';
import { isFields, isFlow, rangeOf, startOf, type Collection, type Field } from './yaml-nodes.ts';

/** Where an entry of a list, or a field of an object, stands in the text. */
export interface Item {
  /** Where its first line begins; in brackets, its first letter. Comments right above belong to it. */
  readonly start: number;
  /** Behind its last letter: the line break, or the comma, follows. */
  readonly end: number;
  /** Whether something else stands before it on its line: the hyphen of the entry whose field it is. */
  readonly isInline?: boolean;
}

const endOf = (item: Node | Field) => rangeOf('key' in item ? (item.value ?? item.key) : item)[1];

/** Where the entries of a list, or the fields of an object, stand. */
export const itemsOf = (text: string, node: Collection): Item[] =>
  isFlow(node) ? flowItems(text, node) : lineItems(text, node);

/** The entries of a list in brackets, or the fields of an object in braces. */
const flowItems = (text: string, node: Collection): Item[] =>
  node.items.map((item) => {
    const start = startOf(item);
    return { start, end: start + text.slice(start, endOf(item)).trimEnd().length };
  });

/** The entries of a list, or the fields of an object, that stand in lines of their own. */
function lineItems(text: string, node: Collection): Item[] {
  const own = node.items.map((item, index) => {
    const first = startOf(item);
    const mark = isFields(node) ? first : text.lastIndexOf('-', first);
    const line = lineStart(text, mark);
    const isInline = text.slice(line, mark).trim() !== '';
    const start = isInline ? mark : index === 0 ? line : commentStart(text, line, '#');
    return { start, isInline, last: lastLineEnd(text, Math.max(endOf(item), mark)) };
  });
  return own.map(({ start, isInline, last }, index) => {
    const next = own[index + 1]?.start ?? last;
    const end = start + text.slice(start, Math.min(last, next)).trimEnd().length;
    return { start, end, isInline };
  });
}

/** The end of the last line of a value, with a comment behind it. */
function lastLineEnd(text: string, at: number): number {
  // The range of a folded text ends with its last line break.
  const inside = text.slice(0, at).trimEnd().length;
  const end = text.indexOf('\n', inside);
  return end < 0 ? text.length : end;
}
