import { readFileSync, statSync } from 'node:fs';
import { ELEMENT_NODE, parse, TEXT_NODE, walkSync, type Node } from 'ultrahtml';

/** One element of a built page's file. */
export interface Element {
  /** In lower case. */
  readonly name: string;
  /** By lower-case name, with entities resolved. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Its text, including that of its children. */
  readonly text: string;
}

/**
 * Caches pages within one process, since several test files read the same ones; a build rewrites
 * them.
 */
const known = new Map<
  string,
  { readonly written: number; readonly elements: readonly Element[] }
>();

/** All elements of a built page, in document order. */
export function readElements(file: string): readonly Element[] {
  const written = statSync(file).mtimeMs;
  const page = known.get(file);
  if (page?.written === written) return page.elements;
  const elements = parseElements(file);
  known.set(file, { written, elements });
  return elements;
}

function parseElements(file: string): Element[] {
  const elements: Element[] = [];
  walkSync(parse(readFileSync(file, 'utf8')) as Node, (node) => {
    if (node.type !== ELEMENT_NODE) return;
    const attributes = Object.entries(node.attributes).map(
      ([name, value]) => [name.toLowerCase(), resolveEntities(value)] as const,
    );
    elements.push({
      name: node.name.toLowerCase(),
      attributes: Object.fromEntries(attributes),
      // Computed on demand: reading the text of all elements would read each word once for every
      // ancestor.
      get text() {
        return resolveEntities(textOf(node)).replace(/\s+/g, ' ').trim();
      },
    });
  });
  return elements;
}

/** The elements with this name, and with this value of an attribute if given. */
export function select(
  elements: readonly Element[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return elements.filter(
    (element) =>
      element.name === name &&
      Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
  );
}

function textOf(node: Node): string {
  if (node.type === TEXT_NODE) return node.value;
  const children = node['children'] as Node[] | undefined;
  return (children ?? []).map(textOf).join('');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Resolves the entities that Astro and React write. */
function resolveEntities(text: string): string {
  return text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex, code, name) => {
    if (typeof name === 'string') return NAMED[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(String(code), hex ? 16 : 10));
  });
}
