import { existsSync, globSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { formatErrors } from '../content/mistakes.ts';
import { slugify } from '../routes/slugify.ts';

/** What the address of a text in Markdown ends in, by its file's name: `My-First-Post.md` stands at `my-first-post`. */
export const slugOfFile = (file: string): string => slugify(posix.basename(file, '.md'));

/** The texts in Markdown of a folder, by the names of their files. */
export const markdownFilesIn = (folder: string): string[] =>
  globSync('*.md', { cwd: folder }).toSorted();

/** The name by which hosts call a folder's own page. */
export const FOLDER_PAGE = 'index';

/**
 * What is wrong with the name of a text's file; nothing where it has an address of its own.
 *
 * @param file its path from the project's folder
 * @param at what its address begins with: `/blog/`
 * @param pageFileAt the file below `src/pages` that answers to a path, where there is one
 */
export function nameFault(
  file: string,
  at: string,
  pageFileAt: (path: string) => string | undefined,
): string | undefined {
  const slug = slugOfFile(file);
  const mistake = (message: string) => formatErrors({ file }, [{ path: [], message }]);
  if (slug === '')
    return mistake(
      `a name with a letter or a digit in it, which becomes its address: terms-of-sale.md; found "${posix.basename(file)}"`,
    );
  const path = `${at}${slug}`;
  if (slug === FOLDER_PAGE)
    return mistake(
      `a name of its own: at ${path} stands ${at === '/' ? 'the home page' : 'the list of posts'} already. Rename this file`,
    );
  const printed = `public${path}.html`;
  const isPrinted = existsSync(printed) && statSync(printed).isFile();
  const taken = pageFileAt(path) ?? (isPrinted ? printed : undefined);
  return taken === undefined
    ? undefined
    : mistake(
        `a name of its own: at ${path} stands ${taken} already. Rename this file, or take that away`,
      );
}

/**
 * Texts of a folder whose names come to one address, so that one of them would be lost, by their files.
 *
 * @param at what their addresses begin with: `/blog/`
 */
export function sharedAddressFaults(folder: string, at: string): ReadonlyMap<string, string> {
  const bySlug = Map.groupBy(markdownFilesIn(folder), slugOfFile);
  const faults = [...bySlug].flatMap(([slug, [first = '', ...others]]) =>
    slug === ''
      ? []
      : others.map((name): [string, string] => {
          const looksTheSame = name.normalize('NFC') === first.normalize('NFC');
          const how = looksTheSame
            ? ' (its name looks the same, and is written in other signs)'
            : '';
          const message = `an address of its own: ${folder}/${first}${how} stands at ${at}${slug} too. Rename one of them`;
          const file = `${folder}/${name}`;
          return [file, formatErrors({ file }, [{ path: [], message }])];
        }),
  );
  return new Map(faults);
}
