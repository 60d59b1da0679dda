import { readFileSync, statSync } from 'node:fs';
import { deepTextOf, elementsIn, parsePage } from '../lib/html.ts';

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
  return elementsIn(parsePage(readFileSync(file, 'utf8'))).map((element) => ({
    name: element.tagName.toLowerCase(),
    attributes: Object.fromEntries(
      element.attrs.map(({ name, value }) => [name.toLowerCase(), value]),
    ),
    // Computed on demand: reading the text of all elements would read each word once for every
    // ancestor.
    get text() {
      return deepTextOf(element).replace(/\s+/g, ' ').trim();
    },
  }));
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
