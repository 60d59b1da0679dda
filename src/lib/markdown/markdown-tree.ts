import { htmlToHast, markdownToMdast, type Features, type HastNode, type MdastNode } from 'satteri';

/**
 * Markdown features beyond CommonMark and GitHub's tables and footnotes, for the printed pages and
 * every check.
 */
export const MARKDOWN_FEATURES = {
  // Parses HTML as browsers do: unclosed elements are closed, and its pictures are optimised.
  rawHtml: true,
  definitionList: true,
  headingAttributes: true,
} satisfies Features;

/** The parts of a Markdown text that are checked, in order. */
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
  /** The text of a paragraph, heading, cell or block of HTML, without code. */
  | {
      readonly kind: 'words';
      readonly words: string;
      readonly lineOf: (found: string, offset: number) => number;
    };

type Definitions = ReadonlyMap<string, string>;

/** Nodes that contain text, links and pictures, but no other block. */
const LINES = new Set(['paragraph', 'heading', 'tableCell', 'descriptionTerm']);

/** Elements whose text is literal. */
const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea']);

/** Placeholders for code and for tags: neither is a word, and both separate words. */
const NO_WORD = '\uFFFC';
const TAG = '<>';

const childrenOf = (node: MdastNode) => ('children' in node ? node.children : []) as MdastNode[];
const lineOf = (node: MdastNode) => node.position?.start.line ?? 1;
const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Walks a Markdown text once and collects its links and pictures (inline, by reference and in
 * HTML), its headings, the elements of its HTML, and its text without code. Front matter is not
 * recognised: callers replace it with blank lines.
 */
export function markdownParts(source: string): MarkdownPart[] {
  const root = markdownToMdast(source, { features: { ...MARKDOWN_FEATURES, frontmatter: false } });
  return partsOf(root, definitionsIn(root));
}

function definitionsIn(root: MdastNode): Definitions {
  const found = new Map<string, string>();
  const visit = (node: MdastNode) => {
    // Markdown uses the first of two definitions with the same name.
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

/** The text of a paragraph, with or without formatting. */
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

/** The parts of HTML: a block of it, or one inline tag. */
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

/** An attribute value of an element, used to find its line. */
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
