import { parse } from '@astrojs/compiler-rs';
import { transform } from 'lightningcss';
import { parseSync } from 'vite';

/** A node of a syntax tree, as Vite's and Astro's own parsers give it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A node and all nodes below it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value))
      if (typeof child === 'object' && child !== null) yield* nodesIn(child);
  }
}

/** The syntax tree of a script, a component or an Astro page; offsets count in its text. */
export function parseCode(file: string, text: string): Node {
  const tree: unknown = file.endsWith('.astro') ? parse(text).ast : parseSync(file, text).program;
  return tree as Node;
}

/** The text of a string literal, or of a template without expressions. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const [part, ...more] = node.type === 'TemplateLiteral' ? (node['quasis'] as Node[]) : [];
  return part && more.length === 0 ? (part['value'] as { cooked: string }).cooked : undefined;
}

export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** What a file asks for. */
export interface Mentions {
  /** As they are written: `./x`, `~/lib/x`, `react`. */
  readonly imports: readonly string[];
  /** Names of the effects that its elements start. */
  readonly effects: readonly string[];
  /** Names of the pages whose content it reads. */
  readonly pages: readonly string[];
}

const NOTHING: Mentions = { imports: [], effects: [], pages: [] };
const EFFECT = 'data-effect';

const textsBelow = (node: unknown) => [...nodesIn(node)].flatMap((one) => textOf(one) ?? []);

/** Reads what a file of code or style asks for. */
export function readMentions(file: string, text: string): Mentions {
  if (file.endsWith('.css')) return { ...NOTHING, imports: styleImports(file, text) };
  if (!/\.(astro|[jt]sx?|mjs)$/.test(file)) return NOTHING;
  const found = { imports: [] as string[], effects: [] as string[], pages: [] as string[] };
  for (const node of nodesIn(parseCode(file, text))) {
    const source = textOf(node['source']);
    if (source !== undefined) found.imports.push(source);
    const startsEffects =
      (node.type === 'JSXAttribute' && nameOf(node['name']) === EFFECT) ||
      (node.type === 'Property' && textOf(node['key']) === EFFECT);
    if (startsEffects)
      found.effects.push(...textsBelow(node['value']).flatMap((names) => names.split(' ')));
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'readPage')
      found.pages.push(...textsBelow((node['arguments'] as unknown[])[0]));
  }
  return found;
}

/** Stylesheets that a stylesheet imports or composes from. */
function styleImports(file: string, text: string): string[] {
  const found: string[] = [];
  transform({
    filename: file,
    code: Buffer.from(text),
    errorRecovery: true,
    visitor: {
      Rule: {
        import: ({ value }) => {
          found.push(value.url);
        },
      },
      Declaration: (one) => {
        if (one.property !== 'unparsed' || one.value.propertyId.property !== 'composes') return;
        for (const part of one.value.value)
          if (part.type === 'token' && part.value.type === 'string') found.push(part.value.value);
      },
    },
  });
  return found;
}
