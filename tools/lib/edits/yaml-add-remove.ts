import { isScalar, type Document, type YAMLMap, type YAMLSeq, type Node } from 'yaml';
import type { Path } from '../../../src/lib/content/source-lines.ts';
import { columnOf, lineStart, type Splice } from '../splice.ts';
import { placeOf, type Value } from './edit.ts';
import { LINE } from './folded.ts';
import { itemsOf, type Item } from './yaml-items.ts';
import {
  fieldOf,
  isEntries,
  isFields,
  isFlow,
  nodeAt,
  rangeOf,
  startOf,
  type Collection,
} from './yaml-nodes.ts';
import { replaced } from './yaml-replace.ts';
import { blockText, fieldText, flow, itemText, lineOf, STEP } from './yaml-text.ts';

/** Takes a field or an entry away, and the comment right above it. */
export function removed(text: string, document: Document.Parsed, path: Path): Splice | undefined {
  const key = path.at(-1) ?? '';
  const parent = nodeAt(document, path.slice(0, -1));
  if (!isFields(parent) && !isEntries(parent)) return undefined;
  const names = isFields(parent) ? namesIn(parent) : [...parent.items.keys()].map(String);
  const index = names.indexOf(String(key));
  if (index < 0) return undefined;
  if (names.length === 1) return emptied(text, document, parent, path.slice(0, -1));
  const items = itemsOf(text, parent);
  const [previous, one, next] = [items[index - 1], items[index], items[index + 1]];
  if (!one) return undefined;
  if (!next) return { start: previous?.end ?? one.start, end: one.end, text: '' };
  // Behind the hyphen of its entry, the next field begins where this one did.
  const indent = one.isInline === true ? text.slice(next.start).search(/\S/) : 0;
  return { start: one.start, end: next.start + indent, text: '' };
}

/** Leaves empty brackets or braces where the last entry or field is taken away. */
function emptied(
  text: string,
  document: Document.Parsed,
  node: Collection,
  path: Path,
): Splice | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  if (!isFields(parent) && !isEntries(parent)) return undefined;
  const field = isFields(parent) ? fieldOf(parent, path.at(-1) ?? '') : undefined;
  return replaced(text, { parent, old: node, field }, isFields(node) ? {} : []);
}

const namesIn = (map: YAMLMap<Node, Node | null>) =>
  map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));

/** Adds a field to an object, behind the neighbour that is described before it. */
export function addField(
  text: string,
  map: YAMLMap<Node, Node | null>,
  { key, value, order }: { key: string; value: Value; order?: readonly string[] | undefined },
): Splice | undefined {
  const index = placeOf(namesIn(map), key, order);
  const items = itemsOf(text, map);
  if (isFlow(map))
    return inFlow(map, items, { index, text: `${lineOf(key, true)}: ${flow(value)}` });
  const [first] = map.items;
  const indent = first ? columnOf(text, startOf(first)) : 0;
  return inLines(text, items, { index, text: fieldText(key, value, indent), indent });
}

/** Adds an entry to a list. */
export function addEntry(
  text: string,
  list: YAMLSeq<Node>,
  index: number,
  value: Value,
): Splice | undefined {
  const [start, end] = rangeOf(list);
  if (isFlow(list)) {
    const line = text.slice(lineStart(text, start), start);
    const begins = list.items.length === 0 && typeof value === 'object' && value !== null;
    // The first object of an empty list begins lines of its own.
    if (begins && /^\s*(?:- )?[^{[]*: $/.test(line))
      return { start: start - 1, end, text: `\n${blockText([value], line.search(/\S/) + STEP)}` };
    return inFlow(list, itemsOf(text, list), { index, text: flow(value) });
  }
  const indent = columnOf(text, start);
  const neighbour = list.items[Math.min(index, list.items.length - 1)];
  const isLine = isFlow(neighbour) && indent + STEP + flow(value).length <= LINE;
  const written = isLine ? `- ${flow(value)}` : itemText(value, indent);
  return inLines(text, itemsOf(text, list), { index, text: written, indent });
}

/** What is written among a collection's items, in front of the one at the index. */
interface Written {
  readonly index: number;
  readonly text: string;
}

function inLines(
  text: string,
  items: readonly Item[],
  { index, text: written, indent }: Written & { readonly indent: number },
): Splice | undefined {
  const [next, previous] = [items[index], items[index - 1]];
  // Entries that an empty line sets apart stay so.
  const others = items.slice(1);
  const isApart = others.length > 0 && others.every(({ start }) => text.endsWith('\n\n', start));
  const gap = isApart ? '\n' : '';
  const start = ' '.repeat(indent);
  if (next && !previous) {
    const at = next.start + (next.isInline === true ? 0 : indent);
    return { start: at, end: at, text: `${written}\n${gap}${start}` };
  }
  return previous && { start: previous.end, end: previous.end, text: `\n${gap}${start}${written}` };
}

function inFlow(
  node: Collection,
  items: readonly Item[],
  { index, text: written }: Written,
): Splice {
  const [start, end] = rangeOf(node);
  const [next, previous] = [items[index], items[index - 1]];
  if (next) return { start: next.start, end: next.start, text: `${written}, ` };
  if (previous) return { start: previous.end, end: previous.end, text: `, ${written}` };
  return { start, end, text: isFields(node) ? `{ ${written} }` : `[${written}]` };
}
