import { isDeepStrictEqual } from 'node:util';
import { applied, columnOf, commentStart, lineStart, reordered, type Splice } from '../splice.ts';
import { isNode, nameOf, parseCode, textOf, type Node } from '../syntax.ts';
import { applyToValue, EditRefused, placeOf, type Edit, type Value } from './edit.ts';
import { LINE } from './folded.ts';

/**
 * Changes a file of TypeScript whose default export is an object of plain values: `theme.ts` and
 * `site.config.ts`. What the edit does not name stays as it is, letter by letter.
 *
 * @throws {EditRefused} where the place is computed, or the edit would change anything else
 */
export function editLiteral(file: string, text: string, edit: Edit): string {
  const isDos = text.includes('\r\n');
  const source = text.replaceAll('\r\n', '\n');
  const before = readLiteral(file, source);
  const wanted = applyToValue(before, edit);
  if (isDeepStrictEqual(wanted, before)) return text;
  const splice = spliceFor(source, rootOf(file, source), edit);
  const edited = splice && applied(source, [splice]);
  if (edited === undefined || !isDeepStrictEqual(readLiteral(file, edited), wanted))
    throw new EditRefused('This place is written in a way that only a person can change.');
  return isDos ? edited.replaceAll('\n', '\r\n') : edited;
}

/** What a file's default export says: computed places are left out, and cannot be edited. */
export const readLiteral = (file: string, text: string): unknown => valueOf(rootOf(file, text));

/** The object of the default export: alone, in a call (`defineSite({ … })`), or `satisfies` something. */
function rootOf(file: string, text: string): Node {
  const body = parseCode(file, text)['body'];
  const statements = Array.isArray(body) ? body.filter(isNode) : [];
  let node = statements.find(({ type }) => type === 'ExportDefaultDeclaration')?.['declaration'];
  while (isNode(node) && node.type !== 'ObjectExpression')
    node = node['expression'] ?? (node['arguments'] as unknown[] | undefined)?.[0];
  if (!isNode(node)) throw new EditRefused(`${file} exports no object by default.`);
  return node;
}

const childrenOf = (node: Node): Node[] => {
  const list = node.type === 'ArrayExpression' ? node['elements'] : node['properties'];
  return Array.isArray(list) ? list.filter(isNode) : [];
};

const keyOf = ({ key }: Node): string => nameOf(key) || (textOf(key) ?? numberIn(key));

const numberIn = (node: unknown) =>
  isNode(node) && typeof node['value'] === 'number' ? String(node['value']) : '';

/** The value of a literal; undefined where something is computed. */
function valueOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return valueOf(node['expression']);
  if (node.type === 'ArrayExpression') return childrenOf(node).map(valueOf);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      childrenOf(node)
        .filter(({ type }) => type === 'Property')
        .map((one) => [keyOf(one), valueOf(one['value'])]),
    );
  if (node.type === 'UnaryExpression' && node['operator'] === '-')
    return -Number(valueOf(node['argument']));
  return node.type === 'Literal' ? node['value'] : textOf(node);
}

function nodeAt(root: Node, path: Edit['path']): Node | undefined {
  let node: unknown = root;
  for (const key of path) {
    if (!isNode(node)) return undefined;
    const found: unknown =
      node.type === 'ArrayExpression'
        ? childrenOf(node)[Number(key)]
        : childrenOf(node).find((one) => keyOf(one) === String(key))?.['value'];
    node = found;
  }
  return isNode(node) ? node : undefined;
}

function spliceFor(text: string, root: Node, edit: Edit): Splice | undefined {
  const node = nodeAt(root, edit.path);
  if (edit.kind === 'insert')
    return node && inserted(text, node, edit.index, literal(edit.value, depthIn(text, node)));
  if (edit.kind === 'move') return node && reordered(text, childrenOf(node), edit.from, edit.to);
  const parent = nodeAt(root, edit.path.slice(0, -1));
  const key = edit.path.at(-1);
  if (!parent || key === undefined) return undefined;
  if (edit.kind === 'remove') return removed(text, parent, key);
  if (node) return replaced(text, node, edit.value);
  if (parent.type !== 'ObjectExpression') return undefined;
  const index = placeOf(childrenOf(parent).map(keyOf), String(key), edit.order);
  return inserted(text, parent, index, property(String(key), edit.value, depthIn(text, parent)));
}

