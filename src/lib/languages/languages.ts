import site from '../../../site.config.ts';

/** The site's languages: the original's first. Pages of the others stand below their tag: `/de/about`. */
export const languages: readonly [string, ...string[]] = site.languages;

/** The language that content is written in where it has no translation, and that `/` speaks. */
export const originalLanguage: string = languages[0];

/** The languages that content is translated into. */
export const furtherLanguages: readonly string[] = languages.slice(1);

export const isMultilingual = furtherLanguages.length > 0;

/** A language's name for itself: `Deutsch`, `français`. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

const prefix = new RegExp(`^/(${furtherLanguages.join('|')})(?=/|$)`);

/** The language of a path on this site, and its path in the original language: `/de/about` is `/about` in `de`. */
export function splitPath(path: string): { language: string; path: string } {
  const language = isMultilingual ? prefix.exec(path)?.[1] : undefined;
  if (language === undefined) return { language: originalLanguage, path };
  return { language, path: path.slice(language.length + 1) || '/' };
}

/** The address of a page in a language: `/de/about` for `/about` in `de`. */
export const pathIn = (language: string, path: string): string =>
  language === originalLanguage ? path : `/${language}${path === '/' ? '' : path}`;
