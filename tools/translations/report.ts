import { posix } from 'node:path';
import { parseYaml } from '../../src/lib/content/yaml.ts';
import {
  languageOfFile,
  originalOf,
  translatedFile,
} from '../../src/lib/languages/translation-files.ts';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';
import type { Site } from '../../src/lib/site/site.ts';
import type { Project } from '../lib/project.ts';
import { compare, shareOf, type Coverage } from './compare.ts';

/** Where words of content stand. Interface words have files of their own, which a build checks. */
const CONTENT = [
  'src/content/*.yaml',
  'src/content/{pages,works}/*.yaml',
  'src/content/{pages,posts}/*.md',
  'src/demos/*/{content,demo}.yaml',
  'src/demos/*/works/*.yaml',
  'src/demos/*/posts/*.md',
];

const isContent = (file: string) => CONTENT.some((pattern) => posix.matchesGlob(file, pattern));

/** One content file's words in one language. */
export interface TranslatedFile extends Coverage {
  readonly file: string;
  /** The file that translates it, whether it is there or not. */
  readonly translation: string;
  readonly isThere: boolean;
}

/** What is translated into one language. */
export interface LanguageReport {
  readonly language: string;
  /** The share of the original's words that are translated, in per cent. */
  readonly share: number;
  readonly files: readonly TranslatedFile[];
}

/** The file whose words are translated in itself. */
const CONFIG = 'site.config.ts';

/** A site's configuration, as far as it has words. */
type ConfigWords = Pick<
  Site,
  'description' | 'contact' | 'headerButton' | 'footer' | 'map' | 'translations' | 'consent'
>;

/** What is translated of a site's content and of its configuration. */
export function translationReport(
  project: Project,
  furtherLanguages: readonly string[],
  site: ConfigWords,
): LanguageReport[] {
  const originals = project.files
    .filter((file) => isContent(file) && languageOfFile(file) === undefined)
    .map((file) => ({ file, content: contentOf(project, file) }));
  return furtherLanguages.map((language) => {
    const files = originals.map(({ file, content }) => {
      const translation = translatedFile(file, language);
      const isThere = project.has(translation);
      const own = isThere ? contentOf(project, translation) : undefined;
      return { file, translation, isThere, ...compare(content, own) };
    });
    const all = [configReport(site, language), ...files];
    return { language, files: all, share: shareOf(all) };
  });
}

/** The words of the configuration: each field of `translations` stands in place of one of the original's. */
function configReport(site: ConfigWords, language: string): TranslatedFile {
  const { description, headerButton, footer, contact, map, consent } = site;
  const words = { description, headerButton, footer, location: contact.location };
  const purposes = Object.entries(consent).map(([name, { label, text }]) => [
    name,
    { label, text },
  ]);
  const original = {
    ...words,
    mapLabel: map?.label,
    ...(purposes.length > 0 && { consent: Object.fromEntries(purposes) as unknown }),
  };
  const own = site.translations[language] ?? {};
  const coverage = compare(original, own, ['translations', language]);
  return { file: CONFIG, translation: CONFIG, isThere: true, ...coverage };
}

/** What a content file says; of a Markdown text its fields, and its body as one of them. */
function contentOf(project: Project, file: string): unknown {
  const text = project.read(file);
  if (!file.endsWith('.md')) return parseYaml(file, text);
  const { top, body } = splitText(text) ?? { top: '', body: text };
  const fields = parseYaml(file, top) as Record<string, unknown> | null;
  return { ...fields, ...(body.trim() !== '' && { body }) };
}

/** Translations that no page shows: of a language that the site doesn't speak, or without an original. */
export function leftOver(
  { files, has }: Pick<Project, 'files' | 'has'>,
  furtherLanguages: readonly string[],
): string[] {
  return files.flatMap((file) => {
    const language = languageOfFile(file);
    if (language === undefined || !isContent(originalOf(file))) return [];
    if (!has(originalOf(file))) return [`${file}: there is no ${originalOf(file)}`];
    return furtherLanguages.includes(language)
      ? []
      : [`${file}: "${language}" is no further language of the site`];
  });
}
