import { languageOfFile } from '../../../../src/lib/languages/translation-files.ts';
import { openProject, type Project } from '../../../lib/project.ts';
import { translationBeside } from '../../../new/translation.ts';
import { isOlder, lastChanges } from '../../../translations/changed.ts';
import { translationReport, type TranslatedFile } from '../../../translations/report.ts';
import type { PageName } from '../../contract/documents.ts';
import type { LanguageState, TranslationGap } from '../../contract/site.ts';
import { Refusal } from '../call.ts';
import { kindOf } from '../documents/list.ts';
import { documentName, pagesOf } from '../documents/pages.ts';
import type { Studio } from '../studio.ts';
import { readSite } from './config.ts';

/** How far each further language of the site is, and what is missing or old in it. */
export function translations({ root }: Pick<Studio, 'root'>): LanguageState[] {
  const project = openProject(root);
  const site = readSite(root);
  const changes = lastChanges(root);
  const pages = pagesOf(project);
  return translationReport(project, site.languages.slice(1), site).map(
    ({ language, share, files }) => ({
      language,
      share,
      gaps: files
        .map((one) => gapOf(project, pages, one, changes))
        .filter(({ missing, isOlder: isOld }) => missing > 0 || isOld),
    }),
  );
}

function gapOf(
  project: Project,
  pages: readonly PageName[],
  { file, translation, isThere, words, translated }: TranslatedFile,
  changes: ReadonlyMap<string, number>,
): TranslationGap {
  const page = pages.find((one) => one.file === file);
  return {
    file,
    title: documentName(project, file)?.title ?? file,
    translation,
    isThere,
    ...(page && { path: page.path }),
    words,
    missing: words - translated,
    isOlder: isThere && isOlder(changes, translation, file),
  };
}

/** What has words that stand in files beside their originals. */
const TRANSLATED = ['page', 'text', 'post', 'work', 'list', 'menu', 'demo'];

/**
 * Begins a translation beside its original, in which nothing is said yet: all pages still show the
 * original’s words.
 *
 * @throws {Refusal} where the site does not speak the language, or the file is no original
 */
export async function translate(
  { root, journal }: Pick<Studio, 'root' | 'journal'>,
  file: string,
  language: string,
): Promise<{ file: string }> {
  const project = openProject(root);
  const name = documentName(project, file);
  const isOriginal = TRANSLATED.includes(kindOf(file) ?? '') && languageOfFile(file) === undefined;
  if (!name || !isOriginal || !project.has(file))
    throw new Refusal(`${file} is no original that can be translated.`);
  if (!readSite(root).languages.slice(1).includes(language))
    throw new Refusal(`The site does not speak ${language} besides its own language.`);
  const files = translationBeside(project, file, language, false);
  const [translation = ''] = files.keys();
  await journal.write(name.title, files);
  return { file: translation };
}
