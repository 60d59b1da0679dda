import { htmlToHast, markdownToMdast, type Features, type HastNode, type MdastNode } from 'satteri';

/** What Markdown knows here beyond CommonMark and GitHub's tables and footnotes: the printed pages and every check. */
export const MARKDOWN_FEATURES = {
  // HTML is read as a browser reads it: what is not closed is closed, and its pictures are made small.
  rawHtml: true,
  definitionList: true,
  headingAttributes: true,
} satisfies Features;

/** What a text in Markdown holds, in its order, as far as it is checked. */
export type MarkdownPart =
  | { readonly kind: 'link' | 'picture'; readonly line: number; readonly address: string }
  | {
      readonly kind: 'heading';
      readonly line: number;
      readonly depth: number;
      readonly words: string;
    }
  | {
      readonly kind: 'element';
      readonly line: number;
      readonly name: string;
      readonly properties: Readonly<Record<string, unknown>>;
    }
  /** The words of a paragraph, a heading, a cell or a block of HTML; code is none. */
  | {
      readonly kind: 'words';
      readonly words: string;
      readonly lineOf: (found: string, offset: number) => number;
    };

type Definitions = ReadonlyMap<string, string>;

/** Nodes that hold words, links and pictures, and no other block. */
const LINES = new Set(['paragraph', 'heading', 'tableCell', 'descriptionTerm']);

/** Elements whose words stand for themselves. */
const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea']);

/** In the place of code, and of a tag: neither is a word, and both part words. */
const NO_WORD = '\uFFFC';
const TAG = '<>';

const childrenOf = (node: MdastNode) => ('children' in node ? node.children : []) as MdastNode[];
const lineOf = (node: MdastNode) => node.position?.start.line ?? 1;
const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Walks a text in Markdown once: its links and pictures, inline, by reference and in HTML; its headings; the
 * elements of its HTML; and its words, of which code is none. Front matter is not known here: whoever has
 * some puts empty lines in its place.
 */
export function markdownParts(source: string): MarkdownPart[] {
  const root = markdownToMdast(source, { features: { ...MARKDOWN_FEATURES, frontmatter: false } });
  return partsOf(root, definitionsIn(root));
}

function definitionsIn(root: MdastNode): Definitions {
  const found = new Map<string, string>();
  const visit = (node: MdastNode) => {
    // Of two with one name Markdown takes the first.
    if (node.type === 'definition' && !found.has(node.identifier))
      found.set(node.identifier, node.url);
    childrenOf(node).forEach(visit);
  };
  visit(root);
  return found;
}

function partsOf(node: MdastNode, definitions: Definitions): MarkdownPart[] {
  const below = () => childrenOf(node).flatMap((child) => partsOf(child, definitions));
  const line = lineOf(node);
  const addressed = (kind: 'link' | 'picture', address = '') => [
    { kind, line, address },
    ...below(),
  ];
  switch (node.type) {
    case 'link':
      return addressed('link', node.url);
    case 'linkReference':
      return addressed('link', definitions.get(node.identifier));
    case 'image':
      return addressed('picture', node.url);
    case 'imageReference':
      return addressed('picture', definitions.get(node.identifier));
    case 'html':
      return htmlParts(node.value, line);
    case 'heading': {
      const part = wordsOf(node);
      return [{ kind: 'heading', line, depth: node.depth, words: part.words }, part, ...below()];
    }
    default:
      return LINES.has(node.type) ? [wordsOf(node), ...below()] : below();
  }
}

/** The words of a paragraph, marked or not. */
function wordsOf(node: MdastNode) {
  const pieces: { readonly text: string; readonly line: number }[] = [];
  let code: string | undefined;
  const visit = (one: MdastNode) => {
    if (one.type === 'html') {
      if (one.value.toLowerCase() === `</${code ?? ''}>`) code = undefined;
      else code ??= elementsIn(one.value).find(({ name }) => CODE.has(name))?.name;
    }
    pieces.push({ text: code === undefined ? textOf(one) : NO_WORD, line: lineOf(one) });
    childrenOf(one).forEach(visit);
  };
  childrenOf(node).forEach(visit);
  return {
    kind: 'words' as const,
    words: pieces.map(({ text }) => text).join(''),
    lineOf: (_: string, offset: number) => {
      let rest = offset;
      const at = pieces.find(({ text }) => (rest -= text.length) < 0);
      return at ? at.line + linesIn(at.text.slice(0, rest + at.text.length)) : lineOf(node);
    },
  };
}

function textOf(node: MdastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'html') return TAG;
  if (node.type === 'break') return '\n';
  return node.type === 'inlineCode' || node.type === 'footnoteReference' ? NO_WORD : '';
}

interface HtmlElement {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

function visitHtml(node: HastNode, each: (node: HastNode) => boolean): void {
  if (each(node) && 'children' in node) for (const child of node.children) visitHtml(child, each);
}

function elementsIn(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  visitHtml(htmlToHast(html, { fragment: true }), (node) => {
    if (node.type === 'element') found.push({ name: node.tagName, properties: node.properties });
    return true;
  });
  return found;
}

/** What stands in HTML: a block of it, or one tag within a line. */
function htmlParts(html: string, line: number): MarkdownPart[] {
  const lineAt = (found: string) => line + linesIn(html.slice(0, Math.max(0, html.indexOf(found))));
  const parts: MarkdownPart[] = elementsIn(html).flatMap(({ name, properties }) => [
    { kind: 'element', line: lineAt(placeOf(properties) ?? `<${name}`), name, properties },
    ...addressesOf(name, properties).map((part) => ({ ...part, line: lineAt(part.address) })),
  ]);
  let words = '';
  visitHtml(htmlToHast(html, { fragment: true }), (node) => {
    if (node.type === 'text') words += node.value;
    return node.type !== 'element' || !CODE.has(node.tagName);
  });
  return words.trim() === '' ? parts : [...parts, { kind: 'words', words, lineOf: lineAt }];
}

/** A value of an element by which its line is found. */
const placeOf = (properties: Readonly<Record<string, unknown>>) =>
  Object.values(properties).find((value) => typeof value === 'string' && value !== '') as
    string | undefined;

function addressesOf(name: string, { href, src }: Readonly<Record<string, unknown>>) {
  const isPicture = name === 'img';
  return [
    ...(typeof href === 'string' ? [{ kind: 'link' as const, address: href }] : []),
    ...(typeof src === 'string'
      ? [{ kind: isPicture ? ('picture' as const) : ('link' as const), address: src }]
      : []),
  ];
}
