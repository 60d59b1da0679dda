import { isDeepStrictEqual } from 'node:util';
import type { Mistake } from '../../../../src/lib/content/mistakes.ts';
import { changeText } from '../../../lib/edits/change-text.ts';
import { applyToValue, type Edit } from '../../../lib/edits/edit.ts';
import type { ChangeRequest, ChangeResult } from '../../contract/documents.ts';
import { grounded } from '../../contract/grounded.ts';
import { hashOf } from '../hash.ts';
import { textOf, type Studio } from '../studio.ts';
import { inTranslations } from './change-translations.ts';
import { missedEntries } from './entry-uses.ts';
import { linesChanged } from './lines-changed.ts';
import { kindOf, languageOf } from './list.ts';
import { describe, expectContent, expectReader, nameOf, originalValue } from './open.ts';
import { mistakesIn, valueIn } from './read.ts';

/**
 * Changes a content file, unless the build would refuse it or it has been changed meanwhile. A mistake
 * that was in the file before does not keep it from being changed.
 */
export async function changeDocument(
  studio: Studio,
  { file, hash, edits, body }: ChangeRequest,
): Promise<ChangeResult> {
  expectContent(studio, file);
  await expectReader(studio, file);
  const before = textOf(studio, file);
  const conflict = async (): Promise<ChangeResult> => ({
    kind: 'conflict',
    document: await describe(studio, file, textOf(studio, file)),
  });
  if (hashOf(before) !== hash) return conflict();
  const own = groundedEdits(valueIn(file, before), edits, originalValue(studio, file));
  const after = await changeText(studio.root, file, before, { edits: own, body });
  const translations = await inTranslations(studio, file, own);
  const read = new Map([[file, before], ...translations.map((one) => [one.file, one.before] as const)]); // prettier-ignore
  const changes = new Map([
    ...(after === before ? [] : [[file, after] as const]),
    ...translations.map((one) => [one.file, one.after] as const),
  ]);
  const missed =
    kindOf(file) === 'list' && languageOf(file) === undefined
      ? missedEntries(studio, valueIn(file, before), valueIn(file, after))
      : [];
  const mistakes = await mistakesIn(studio, file, changes);
  const fresh = [...missed, ...(await freshOf(studio, file, mistakes))];
  if (fresh.length > 0) return { kind: 'refused', mistakes: fresh };
  // Checking takes a moment, in which another program may have written.
  if ([...read].some(([one, text]) => textOf(studio, one) !== text)) return conflict();
  if (changes.size > 0) {
    const { title } = nameOf(file, after);
    await studio.journal.write(title, changes, fieldOf({ file, edits: own, body }));
  }
  const document = await describe(studio, file, after, mistakes);
  return { kind: 'saved', document, lines: linesChanged(before, after) };
}

/** Edits as they can be made one after another. */
function groundedEdits(value: unknown, edits: readonly Edit[], original: unknown): Edit[] {
  let now = value;
  return edits.flatMap((edit) => {
    const own = grounded(now, edit, original);
    if (!own) return [];
    now = applyToValue(now, own);
    return [own];
  });
}

/** Those mistakes of a changed file that are not in it now. */
async function freshOf(studio: Studio, file: string, mistakes: readonly Mistake[]) {
  if (mistakes.length === 0) return mistakes;
  const known = await mistakesIn(studio, file, new Map());
  return mistakes.filter((mistake) => !known.some((one) => isDeepStrictEqual(one, mistake)));
}

/** The one field that a change is about, so that the letters of a word are one step. */
function fieldOf({
  file,
  edits,
  body,
}: Pick<ChangeRequest, 'file' | 'edits' | 'body'>): string | undefined {
  const fields = new Set(
    edits.map(({ kind, path }, place) => (kind === 'set' ? JSON.stringify(path) : String(place))),
  );
  if (edits.some(({ kind }) => kind !== 'set')) return undefined;
  if (body !== undefined) fields.add('');
  const [field] = fields;
  return fields.size === 1 && field !== undefined ? `${file} ${field}` : undefined;
}
