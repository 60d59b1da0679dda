import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../../src/lib/content/content-error.ts';
import type { Mistake } from '../../../../src/lib/content/mistakes.ts';
import { hasRoute, routeNames } from '../../../../src/lib/routes/routes.ts';
import type { Site } from '../../../../src/lib/site/site.ts';
import { findInnerTheme } from '../../../astro/pages/inner-theme.ts';
import { ownRedirects } from '../../../astro/pages/own-redirects.ts';
import { homeMistakes } from '../../../astro/pages/routes.ts';

/** The pages of the site, in the language of the originals. */
interface KnownPages {
  readonly isPage: (path: string) => boolean;
  readonly names: () => readonly string[];
}

const own: KnownPages = { isPage: hasRoute, names: routeNames };

/**
 * What a build refuses in `site.config.ts` though its schema holds: a home or a theme that is not there, a
 * language without words of the interface, and redirects that lead nowhere.
 */
export function configMistakes(root: string, site: Site, pages: KnownPages = own): Mistake[] {
  return [
    ...homeMistakes(site.home, join(root, 'src/pages')),
    ...themeMistakes(root, site.theme),
    ...languageMistakes(root, site.languages),
    ...ownRedirects(site.redirects, {
      isPage: (path) => pages.isPage(withoutLanguage(path, site.languages.slice(1))),
      names: pages.names,
      // A redirect to a page that is still held back waits for it, and is no mistake.
      isHeld: () => false,
    }).mistakes,
  ];
}

function themeMistakes(root: string, theme: string): Mistake[] {
  try {
    findInnerTheme(theme, root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ path: ['theme'], message: error.message.replace(/^site\.config\.ts: theme: /, '') }];
  }
}

/** The file with the words of the interface in a language; regions share it. */
export const wordsFileOf = (language: string): string =>
  `src/content/words/${new Intl.Locale(language).language}.yaml`;

const languageMistakes = (root: string, languages: readonly string[]): Mistake[] =>
  languages.flatMap((language, index) =>
    existsSync(join(root, wordsFileOf(language)))
      ? []
      : [
          {
            path: ['languages', index],
            message: `a language with words of the interface: there is no ${wordsFileOf(language)}`,
          },
        ],
  );

/** The path of a page in the language of the originals: `/about` for `/de/about`. */
function withoutLanguage(path: string, further: readonly string[]): string {
  const [, tag = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  return further.includes(tag) ? rest || '/' : path;
}