function replaced(text: string, node: Node, value: Value): Splice {
  const { start, end } = node;
  const line = lineStart(text, start);
  const indent = text.slice(line).search(/\S/);
  const isBroken = text.slice(line, start).trim() === '';
  const written = literal(value, indent);
  const isLong = start - line + written.length + 1 > LINE && !isBroken && typeof value === 'string';
  // Prettier puts a text that is too long for its line below its name.
  return isLong && text[start - 1] === ' '
    ? { start: start - 1, end, text: `\n${' '.repeat(indent + STEP)}${written}` }
    : { start, end, text: written };
}

const STEP = 2;

/** The indentation of what an object or a list has in lines of its own. */
function depthIn(text: string, node: Node): number {
  const line = lineStart(text, node.start);
  return text.slice(line).search(/\S/) + STEP;
}

function inserted(text: string, node: Node, index: number, written: string): Splice {
  const items = childrenOf(node);
  const [previous, next] = [items[index - 1], items[index]];
  const isInLines = text.slice(node.start, items[0]?.start ?? node.start).includes('\n');
  const gap = isInLines ? `\n${' '.repeat(depthIn(text, node))}` : ' ';
  if (previous) return { start: previous.end, end: previous.end, text: `,${gap}${written}` };
  if (next) return { start: next.start, end: next.start, text: `${written},${gap}` };
  const inside = node.type === 'ArrayExpression' ? `[${written}]` : `{ ${written} }`;
  return { start: node.start, end: node.end, text: inside };
}

function removed(text: string, parent: Node, key: PropertyKey): Splice | undefined {
  const items = childrenOf(parent);
  const index =
    parent.type === 'ArrayExpression'
      ? Number(key)
      : items.findIndex((one) => keyOf(one) === String(key));
  const [previous, one, next] = [items[index - 1], items[index], items[index + 1]];
  if (!one) return undefined;
  if (!previous && !next)
    return {
      start: parent.start,
      end: parent.end,
      text: parent.type === 'ArrayExpression' ? '[]' : '{}',
    };
  const { start } = spanOf(text, one);
  return next
    ? { start, end: spanOf(text, next).start, text: '' }
    : { start: previous?.end ?? start, end: one.end, text: '' };
}

/** An item with the comment lines right above it. */
function spanOf(text: string, { start, end }: Node): Pick<Splice, 'start' | 'end'> {
  const line = lineStart(text, start);
  if (text.slice(line, start).trim() !== '') return { start, end };
  return { start: commentStart(text, line, '//') + columnOf(text, start), end };
}

/** A value as source code, as Prettier would have it. */
function literal(value: Value, indent: number): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isArray = Array.isArray(value);
  const depth = indent + STEP;
  const items = isArray
    ? (value as readonly Value[]).map((one) => literal(one, depth))
    : Object.entries(value).map(([key, one]) => property(key, one, depth));
  if (items.length === 0) return isArray ? '[]' : '{}';
  const line = isArray ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (indent + line.length <= LINE && !line.includes('\n')) return line;
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  const lines = items.map((item) => `${' '.repeat(depth)}${item},`);
  return [open, ...lines, ' '.repeat(indent) + close].join('\n');
}

function property(key: string, value: Value, indent: number): string {
  const name = /^([a-z_$][\w$]*|\d+)$/i.test(key) ? key : quoted(key);
  const written = literal(value, indent);
  const isLong = indent + name.length + written.length + 3 > LINE && typeof value === 'string';
  return isLong ? `${name}:\n${' '.repeat(indent + STEP)}${written}` : `${name}: ${written}`;
}

/** A string as source code: in single quotes, unless it holds more of them than of double ones. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  const count = (sign: string) => text.split(sign).length - 1;
  if (count("'") > count('"')) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
