import { basename } from 'node:path';
import { lettersOn } from '../fonts/alphabet.ts';
import { writeSheet, type PublishedFamily } from '../fonts/font-sheet.ts';
import { cutFurtherFaces, furtherFaces, type FurtherFace } from '../fonts/further-faces.ts';
import { attribute, elementsIn, type Element } from '../../lib/html.ts';
import type { PrintedPage } from './finish-pages.ts';

/** A page with the sheets of its families, and its letters. */
export interface LetteredPage extends PrintedPage {
  readonly links: ReadonlyMap<Element, PublishedFamily>;
  readonly letters: ReadonlySet<number>;
}

/** The pages that load families of the site. */
export function letteredPages(
  pages: readonly PrintedPage[],
  published: readonly PublishedFamily[],
): LetteredPage[] {
  const bySheet = new Map(published.map((family) => [basename(family.files[0]), family]));
  return pages
    .map((page) => {
      const links = elementsIn(page.document)
        .filter((element) => attribute(element, 'rel') === 'stylesheet')
        .flatMap((link) => {
          const family = bySheet.get(basename(attribute(link, 'href') ?? ''));
          return family ? ([[link, family]] as const) : [];
        });
      return { ...page, links: new Map(links), letters: lettersOn(page.document) };
    })
    .filter(({ links }) => links.size > 0);
}

/** The files from which a family can take letters that its own files lack. */
export type FurtherLetters = (family: PublishedFamily) => Promise<readonly FurtherFace[]>;

/** Finds these files once for each family. */
export const furtherLetters = (): FurtherLetters =>
  once(({ family, faces }) => furtherFaces(family, faces));

/** The files below `node_modules` that pages take further letters from. */
export async function furtherFilesOf(
  pages: readonly LetteredPage[],
  further: FurtherLetters,
): Promise<Set<string>> {
  const files = pages.flatMap(({ links, letters }) =>
    [...links.values()].map(async (family) =>
      neededFaces(await further(family), letters).map(({ file }) => file.file),
    ),
  );
  return new Set((await Promise.all(files)).flat());
}

/** Those of some faces that have one of the letters. */
const neededFaces = (faces: readonly FurtherFace[], letters: ReadonlySet<number>) =>
  faces.filter(({ codes }) => !codes.isDisjointFrom(letters));

/** A stylesheet and the fonts that it references, as absolute paths. */
type Sheet = readonly [sheet: string, ...fonts: string[]];

/** The sheets of families with the further letters of one language. */
export interface LanguageSheets {
  /** The sheet that a page needs in the place of the family's own, if it prints such letters. */
  readonly neededBy: (
    page: Pick<LetteredPage, 'letters'>,
    family: PublishedFamily,
  ) => Promise<Sheet | undefined>;
}

/** @param pages those of one language, which share their sheets */
export function sheetsOfLanguage(
  pages: readonly LetteredPage[],
  further: FurtherLetters,
): LanguageSheets {
  const printed = new Set(pages.flatMap(({ letters }) => [...letters]));
  const sheetOf = once(async (published: PublishedFamily) => {
    const faces = await cutFurtherFaces(await further(published), printed);
    return writeSheet({ family: published.family, faces: [...published.faces, ...faces] });
  });
  return {
    neededBy: async ({ letters }, family) => {
      const needed = neededFaces(await further(family), letters);
      return needed.length > 0 ? sheetOf(family) : undefined;
    },
  };
}

/** Computes a value once for each family. */
function once<Value>(make: (family: PublishedFamily) => Promise<Value>) {
  const known = new Map<PublishedFamily, Promise<Value>>();
  return (family: PublishedFamily): Promise<Value> => {
    const value = known.get(family) ?? make(family);
    known.set(family, value);
    return value;
  };
}
