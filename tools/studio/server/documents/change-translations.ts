import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { translatedFile } from '../../../../src/lib/languages/translation-files.ts';
import { changeText } from '../../../lib/edits/change-text.ts';
import { applyToValue, valueAt, type Edit } from '../../../lib/edits/edit.ts';
import { languagesNow } from '../site/config.ts';
import { textOf, type Studio } from '../studio.ts';
import { languageOf } from './list.ts';
import { valueIn } from './read.ts';

/** A translation that changes with its original. */
interface ChangedTranslation {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What happens to the entries of an original's lists happens to those of its translations, which have one
 * for each: a new one says nothing yet.
 *
 * @param edits of the original, each made on what the one before left
 * @param tags of the languages that the site is translated into
 */
export async function inTranslations(
  studio: Pick<Studio, 'root'>,
  file: string,
  edits: readonly Edit[],
  tags = languagesNow(studio).slice(1),
): Promise<ChangedTranslation[]> {
  if (languageOf(file) !== undefined || file.endsWith('.ts')) return [];
  if (edits.every(({ kind }) => kind === 'set')) return [];
  const original = valueIn(file, textOf(studio, file));
  const found = tags
    .map((tag) => translatedFile(file, tag))
    .filter((one) => existsSync(join(studio.root, one)))
    .map(async (one) => {
      const before = textOf(studio, one);
      const own = ownEdits(original, valueIn(one, before), edits);
      return {
        file: one,
        before,
        after: await changeText(studio.root, one, before, { edits: own }),
      };
    });
  return (await Promise.all(found)).filter(({ before, after }) => before !== after);
}

/** Edits of an original as its translation needs them. */
function ownEdits(original: unknown, translation: unknown, edits: readonly Edit[]): Edit[] {
  let [before, now] = [original, translation];
  return edits.flatMap((edit) => {
    const own = ownEdit(before, now, edit);
    before = applyToValue(before, edit);
    if (own) now = applyToValue(now, own);
    return own ? [own] : [];
  });
}

/** An edit of an original as its translation needs it; undefined where it says nothing at that place. */
function ownEdit(original: unknown, translation: unknown, edit: Edit): Edit | undefined {
  if (edit.kind === 'set') return undefined;
  const isEntry = edit.kind !== 'remove' || typeof edit.path.at(-1) === 'number';
  if (!isEntry) return valueAt(translation, edit.path) === undefined ? undefined : edit;
  const list = edit.kind === 'remove' ? edit.path.slice(0, -1) : edit.path;
  const [theirs, own] = [valueAt(original, list), valueAt(translation, list)];
  // A list of texts may have a length of its own: then its entries are no counterparts.
  if (!Array.isArray(theirs) || !Array.isArray(own) || theirs.length !== own.length)
    return undefined;
  return edit.kind === 'insert' ? { ...edit, value: null } : edit;
}
