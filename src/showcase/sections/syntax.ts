import { parse } from '@astrojs/compiler-rs';

/** A node of the syntax tree of an Astro file, which follows ESTree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** An Astro file's syntax tree, read by Astro's own parser. */
export function parseAstro(text: string): Node {
  const ast: unknown = parse(text).ast;
  if (!isNode(ast)) throw new Error('The Astro compiler returns no syntax tree.');
  return ast;
}

/** The nodes in a field of a node. */
export const nodesAt = (node: Node | undefined, field: string): Node[] =>
  [node?.[field]].flat().filter(isNode);

/** All nodes of a type at and below one, outer ones first. */
export function nodesOf(node: Node, type: string): Node[] {
  const below = Object.keys(node).flatMap((field) => nodesAt(node, field));
  return [...(node.type === type ? [node] : []), ...below.flatMap((one) => nodesOf(one, type))];
}

/** The text in a field of a node: the name of an identifier, the value of a literal. */
export function textAt(node: Node | undefined, field: string): string {
  const value = node?.[field];
  return typeof value === 'string' ? value : '';
}

/** The name that an element is written with. */
export const elementName = (element: Node): string =>
  textAt(nodesAt(nodesAt(element, 'openingElement')[0], 'name')[0], 'name');

/** The attributes of an element. */
export const attributesOf = (element: Node): Node[] =>
  nodesAt(nodesAt(element, 'openingElement')[0], 'attributes');

/** What a file imports: the name that it uses → where from, and the line. */
export function importsOf(ast: Node, text: string): Map<string, { from: string; line: string }> {
  return new Map(
    nodesOf(ast, 'ImportDeclaration').flatMap((one) =>
      nodesAt(one, 'specifiers').map((specifier) => [
        textAt(nodesAt(specifier, 'local')[0], 'name'),
        {
          from: textAt(nodesAt(one, 'source')[0], 'value'),
          line: text.slice(one.start, one.end),
        },
      ]),
    ),
  );
}

/** Finds the way to a value in a page's content: `['services']` for `content.services`. */
export type ContentPaths = (expression: Node | undefined) => string[] | undefined;

/** Follows a page's names back to its `content`, through what it takes apart. */
export function contentPaths(ast: Node): ContentPaths {
  const known = new Map<string, string[]>([['content', []]]);
  const pathOf: ContentPaths = (expression) => {
    if (expression?.type === 'Identifier') return known.get(textAt(expression, 'name'));
    if (expression?.type !== 'MemberExpression') return undefined;
    const base = pathOf(nodesAt(expression, 'object')[0]);
    return base && [...base, textAt(nodesAt(expression, 'property')[0], 'name')];
  };
  for (const declarator of nodesOf(ast, 'VariableDeclarator')) {
    const base = pathOf(nodesAt(declarator, 'init')[0]);
    const [target] = nodesAt(declarator, 'id');
    if (!base || !target) continue;
    if (target.type === 'Identifier') known.set(textAt(target, 'name'), base);
    for (const property of nodesAt(target, 'properties')) {
      const isRest = property.type === 'RestElement';
      const local = textAt(nodesAt(property, isRest ? 'argument' : 'value')[0], 'name');
      const key = textAt(nodesAt(property, 'key')[0], 'name');
      known.set(local, isRest ? base : [...base, key]);
    }
  }
  return pathOf;
}
