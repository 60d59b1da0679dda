import { foreignSyntax } from '../../../src/lib/markdown/foreign-syntax.ts';
import { deepTextOf } from '../../lib/html.ts';
import { isElement, textIn, type Fragment } from './tree.ts';
import type { Element } from '../../lib/html.ts';

/** Stands where a comment will divide words, as no rule of Markdown's escapes touches it. */
const BREAK = '\uE000';

/** What divides words in Markdown and shows nothing. */
const COMMENT = '<!-- -->';

/** Elements whose text stands for itself. */
const VERBATIM = new Set(['pre', 'code']);

/** Names that pages fill in, `{name}`, and words that they mark as open, `[[so]]`. */
const FILLED = /\{(?=[A-Za-z]+\})|\[(?=\[)/g;

/** Signs of the private use area mean something in their old font alone; the others stand for lost letters. */
const PRIVATE = /[\uE000-\uF8FF\0\uFFFD]/g;

/**
 * Divides what this site would take for a notation of its own or of another program, so that imported
 * words are shown as they are.
 *
 * @param allowsHtml whether the text may hold a comment; a blank divides words where it may not
 */
export function guardWords(parent: Fragment | Element, allowsHtml: boolean): void {
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      if (!VERBATIM.has(node.tagName)) guardWords(node, allowsHtml);
      continue;
    }
    const text = textIn(node);
    if (text !== undefined && 'value' in node)
      node.value = allowsHtml ? guarded(text) : divided(text);
  }
}

function guarded(text: string): string {
  const plain = text.replace(PRIVATE, '');
  const cuts = [
    ...[...plain.matchAll(FILLED)].map(({ index }) => index + 1),
    ...foreignSyntax(plain, false).map(({ found, offset }) => offset + cutOf(found)),
  ];
  let result = plain;
  for (const cut of [...new Set(cuts)].toSorted((a, b) => b - a))
    result = result.slice(0, cut) + BREAK + result.slice(cut);
  return result;
}

/** Behind a sign that begins the notation; a link in Markdown’s own spelling is cut before its address. */
const cutOf = (found: string): number => Math.max(1, found.indexOf('](') + 1);

/** Writes the places that {@link guardWords} marked as comments. */
export const withComments = (markdown: string): string => markdown.replaceAll(BREAK, COMMENT);

/** Plain words of fields in front matter, where no comment can stand. */
export const plainWords = (text: string): string => divided(text).replace(/\s+/g, ' ').trim();

const divided = (text: string): string => text.replace(PRIVATE, '').replace(FILLED, '$& ');

/** The plain words of a tree, on one line. */
export const wordsOf = (tree: Fragment | Element): string => plainWords(deepTextOf(tree));
