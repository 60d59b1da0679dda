import { isLanguage, LANGUAGE_TAG } from '../../../../src/lib/languages/language-tag.ts';
import { languageOfFile } from '../../../../src/lib/languages/translation-files.ts';
import { directionOf } from '../../../../src/lib/site/direction.ts';
import { openProject } from '../../../lib/project.ts';
import { translationReport } from '../../../translations/report.ts';
import type { LanguageOffer } from '../../contract/site.ts';
import { Refusal } from '../call.ts';
import { changeDocument } from '../documents/change.ts';
import { hashOf } from '../hash.ts';
import { textOf, type Studio } from '../studio.ts';
import { CONFIG, readSite } from './config.ts';
import { wordsFileOf } from './config-mistakes.ts';

/** The languages that the site could speak besides its own, with what they would bring. */
export function languageOffers({ root }: Pick<Studio, 'root'>): LanguageOffer[] {
  const project = openProject(root);
  const site = readSite(root);
  const offered = project.files
    .flatMap((file) => /^src\/content\/words\/([^/]+)\.yaml$/.exec(file)?.[1] ?? [])
    .filter((tag) => !site.languages.some((own) => new Intl.Locale(own).language === tag));
  return translationReport(project, offered, site).map(({ language, files }) => ({
    language,
    words: files.reduce((sum, { words, translated }) => sum + words - translated, 0),
    translated: project.files.filter((file) => languageOfFile(file) === language).length,
    direction: directionOf(language),
  }));
}

/**
 * Adds a language to the site, behind its others.
 *
 * @throws {Refusal} where it is none, the site speaks it already, or the interface has no words in it
 */
export async function addLanguage(studio: Studio, language: string): Promise<void> {
  if (!LANGUAGE_TAG.test(language) || !isLanguage(language))
    throw new Refusal(`${language} is no language.`);
  const { languages } = readSite(studio.root);
  if (languages.includes(language)) throw new Refusal(`The site speaks ${language} already.`);
  if (!openProject(studio.root).has(wordsFileOf(language)))
    throw new Refusal(`The words of the interface are missing: ${wordsFileOf(language)}.`);
  const result = await changeDocument(studio, {
    file: CONFIG,
    hash: hashOf(textOf(studio, CONFIG)),
    edits: [{ kind: 'insert', path: ['languages'], index: languages.length, value: language }],
  });
  if (result.kind === 'refused')
    throw new Refusal(result.mistakes.map(({ message }) => message).join(' '));
}
