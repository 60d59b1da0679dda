import { parseDocument, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { languageOfFile, translatedFile } from '../../src/lib/languages/translation-files.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { Project } from '../lib/project.ts';
import { layOver } from './lay-over.ts';

/** A project as its originals alone, and the translations that a site of some languages has beside them. */
export interface Translated {
  /** Its originals are in the site's first language; no translation is among its files. */
  readonly project: Project;
  /** A file's translations by language, as far as there are some. */
  readonly translationsOf: (file: string) => Map<string, string>;
}

/**
 * A project as sites of some languages see it. Where the first is not the project's own, its translations
 * are laid over the originals, whose own words become a translation.
 *
 * @param own the language of the project's originals
 */
export function inLanguages(
  project: Project,
  own: string,
  languages: readonly [string, ...string[]],
): Translated {
  const [first, ...further] = languages;
  // The interface's words stay in every language that there is: a site may speak another one later.
  const known = new Set(
    project.files.filter((file) => !file.startsWith('src/') || languageOfFile(file) === undefined),
  );
  const texts = new Map<string, string>();
  const original = (file: string): string => {
    const translation = translatedFile(file, first);
    if (first === own || !isContent(file) || !project.has(translation)) return project.read(file);
    const text = texts.get(file) ?? layOver(file, project.read(file), project.read(translation));
    texts.set(file, text);
    return text;
  };
  const translationsOf = (file: string) =>
    new Map(
      further.flatMap((language): [string, string][] => {
        const translation = translatedFile(file, language);
        if (project.has(translation)) return [[language, project.read(translation)]];
        const isTranslated = language === own && project.has(translatedFile(file, first));
        return isTranslated && isContent(file) ? [[language, project.read(file)]] : [];
      }),
    );
  return {
    project: { ...project, files: [...known], has: (file) => known.has(file), read: original },
    translationsOf,
  };
}

const WORDS = /^src\/content\/words\/([^/]+)\.yaml$/;

const isContent = (file: string) => /^src\/(content|demos)\/.*\.(yaml|md)$/.test(file);

/** The name of a language's words, which regions share. */
const wordsOf = (language: string): string => new Intl.Locale(language).language;

/**
 * The languages that somebody asked for.
 *
 * @param project the project, where the interface has words of a language
 * @throws {Failure} at one that it has none of
 */
export function chooseLanguages(
  project: Project,
  own: string,
  wanted: readonly string[] = [],
): [string, ...string[]] {
  const [first = own, ...further] = [...new Set(wanted)];
  for (const language of [first, ...further]) {
    const isTag = /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(language);
    if (isTag && project.has(`src/content/words/${wordsOf(language)}.yaml`)) continue;
    const there = project.files.flatMap((file) => WORDS.exec(file)?.[1] ?? []);
    throw new Failure(
      `There are no words of the language "${language}". There are: ${there.join(', ')}.`,
    );
  }
  return [first, ...further];
}

/** The languages that a project's configuration names. */
export function languagesIn(config: string): [string, ...string[]] {
  const [, list = ''] = /languages: *\[([^\]]*)\]/.exec(config) ?? [];
  const [first = 'en', ...further] = [...list.matchAll(/['"]([^'"]+)['"]/g)].map(
    ([, tag = '']) => tag,
  );
  return [first, ...further];
}

/**
 * A translation of the menu with the entries that are left of the original, which it translates by their
 * places.
 */
export function reduceMenuTranslation(
  original: string,
  reduced: string,
  translation: string,
): string {
  type Entry = { label?: string; entries?: Entry[] };
  const entries = parseDocument(original).toJS() as Entry[];
  const words = parseDocument<YAMLSeq<YAMLMap>, false>(translation);
  if (!isSeq(words.contents) || words.contents.items.length !== entries.length) return translation;
  const left = parseDocument(reduced).toJS() as Entry[];
  const items = words.contents.items;
  const pairs = entries.flatMap((entry, at) => {
    const own = items[at]?.get('entries');
    const below = (entry.entries ?? []).map((one, index) => ({
      entry: one,
      words: isSeq<YAMLMap>(own) ? own.items[index] : undefined,
    }));
    return [{ entry, words: items[at] }, ...below];
  });
  const same = (one: Entry, other: Entry) => JSON.stringify(one) === JSON.stringify(other);
  const wordsFor = (entry: Entry): YAMLMap => {
    const pair =
      pairs.find((one) => same(one.entry, entry)) ??
      pairs.find(
        (one) =>
          one.entry.label === entry.label && Boolean(one.entry.entries) === Boolean(entry.entries),
      ) ??
      pairs.find((one) => one.entry.label === entry.label);
    const node = words.createNode({}) as YAMLMap;
    const label = pair?.words?.get('label');
    if (label !== undefined) node.set('label', label);
    if (entry.entries) {
      const list = words.createNode([]) as YAMLSeq<YAMLMap>;
      list.items = entry.entries.map(wordsFor);
      node.set('entries', list);
    }
    return node;
  };
  words.contents.items = left.map(wordsFor);
  return words.toString({ lineWidth: 0 });
}

/** The schema line of a file, for one that lies elsewhere: that of a translation. */
export const asTranslation = (text: string): string =>
  text.replace(/(\$schema=(?:\.\.\/)+schemas\/)(?!translations\/)/, '$1translations/');

/** The schema that a translation names in its first line: `schemas/translations/pages/about.json`. */
export const translationSchemaIn = (text: string): string | undefined =>
  /schemas\/translations\/\S+\.json/.exec(text)?.[0];
