import { isLanguage, LANGUAGE_TAG } from './language-tag.ts';

/** What stands behind a translation's stem: `.de.yaml` of `about.de.yaml`. */
const ENDING = /\.([^/.]+)\.(ya?ml|md)$/;

/** A stem that has a name: `src/about`, and not `src/` or `src/.`. */
const STEM = /[^/.][^/]*$/;

/** The parts of a translation's name; undefined for all other files. */
function partsOf(file: string): { stem: string; language: string; extension: string } | undefined {
  // All files of a project are asked: most have another ending.
  const [ending = '', language = '', extension = ''] = ENDING.exec(file) ?? [];
  if (ending === '') return undefined;
  const stem = file.slice(0, -ending.length);
  return STEM.test(stem) && LANGUAGE_TAG.test(language) && isLanguage(language)
    ? { stem, language, extension }
    : undefined;
}

/** The language that a content file translates into: `de` for `about.de.yaml`; undefined for an original. */
export const languageOfFile = (file: string): string | undefined => partsOf(file)?.language;

/** The original of a translation: `about.yaml` for `about.de.yaml`; an original is its own. */
export function originalOf(file: string): string {
  const parts = partsOf(file);
  return parts ? `${parts.stem}.${parts.extension}` : file;
}

/** The file beside an original that holds its translation: `about.de.yaml` for `about.yaml`. */
export const translatedFile = (file: string, language: string): string =>
  file.replace(/\.\w+$/, `.${language}$&`);
