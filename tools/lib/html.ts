import {
  defaultTreeAdapter as adapter,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** A page as a tree; callers change it in place. */
export type Document = Tree.Document;

/** An element of such a tree. */
export type Element = Tree.Element;

/** Anything in such a tree: an element, a text, a comment. */
export type Node = Tree.ChildNode;

export const isElement = (node: Node): node is Element => adapter.isElementNode(node);

/**
 * Parses a page as a browser without script does, so that the content of `noscript` is elements
 * too.
 */
export const parsePage = (html: string): Document => parse(html, { scriptingEnabled: false });

/** Serialises a page. */
export const printPage = (page: Document): string => serialize(page, { scriptingEnabled: false });

/** Serialises what stands in an element. */
export const printContent = (element: Element): string =>
  serialize(element, { scriptingEnabled: false });

/** A text that stands in no tree yet. */
export const textNode = (value: string): Node => ({
  nodeName: '#text',
  value,
  parentNode: null,
});

/**
 * Serialises what stands in an element as if it were another: with other children and attributes. The
 * tree itself is not changed.
 */
export function printAs(
  element: Element,
  changed: {
    /** What stands in an element in place of its children. */
    readonly children: (children: readonly Node[]) => Node[];
    readonly attributes: (attributes: Element['attrs']) => Element['attrs'];
  },
): string {
  const treeAdapter: typeof adapter = {
    ...adapter,
    getChildNodes: (node) => changed.children(adapter.getChildNodes(node)),
    getAttrList: (node) => changed.attributes(adapter.getAttrList(node)),
  };
  return serialize(element, { scriptingEnabled: false, treeAdapter });
}

/** Adds an element at the end of another. */
export function append(
  parent: Element,
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): void {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = adapter.createElement(name, html.NS.HTML, attrs);
  if (text !== '') adapter.insertText(element, text);
  adapter.appendChild(parent, element);
}

/** Takes everything out of an element. */
export function empty(element: Element): void {
  for (const child of [...element.childNodes]) adapter.detachNode(child);
}

/** Takes an attribute from an element. */
export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

/** The elements of a page in document order, including those in templates. */
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

/** The value of an attribute: empty if it has no value, undefined if it is absent. */
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

/** All text in an element and its children. */
export const deepTextOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if (adapter.isTextNode(child)) return child.value;
      return 'childNodes' in child ? deepTextOf(child) : '';
    })
    .join('');

/** A read-only view of an element. */
export interface PageElement {
  /** In lower case, except for SVG names with capitals: `linearGradient`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text directly in it: a script's or a stylesheet's content. */
  readonly text: string;
}

/** The elements of a page in document order, including those in templates, as read-only views. */
export const readElements = (page: Tree.ParentNode): PageElement[] =>
  elementsIn(page).map((element) => ({
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: textOf(element),
  }));

/** Removes an element from its page. */
export const remove = (element: Element): void => adapter.detachNode(element);
