import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../../../src/lib/content/source-lines.ts';

/** A list or an object. */
export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** A field and its value, as the parser gives them. */
export type Field = Pair<Node, Node | null>;

export const isFields = (node: unknown): node is YAMLMap<Node, Node | null> => isMap(node);
export const isEntries = (node: unknown): node is YAMLSeq<Node> => isSeq(node);

export const fieldOf = (map: YAMLMap<Node, Node | null>, key: PropertyKey): Field | undefined =>
  map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));

/** The node at a path: null for a field without a value, undefined where there is nothing. */
export function nodeAt(document: Document.Parsed, path: Path): Node | null | undefined {
  let node: Node | null | undefined = document.contents;
  for (const key of path) {
    if (isFields(node)) node = fieldOf(node, key)?.value;
    else if (isEntries(node)) node = node.items[Number(key)];
    else return undefined;
  }
  return node;
}

/** Where a node begins and ends, without blanks and comments behind it. */
export const rangeOf = (node: Node): [start: number, end: number] => [
  node.range?.[0] ?? 0,
  node.range?.[1] ?? 0,
];

/** Where a node, or the field's name, begins. */
export const startOf = (node: Node | Field): number => rangeOf('key' in node ? node.key : node)[0];

/** Whether a list or an object stands in brackets or braces. */
export const isFlow = (node: unknown): boolean => isCollection(node) && node.flow === true;
