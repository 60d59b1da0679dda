import {
  defaultTreeAdapter as adapter,
  html as names,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { elementsIn, type Element } from '../../lib/html.ts';

/** A text as a tree, which the steps of the import change in place. */
export type Fragment = Tree.DocumentFragment;

/** A node of such a tree. */
export type Node = Tree.ChildNode;

export const parseHtml = (html: string): Fragment => parseFragment(html);

export const isElement = (node: Tree.Node): node is Element => adapter.isElementNode(node);

/** The text of a node; undefined for elements and comments. */
export const textIn = (node: Tree.Node): string | undefined =>
  adapter.isTextNode(node) ? node.value : undefined;

/** A new element; content that is a string becomes its text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = adapter.createElement(name, names.NS.HTML, attrs);
  for (const one of content)
    if (typeof one === 'string') adapter.insertText(made, one);
    else {
      adapter.detachNode(one);
      adapter.appendChild(made, one);
    }
  return made;
}

/** Puts other nodes in the place of one. */
export function replace(node: Node, ...others: readonly Node[]): void {
  const parent = node.parentNode;
  if (!parent) return;
  for (const other of others) {
    if (other.parentNode) adapter.detachNode(other);
    adapter.insertBefore(parent, other, node);
  }
  adapter.detachNode(node);
}

/** Puts an element's content in its place. */
export const unwrap = (node: Element): void => {
  replace(node, ...node.childNodes);
};

/** Gives an element another name, and takes its attributes away. */
export const rename = (node: Element, name: string): void => {
  replace(node, element(name, {}, ...node.childNodes));
};

/** The nearest element around a node that has one of some names. */
export function around(node: Node, wanted: readonly string[]): Element | undefined {
  for (let parent = node.parentNode; parent;) {
    if (!isElement(parent)) return undefined;
    if (wanted.includes(parent.tagName)) return parent;
    parent = parent.parentNode;
  }
  return undefined;
}

/** The elements of a tree that have one of some names, in document order. */
export const allNamed = (tree: Tree.ParentNode, ...wanted: readonly string[]): Element[] =>
  elementsIn(tree).filter(({ tagName }) => wanted.includes(tagName));
