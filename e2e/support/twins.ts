import {
  attribute,
  deepTextOf,
  elementsIn,
  parsePage,
  type Element,
} from '../../tools/lib/html.ts';

const HIDDEN = new Set(['template', 'noscript', 'dialog', 'form', 'nav']);

/** Whether a reader without styles meets an element: a folded answer is met, what is hidden is not. */
function isMet(element: Element): boolean {
  const { parentNode } = element;
  const isHidden =
    HIDDEN.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    ['hidden', 'popover'].some((name) => attribute(element, name) !== undefined);
  return !isHidden && (!parentNode || !('tagName' in parentNode) || isMet(parentNode));
}

/** A text by its letters and digits alone: neither Markdown's signs nor spaces between columns count. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The headings in a page's main part, by their letters. */
export const headingsOf = (html: string): string[] => {
  const main = elementsIn(parsePage(html)).find(({ tagName }) => tagName === 'main');
  return (main ? elementsIn(main) : [])
    .filter((element) => /^h[1-6]$/.test(element.tagName) && isMet(element))
    .map((element) => visibleText(element))
    .filter(Boolean);
};

const visibleText = (heading: Element): string =>
  lettersOf(
    heading.childNodes
      .map((node) => {
        if ('value' in node) return node.value;
        if (!('tagName' in node) || !isMet(node)) return '';
        return elementsIn(node).every(isMet) ? deepTextOf(node) : visibleText(node);
      })
      .join(''),
  );

/** Markdown without its code. */
const withoutCode = (markdown: string) =>
  markdown.replace(/^( *)(`{3,}).*?^\1\2/gms, '').replace(/`[^`\n]+`/g, '');

/** The headings of a text in Markdown, by their letters. */
export const headingsIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^[\s>\d.-]*#{1,6} (.+)$/gm)]
    .map(([, heading = '']) =>
      heading.replace(/!\[.*?\]\([^)]*\)/g, '').replace(/\]\([^)]*\)/g, ''),
    )
    .map(lettersOf)
    .filter(Boolean);

/** What looks like an HTML tag in Markdown outside code. */
export const tagsIn = (markdown: string): string[] =>
  withoutCode(markdown).match(/(?<!\\)<[a-z/!][^>\n]*>?/gi) ?? [];

/** The addresses of links and pictures in Markdown outside code. */
export const linksIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^)\s]*)\)/g)].map(([, address = '']) => address);
