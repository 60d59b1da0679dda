import { existsSync, globSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { formatErrors } from '../content/mistakes.ts';
import { languageOfFile, originalOf } from '../languages/translation-files.ts';
import { slugify } from '../routes/slugify.ts';

/**
 * The last segment of a Markdown text's address, from its file name: `My-First-Post.md` becomes
 * `my-first-post`.
 */
export const slugOfFile = (file: string): string => slugify(posix.basename(file, '.md'));

/**
 * The files of a folder's Markdown texts, without their translations.
 *
 * @param folder its path, or a pattern that several folders match
 */
export const markdownFilesIn = (folder: string): string[] =>
  allIn(folder).filter((file) => languageOfFile(file) === undefined);

/** The files that translate a folder's Markdown texts into some languages. */
export const translationsIn = (folder: string, languages: readonly string[]): string[] =>
  allIn(folder).filter((file) => languages.includes(languageOfFile(file) ?? ''));

const allIn = (folder: string): string[] =>
  globSync(`${folder}/*.md`)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The file name that hosts serve as a folder's own page. */
export const FOLDER_PAGE = 'index';

/**
 * Describes what is wrong with the name of a text's file; undefined if it gives the text an address
 * of its own.
 *
 * @param file its path relative to the project's folder
 * @param at the start of its address: `/blog/`
 * @param pageFileAt returns the file below `src/pages` that serves a path, if there is one
 */
export function nameFault(
  file: string,
  at: string,
  pageFileAt: (path: string) => string | undefined,
): string | undefined {
  const slug = slugOfFile(file);
  const mistake = (message: string) => formatErrors({ file }, [{ path: [], message }]);
  if (languageOfFile(file) !== undefined)
    return existsSync(originalOf(file))
      ? undefined
      : mistake(`an original that it translates: there is no ${originalOf(file)}`);
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
 * Describes texts of a folder that would share an address, so that one of them would be lost, by
 * file.
 *
 * @param folder as for {@link markdownFilesIn}
 * @param at the start of their addresses: `/blog/`
 */
export function sharedAddressFaults(folder: string, at: string): ReadonlyMap<string, string> {
  const bySlug = Map.groupBy(markdownFilesIn(folder), slugOfFile);
  const faults = [...bySlug].flatMap(([slug, [first = '', ...others]]) =>
    slug === ''
      ? []
      : others.map((file): [string, string] => {
          const looksTheSame = file.normalize('NFC') === first.normalize('NFC');
          const how = looksTheSame
            ? ' (its name looks the same, and is written in other signs)'
            : '';
          const message = `an address of its own: ${first}${how} stands at ${at}${slug} too. Rename one of them`;
          return [file, formatErrors({ file }, [{ path: [], message }])];
        }),
  );
  return new Map(faults);
}
