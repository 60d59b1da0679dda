import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { charactersOn } from './alphabet.ts';
import { cutFurther } from './cut-font.ts';
import { writeSheet, type PublishedFamily } from './font-sheet.ts';

/** The links of `Page.astro` to the sheets of a page's families, where they may be the page's own. */
const LINKS = /(?:<link rel="stylesheet" href="[^"]+" data-own-letters(?:="")?>\s*)+/;

const ADDRESS = / href="([^"]+)"/g;

/**
 * Gives pages that ask for it one sheet of all their families, with the letters that they print and no
 * others: what a visitor sees first waits for a third less, and for one file. The sheets of all pages go
 * along as `data-all-letters`, for the script to ask for when a visitor is about to go on.
 *
 * @param dir the built site's folder
 * @param published all families of the site
 * @returns absolute paths of the files that these sheets are, and name
 */
export async function cutForPages(
  dir: string,
  published: readonly PublishedFamily[],
): Promise<string[]> {
  const made = await Promise.all(
    globSync('**/*.html', { cwd: dir }).map(async (page) => {
      const path = join(dir, page);
      const html = await readFile(path, 'utf8');
      const [links] = LINKS.exec(html) ?? [];
      if (links === undefined) return [];
      const sheets = [...links.matchAll(ADDRESS)].map(([, href = '']) => href);
      const families = sheets.map((href) => familyOf(href, published));
      const files = await ownSheet(families, charactersOn(html));
      const [first = ''] = sheets;
      const own = first.replace(basename(first), basename(files[0]));
      const link = `<link rel="stylesheet" href="${own}" data-all-letters="${sheets.join(' ')}">`;
      await writeFile(path, html.replace(links, link));
      return files;
    }),
  );
  return made.flat();
}

function familyOf(href: string, published: readonly PublishedFamily[]): PublishedFamily {
  const family = published.find(({ files }) => basename(files[0]) === basename(href));
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
