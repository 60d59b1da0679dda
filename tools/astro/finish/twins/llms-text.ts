import { nameOfLanguage, originalLanguage } from '../../../../src/lib/languages/languages.ts';
import type { DescribedPage } from './described-page.ts';

/** A page as the list needs it. */
export type ListedPage = Pick<
  DescribedPage,
  'path' | 'original' | 'title' | 'description' | 'language'
> & {
  /** The whole address of its twin. */
  readonly twin: string;
};

/** What the file calls the pages that stand below no other. */
const PAGES = 'Pages';

/** The first part of a path that lies below another page: `blog` of `/blog/first-post`. */
const folderOf = (path: string): string | undefined => /^\/([^/]+)\//.exec(path)?.[1];

const escape = (text: string) => text.replaceAll(/[\\[\]]/g, '\\$&');

const entry = ({ title, twin, description }: ListedPage) =>
  `- [${escape(title)}](${twin})${description === '' ? '' : `: ${description}`}`;

const section = (title: string, pages: readonly ListedPage[]) =>
  `## ${title}\n\n${pages.map(entry).join('\n')}\n`;

/**
 * The text of `llms.txt`, as llmstxt.org describes it: the pages of the original language by the page below
 * which they stand, such as works and posts, and then each further language.
 */
export function llmsText(
  site: { readonly name: string; readonly description: string },
  pages: readonly ListedPage[],
): string {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const languages = Map.groupBy(sorted, ({ language }) => language);
  const originals = languages.get(originalLanguage) ?? [];
  const titleOf = (folder: string) =>
    originals.find(({ path }) => path === `/${folder}`)?.title ?? folder;
  const folders = Map.groupBy(originals, ({ original }) => folderOf(original));
  const top = folders.get(undefined);
  return [
    `# ${site.name}\n\n> ${site.description}\n`,
    ...(top ? [section(PAGES, top)] : []),
    ...[...folders].flatMap(([folder, found]) =>
      folder === undefined ? [] : section(titleOf(folder), found),
    ),
    ...[...languages].flatMap(([tag, found]) =>
      tag === originalLanguage ? [] : section(nameOfLanguage(tag), found),
    ),
  ].join('\n');
}
