import { isAlias, isCollection, isScalar, visit, type Alias, type Document, type Node } from 'yaml';
import type { Path } from '../../../src/lib/content/source-lines.ts';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { applied, type Splice } from '../splice.ts';
import type { Value } from './edit.ts';
import { nodeAt, rangeOf } from './yaml-nodes.ts';
import { flow } from './yaml-text.ts';

/** Writes out what a place, or what is above it, takes from elsewhere by `*name`. */
export function withoutAlias(text: string, path: Path): string {
  const { document } = readYaml(text);
  const alias = path.map((_, end) => nodeAt(document, path.slice(0, end + 1))).find(isAlias);
  return alias ? applied(text, [writtenOut(document, alias)]) : text;
}

/** Writes out everything that stands elsewhere by `*name`, and takes the names away. */
export function withoutAliases(text: string): string {
  const { document } = readYaml(text);
  const splices: Splice[] = [];
  visit(document, (_, node) => {
    if (isAlias(node)) splices.push(writtenOut(document, node));
    else if (isScalar(node) || isCollection(node)) splices.push(...withoutAnchor(text, node));
    return undefined;
  });
  return applied(text, splices);
}

function writtenOut(document: Document.Parsed, alias: Alias): Splice {
  const [start, end] = rangeOf(alias);
  return { start, end, text: flow(alias.resolve(document)?.toJS(document) as Value) };
}

function withoutAnchor(text: string, node: Node): Splice[] {
  const anchor = 'anchor' in node ? node.anchor : undefined;
  const start = anchor === undefined ? -1 : text.lastIndexOf(`&${anchor}`, rangeOf(node)[0]);
  if (start < 0 || anchor === undefined) return [];
  const end = start + anchor.length + 1;
  return [
    text[end] === ' ' ? { start, end: end + 1, text: '' } : { start: start - 1, end, text: '' },
  ];
}
