import { translatedFile } from '../../../../src/lib/languages/translation-files.ts';
import type { SiteState } from '../../contract/documents.ts';

/** The file in which content is changed in a language: the translation of its original, if there is one. */
export function fileIn(site: SiteState, original: string, language: string): string {
  if (language === site.languages[0]) return original;
  const own = translatedFile(original, language);
  return site.documents.some(({ file }) => file === own) ? own : original;
}
