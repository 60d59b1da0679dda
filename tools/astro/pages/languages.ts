import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { furtherLanguages, pathIn } from '../../../src/lib/languages/languages.ts';

/** A page's route and file, as Astro's `injectRoute` takes them. */
interface Route {
  pattern: string;
  entrypoint: URL;
}

/** Files of `src/pages` that are no pages, and yet speak: each language has its own. */
const SPEAKING = [
  'rss.xml.ts',
  'blog/search.json.ts',
  'site.webmanifest.ts',
  'social/[name].jpg.ts',
];

/** The same page in each further language: `/de/about` is printed by the file of `/about`. */
export const inFurtherLanguages = ({ pattern, entrypoint }: Route): Route[] =>
  furtherLanguages.map((tag) => ({ pattern: pathIn(tag, pattern), entrypoint }));

/** The files of `src/pages` in each further language. */
export const translatedPages = (pages: URL): Route[] =>
  [...globSync('**/*.astro', { cwd: fileURLToPath(pages) }), ...SPEAKING]
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) =>
      inFurtherLanguages({
        pattern: `/${file.replace(/(\/?index)?\.(astro|ts)$/, '')}`,
        entrypoint: new URL(file.replaceAll('[', '%5B').replaceAll(']', '%5D'), pages),
      }),
    );
