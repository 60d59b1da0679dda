import { slugOfFile } from '../markdown/markdown-names';
import { language } from './language';
import { originalLanguage } from './languages';
import { languageOfFile, originalOf } from './translation-files';

/** The id of a Markdown text in its collection: `handover`, of a translation `handover.de`. */
export function entryId(file: string): string {
  const tag = languageOfFile(file);
  const slug = slugOfFile(originalOf(file));
  return tag === undefined ? slug : `${slug}.${tag}`;
}

/** A text in the language of the page that is printed, or in the original's where it has no translation. */
export type LocalEntry<Entry> = Entry & {
  /** The languages that it is written in. */
  languages: string[];
  original: Entry;
};

/** The texts of a collection in the language of the page that is printed, by the ids of their originals. */
export function localEntries<Entry extends { id: string }>(
  all: readonly Entry[],
): LocalEntry<Entry>[] {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const translations = Map.groupBy(all, ({ id }) => id.split('.')[0] ?? id);
  return all
    .filter(({ id }) => !id.includes('.'))
    .map((original) => ({
      ...(byId.get(`${original.id}.${language()}`) ?? original),
      id: original.id,
      original,
      languages: (translations.get(original.id) ?? []).map(
        ({ id }) => id.split('.')[1] ?? originalLanguage,
      ),
    }));
}
