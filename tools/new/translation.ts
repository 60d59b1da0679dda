import { posix } from 'node:path';
import { languageOfFile, translatedFile } from '../../src/lib/languages/translation-files.ts';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';
import { slugOfFile } from '../../src/lib/markdown/markdown-names.ts';
import { workFileOf, WORK_FOLDERS } from '../../src/lib/works/work-files.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { Project } from '../lib/project.ts';
import { asTranslation } from '../take/languages.ts';
import { fileName, type Files, type KINDS } from './scaffold.ts';

type Kind = (typeof KINDS)[number];

/** Where the words of each kind stand; a section has none of its own. */
const FOLDERS: Readonly<Record<Exclude<Kind, 'section'>, readonly string[]>> = {
  page: ['src/content/pages/*.{yaml,md}', 'src/demos/*/content.yaml'],
  text: ['src/content/pages/*.md'],
  post: ['src/content/posts/*.md', 'src/demos/*/posts/*.md'],
  work: [`${WORK_FOLDERS}/*.yaml`],
};

/** What a file is called by: a home's words by its folder. */
function nameOf(file: string): string {
  const [, home] = /^src\/demos\/([^/]+)\/content\.yaml$/.exec(file) ?? [];
  if (home !== undefined) return home;
  return file.endsWith('.md') ? slugOfFile(file) : workFileOf(file).name;
}

/**
 * A translation beside its original, which says nothing yet: the original's words stand in it as comments,
 * so that the page still shows the original's, and `npm run translations` lists them.
 *
 * @param further the languages that the site translates into
 * @throws {Failure} without an original, or with a translation already
 */
export function newTranslation(
  project: Project,
  kind: Kind,
  words: string,
  language: string,
  further: readonly string[],
): Files {
  if (!further.includes(language))
    throw new Failure(
      `"${language}" is no further language of this site. Name it in site.config.ts first: languages: [..., '${language}'].`,
    );
  if (kind === 'section')
    throw new Failure(
      'A section has no words of its own: those of a page translate what it shows there. Name the page.',
    );
  const originals = project.files.filter(
    (file) =>
      FOLDERS[kind].some((pattern) => posix.matchesGlob(file, pattern)) &&
      languageOfFile(file) === undefined,
  );
  const file = originals.find((one) => [words, fileName(words)].includes(nameOf(one)));
  if (file === undefined)
    throw new Failure(
      `There is no ${kind} "${words}" to translate. Make the original first: npm run new -- ${kind} ${JSON.stringify(words)}`,
    );
  return translationBeside(project, file, language, true);
}

/**
 * A translation beside its original, which says nothing yet.
 *
 * @param isQuoting whether the original's words stand in it as comments
 * @throws {Failure} where it is there already
 */
export function translationBeside(
  project: Project,
  file: string,
  language: string,
  isQuoting: boolean,
): Files {
  const translation = translatedFile(file, language);
  if (project.has(translation)) throw new Failure(`${translation} is there already.`);
  return new Map([[translation, emptyTranslation(file, project.read(file), isQuoting)]]);
}

function emptyTranslation(file: string, text: string, isQuoting: boolean): string {
  const { top, body } = (file.endsWith('.md') ? splitText(text) : undefined) ?? { top: text };
  const [schema] = /^# yaml-language-server:.*\n/.exec(top) ?? [''];
  if (!isQuoting) return body === undefined ? asTranslation(schema) : '---\n\n---\n';
  const lines = top
    .slice(schema.length)
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .map((line) => (line.trim() === '' ? '' : `# ${line}`));
  const comments = `# The original’s words. Take the # off what you translate, and leave out what stays as it is.\n${lines.join('\n').trim()}`;
  return body === undefined ? `${asTranslation(schema)}${comments}\n` : `---\n${comments}\n---\n`;
}
