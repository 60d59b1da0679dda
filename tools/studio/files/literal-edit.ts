import { isDeepStrictEqual } from 'node:util';
import { isNode, nameOf, parseCode, textOf, type Node } from '../../lib/syntax.ts';
import { applyToValue, EditRefused, type Edit, type Value } from './edit.ts';
import { applied, columnOf, type Splice } from './yaml-nodes.ts';
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
  if (edit.kind === 'move') return node && moved(text, node, edit.from, edit.to);
  const parent = nodeAt(root, edit.path.slice(0, -1));
  const key = edit.path.at(-1);
  if (!parent || key === undefined) return undefined;
  if (edit.kind === 'remove') return removed(text, parent, key);
  if (node) return replaced(text, node, edit.value);
  if (parent.type !== 'ObjectExpression') return undefined;
  const names = childrenOf(parent).map(keyOf);
  const { order = [] } = edit;
  const place = order.indexOf(String(key));
  const before = place < 0 ? names : names.filter((name) => order.slice(0, place).includes(name));
  const index = before.length === 0 ? 0 : names.lastIndexOf(before.at(-1) ?? '') + 1;
  return inserted(text, parent, index, property(String(key), edit.value, depthIn(text, parent)));
}

function replaced(text: string, node: Node, value: Value): Splice {
  const { start, end } = node;
  const line = text.lastIndexOf('\n', start - 1) + 1;
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
  const line = text.lastIndexOf('\n', node.start - 1) + 1;
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
function spanOf(text: string, { start, end }: Node): { start: number; end: number } {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(line, start).trim() !== '') return { start, end };
  const above = text.slice(0, line).split('\n').slice(0, -1);
  const comments = above.length - 1 - above.findLastIndex((one) => !/^\s*\/\//.test(one));
  const first = above.slice(above.length - comments).reduce((at, one) => at - one.length - 1, line);
  return { start: first + columnOf(text, start), end };
}

function moved(text: string, list: Node, from: number, to: number): Splice | undefined {
  const items = childrenOf(list);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || !items[from] || !items[to]) return undefined;
  const texts = items.map(({ start, end }) => text.slice(start, end));
  const gaps = items.slice(1).map(({ start }, at) => text.slice(items[at]?.end ?? 0, start));
  const order = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '');
  const all = order.flatMap((one, at) => (at === 0 ? [one] : [gaps[at - 1] ?? '', one]));
  return { start: first.start, end: last.end, text: all.join('') };
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
