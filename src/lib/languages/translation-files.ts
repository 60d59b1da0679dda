import { isLanguage, LANGUAGE_TAG } from './language-tag.ts';

/** A content file's name, as far as it may hold a language: `about.de.yaml`. */
const TRANSLATION = /^(.*\/?[^/.][^/]*)\.([^/.]+)\.(ya?ml|md)$/;

/** The parts of a translation's name; undefined for all other files. */
function partsOf(file: string): { stem: string; language: string; extension: string } | undefined {
  const [, stem, language, extension] = TRANSLATION.exec(file) ?? [];
  if (stem === undefined || language === undefined || extension === undefined) return undefined;
  return LANGUAGE_TAG.test(language) && isLanguage(language)
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
