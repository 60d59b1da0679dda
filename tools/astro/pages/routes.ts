import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatErrors, type Mistake } from '../../../src/lib/content/mistakes.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import type { Site } from '../../../src/lib/site/site.ts';
import { codeLine } from '../../../src/lib/content/source-lines.ts';
import { isMultilingual } from '../../../src/lib/languages/languages.ts';
import { inFurtherLanguages, translatedPages } from './languages.ts';
import { fixtureRoutes } from './test-fixtures.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/**
 * Checks the page that `/` should show.
 *
 * @param pages the folder of the pages
 * @returns the mistakes; none if it can be shown
 */
export function homeMistakes(page: string, pages: string): Mistake[] {
  const path = ['home'];
  const names = globSync('**/*.astro', { cwd: pages })
    .map((file) => file.replaceAll('\\', '/').replace(/\.astro$/, ''))
    .filter((name) => !name.includes('['));
  if (page.includes('['))
    return [{ path, message: `a page of its own, not one that stands for many; found "${page}"` }];
  if (existsSync(`${pages}/${page}.astro`)) return [];
  return [
    { path, message: `home: there is no page src/pages/${page}.astro${didYouMean(page, names)}` },
  ];
}

/** Pairs of files whose pages would have the same address. */
export function doubledPages(files: readonly string[]): string[] {
  const plain = (file: string) =>
    `/${file
      .replaceAll('\\', '/')
      .replace(/\.(astro|mdx?)$/, '')
      .replace(/(^|\/)index$/, '')}`;
  return [...Map.groupBy(files, plain)]
    .filter(([, same]) => same.length > 1)
    .map(([path, same]) =>
      formatErrors({ file: same.map((file) => `src/pages/${file}`).join(' and ') }, [
        { path: [], message: `one page at each address: both would stand at ${path}` },
      ]),
    );
}

/** The pages of works: the house's, and one in the folder of each home that has works. */
const workPages = (src: URL): URL[] =>
  globSync(['shell/work/house.astro', 'demos/*/work.astro'], { cwd: fileURLToPath(src) }).map(
    (file) => new URL(file.replaceAll('\\', '/'), src),
  );

/**
 * Adds the routes without a file in `src/pages`: one of the pages at `/` as well, the pages of works,
 * and the fixtures in the tests' build.
 *
 * @param site its home (a file in `src/pages`, without its extension), and where works stand
 * @throws {ContentError} when there is no such page, or two pages share an address
 */
export function routes({
  home,
  works: { path: worksPath },
}: Pick<Site, 'home' | 'works'>): AstroIntegration {
  return {
    name: 'routes',
    hooks: {
      'astro:config:setup': ({ config, injectRoute, addMiddleware, addWatchFile }) => {
        // Another `home` needs a restart of the development server, as does any other change in
        // this file.
        addWatchFile(new URL('site.config.ts', config.root));
        const pages = fileURLToPath(new URL('pages', config.srcDir));
        const mistakes = homeMistakes(home, pages);
        if (mistakes.length > 0) {
          const text = readFileSync(new URL('site.config.ts', config.root), 'utf8');
          throw new ContentError(
            formatErrors(
              { file: 'site.config.ts', lineOf: (path) => codeLine(text, path) },
              mistakes,
            ),
          );
        }
        const doubled = doubledPages(globSync('**/*.{astro,md,mdx}', { cwd: pages }));
        if (doubled.length > 0) throw new ContentError(doubled.join('\n'));
        const own = [
          { pattern: '/', entrypoint: new URL(`pages/${home}.astro`, config.srcDir) },
          ...workPages(config.srcDir).map((entrypoint) => ({
            pattern: `${worksPath}/[work]`,
            entrypoint,
          })),
          ...fixtureRoutes(config.root),
        ];
        for (const route of own) injectRoute(route);
        if (!isMultilingual) return;
        for (const route of [
          ...own.flatMap(inFurtherLanguages),
          ...translatedPages(new URL('pages/', config.srcDir)),
        ])
          injectRoute(route);
        addMiddleware({
          entrypoint: new URL('lib/languages/language-middleware.ts', config.srcDir),
          order: 'pre',
        });
      },
    },
  };
}
