import { basename } from 'node:path';
import type { FontFamily } from '../../../fonts.config.ts';
import { charactersOn } from '../fonts/alphabet.ts';
import { cutFurther } from '../fonts/cut-font.ts';
import { publishFamilies, writeSheet, type PublishedFamily } from '../fonts/font-sheet.ts';
import { publishFiles } from '../fonts/publish-files.ts';
import { attribute, elementsIn, remove, setAttribute, type Document } from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';

/**
 * Marks the links from `Page.astro` to the sheets of a page's families, if the page may have its
 * own sheet.
 */
const MARK = 'data-own-letters';

/** The links of a page to the sheets of its families; none where the page shares them with others. */
const letterLinks = (page: Document) =>
  elementsIn(page).filter((element) => attribute(element, MARK) !== undefined);

/**
 * Replaces a page's links to its families' sheets by one to its own sheet. The originals stay in
 * `data-all-letters`, for the script to load when a visitor is about to open another page.
 *
 * @param sheet the name of the page's own sheet, which is in the same folder
 */
export function linkOwnSheet(page: Document, sheet: string): void {
  const [first, ...others] = letterLinks(page);
  if (!first) return;
  const hrefs = [first, ...others].map((link) => attribute(link, 'href') ?? '');
  const [href = ''] = hrefs;
  setAttribute(first, 'href', href.replace(basename(href), sheet));
  setAttribute(first, 'data-all-letters', hrefs.join(' '));
  first.attrs = first.attrs.filter(({ name }) => name !== MARK);
  for (const link of others) remove(link);
}

/**
 * Gives pages that opt in a single sheet for all their families, with only the letters that they
 * print: a visitor's first page is 12 KiB lighter (docs/decisions/0010).
 *
 * @param families of `fonts.config.ts`
 */
export const pageLettersStep = (families: readonly FontFamily[]): FinishingStep => ({
  name: 'page letters',
  run: async ({ dir, pages }) => {
    const published = await publishFamilies(families);
    await Promise.all(
      pages.map(async ({ document }) => {
        const hrefs = letterLinks(document).map((link) => attribute(link, 'href') ?? '');
        if (hrefs.length === 0) return;
        const own = hrefs.map((href) => familyOf(href, published));
        const files = await ownSheet(own, charactersOn(document));
        await publishFiles(dir, files);
        linkOwnSheet(document, basename(files[0]));
      }),
    );
  },
});

function familyOf(href: string, families: readonly PublishedFamily[]): PublishedFamily {
  const family = families.find(({ files }) => basename(files[0]) === basename(href));
  if (!family) throw new Error(`A page asks for ${href}, which is no family's sheet.`);
  return family;
}

async function ownSheet(families: readonly PublishedFamily[], printed: Set<number>) {
  const cut = families.map(async ({ family, faces }) => ({
    family,
    faces: await Promise.all(
      faces.map(async ({ file, slices }) => ({ file, slices: await cutFurther(slices, printed) })),
    ),
  }));
  return writeSheet(...(await Promise.all(cut)));
}
