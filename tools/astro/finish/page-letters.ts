import { basename, join } from 'node:path';
import type { FontFamily } from '../../../fonts.config.ts';
import { originalLanguage, splitPath } from '../../../src/lib/languages/languages.ts';
import { charactersOn } from '../fonts/alphabet.ts';
import { cutFurther } from '../fonts/cut-font.ts';
import { publishFamilies, writeSheet, type PublishedFamily } from '../fonts/font-sheet.ts';
import { cutFurtherFaces } from '../fonts/further-faces.ts';
import { addLicences } from '../fonts/licences.ts';
import { publishFiles } from '../fonts/publish-files.ts';
import {
  attribute,
  elementsIn,
  remove,
  setAttribute,
  type Document,
  type Element,
} from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';
import {
  furtherFilesOf,
  furtherLetters,
  letteredPages,
  sheetsOfLanguage,
  type FurtherLetters,
  type LanguageSheets,
  type LetteredPage,
} from './further-letters.ts';
import { formatMissed, missedLetters } from './missed-letters.ts';
import { renameInStylesheets } from './rename-in-stylesheets.ts';

/**
 * Marks the links from `Page.astro` to the sheets of a page's families, if the page may have its
 * own sheet.
 */
const MARK = 'data-own-letters';

/** The links of a page to the sheets of its families that it need not share with others. */
const ownLinks = (page: Document) =>
  elementsIn(page).filter((element) => attribute(element, MARK) !== undefined);

/**
 * Replaces a page's links to its families' sheets by one to its own sheet. The originals stay in
 * `data-all-letters`, for the script to load when a visitor is about to open another page.
 *
 * @param sheet the name of the page's own sheet, which is in the same folder
 */
export function linkOwnSheet(page: Document, sheet: string): void {
  const [first, ...others] = ownLinks(page);
  if (!first) return;
  const hrefs = [first, ...others].map((link) => attribute(link, 'href') ?? '');
  linkSheet(first, sheet);
  setAttribute(first, 'data-all-letters', hrefs.join(' '));
  first.attrs = first.attrs.filter(({ name }) => name !== MARK);
  for (const link of others) remove(link);
}

/** @param sheet the name of another sheet in the same folder */
function linkSheet(link: Element, sheet: string): void {
  const href = attribute(link, 'href') ?? '';
  setAttribute(link, 'href', href.replace(basename(href), sheet));
}

/**
 * Gives pages the letters that they print.
 *
 * - A home has a single sheet for all its families with only these letters: a visitor's first page is
 *   12 KiB lighter (docs/decisions/0010).
 * - A page that prints letters which the files of `fonts.config.ts` lack has them from further files
 *   (docs/decisions/0033). Inner pages of one language share their sheets. A page that prints no such
 *   letter stays as it is.
 * - Letters that no file has are told.
 *
 * @param families of `fonts.config.ts`
 */
export const pageLettersStep = (families: readonly FontFamily[]): FinishingStep => ({
  name: 'page letters',
  run: async ({ dir, pages, logger }) => {
    const published = await publishFamilies(families);
    const lettered = letteredPages(pages, published);
    const further = furtherLetters();
    for (const [language, own] of Map.groupBy(lettered, ({ path }) => splitPath(path).language)) {
      const sheets = sheetsOfLanguage(own, further);
      const files = await Promise.all(own.map((page) => linkSheets(page, further, sheets)));
      const worn = language === originalLanguage ? [] : await wornSheets(own, published, sheets);
      await renameInStylesheets(
        join(dir, language),
        new Map(worn.map(([family, [sheet]]) => [basename(family.files[0]), basename(sheet)])),
      );
      await publishFiles(dir, new Set([...files, ...worn.map(([, sheet]) => sheet)].flat()));
    }
    await addLicences(dir, await furtherFilesOf(lettered, further));
    const missed = lettered.map(
      async (page) => [page.path, await missedLetters(page, further)] as const,
    );
    const told = formatMissed(new Map(await Promise.all(missed)));
    if (told !== undefined) logger.warn(told);
  },
});

/** The sheets for stylesheets that any page of a language may put on: with what all of its pages print. */
async function wornSheets(
  pages: readonly LetteredPage[],
  families: readonly PublishedFamily[],
  sheets: LanguageSheets,
) {
  const letters = pages
    .map((page) => page.letters)
    .reduce((common, own) => new Set(own).intersection(common));
  const worn = families.map(async (family) => {
    const sheet = await sheets.neededBy({ letters }, family);
    return sheet ? [[family, sheet] as const] : [];
  });
  return (await Promise.all(worn)).flat();
}

/**
 * Links a page to sheets that have its letters.
 *
 * @returns absolute paths of their files
 */
async function linkSheets(
  page: LetteredPage,
  further: FurtherLetters,
  sheets: LanguageSheets,
): Promise<string[]> {
  const files: string[] = [];
  for (const [link, family] of page.links) {
    const sheet = await sheets.neededBy(page, family);
    if (sheet) linkSheet(link, basename(sheet[0]));
    files.push(...(sheet ?? []));
  }
  const own = [...page.links].filter(([link]) => attribute(link, MARK) !== undefined);
  if (own.length === 0) return files;
  const sheet = await ownSheet(
    own.map(([, family]) => family),
    page,
    further,
  );
  linkOwnSheet(page.document, basename(sheet[0]));
  return [...files, ...sheet];
}

async function ownSheet(
  families: readonly PublishedFamily[],
  { document, letters }: LetteredPage,
  further: FurtherLetters,
) {
  const printed = charactersOn(document);
  const cut = families.map(async (published) => {
    const faces = published.faces.map(async ({ file, slices }) => ({
      file,
      slices: await cutFurther(slices, printed),
    }));
    const others = await cutFurtherFaces(await further(published), letters);
    return { family: published.family, faces: [...(await Promise.all(faces)), ...others] };
  });
  return writeSheet(...(await Promise.all(cut)));
}
