import { splitPath } from '../../../../src/lib/languages/languages.ts';
import { attribute, deepTextOf, elementsIn, type Element } from '../../../lib/html.ts';
import type { PrintedPage } from '../finish-pages.ts';

/** A page as its head describes it. */
export interface DescribedPage {
  /** Without the base path: `/de/about`. */
  readonly path: string;
  /** Its path in the original language: `/about`. */
  readonly original: string;
  readonly title: string;
  readonly description: string;
  /** Its whole address. */
  readonly url: string;
  /** A language tag. */
  readonly language: string;
  /** The address of its twin in Markdown, without the base path: `/de/about.md`. */
  readonly twin: string;
  readonly head: Element;
  readonly main: Element;
}

/** The address of a page's twin: `/about.md`, for the home page `/index.md`. */
const twinOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/**
 * Reads what a page says of itself.
 *
 * @param url its whole address
 * @returns undefined for a page without a main part
 */
export function describePage(
  { path, document }: Pick<PrintedPage, 'path' | 'document'>,
  url: string,
): DescribedPage | undefined {
  const elements = elementsIn(document);
  const find = (name: string) => elements.find(({ tagName }) => tagName === name);
  const [head, main, title] = [find('head'), find('main'), find('title')];
  if (!head || !main || !title) return undefined;
  const meta = elements.find((one) => attribute(one, 'name') === 'description');
  const { path: original, language } = splitPath(path);
  return {
    path,
    original,
    title: deepTextOf(title).trim(),
    description: (meta && attribute(meta, 'content')) ?? '',
    url,
    language,
    twin: twinOf(path),
    head,
    main,
  };
}
