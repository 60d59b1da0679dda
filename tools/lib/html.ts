import {
  defaultTreeAdapter as adapter,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** A page as a tree; its steps change it in place. */
export type Document = Tree.Document;

/** An element of such a tree. */
export type Element = Tree.Element;

/** Reads a page as a browser without script does, so that what stands in `noscript` is elements too. */
export const parsePage = (html: string): Document => parse(html, { scriptingEnabled: false });

/** Writes a page. */
export const printPage = (page: Document): string => serialize(page, { scriptingEnabled: false });

/** The elements of a page in its order, those of templates included. */
export function elementsIn(page: Tree.ParentNode): Element[] {
  const elements: Element[] = [];
  const visit = (node: Tree.Node) => {
    if (adapter.isElementNode(node)) elements.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(page);
  return elements;
}

/** The value of an attribute: empty where its name alone stands there, nothing where it is absent. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Adds an attribute, or changes its value. */
export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((one) => one.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

/** What stands in an element besides elements: a script's or a stylesheet's text. */
const textOf = (element: Element): string =>
  element.childNodes.map((node) => (adapter.isTextNode(node) ? node.value : '')).join('');

/** An element as its readers need it. */
export interface PageElement {
  /** In lower case, except where SVG has capitals: `linearGradient`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it besides elements: a script's or a stylesheet's text. */
  readonly text: string;
}

/** The elements of a page in its order, those of templates included, for those who only read. */
export const readElements = (page: Tree.ParentNode): PageElement[] =>
  elementsIn(page).map((element) => ({
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: textOf(element),
  }));

/** Takes an element out of its page. */
export const remove = (element: Element): void => adapter.detachNode(element);
