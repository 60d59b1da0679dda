import { valueAt } from '../../../lib/edits/edit.ts';
import type { FieldMistake } from '../../contract/documents.ts';
import { fill } from '../words.tsx';
import { shapeAt, type Ground } from './changes.ts';

/** What mistakes are called that a form can tell by itself. */
export interface MistakeWords {
  readonly missing: string;
  readonly tooShort: string;
  readonly tooLong: string;
  readonly unlike: string;
  readonly outside: string;
}

/** A mistake in words for whoever writes, as far as the form knows better ones than the check. */
export function plainMistake(
  ground: Ground,
  mistake: FieldMistake,
  words: MistakeWords,
): FieldMistake {
  const value = valueAt(ground.value, mistake.path);
  const shape = shapeAt(ground, mistake.path);
  const say = (sentence: string, slots: Record<string, number> = {}) => ({
    path: mistake.path,
    message: fill(sentence, slots),
  });
  const isWritten = shape.kind === 'text' || shape.kind === 'number';
  if (isWritten && (value === '' || value === undefined)) return say(words.missing);
  if (shape.kind === 'text' && typeof value === 'string') {
    const { minLength = 0, maxLength = Infinity, pattern } = shape;
    const { length: count } = value;
    if (count < minLength) return say(words.tooShort, { count, limit: minLength });
    if (count > maxLength) return say(words.tooLong, { count, limit: maxLength });
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return say(words.unlike);
  }
  if (shape.kind === 'number' && typeof value === 'number') {
    const { minimum, maximum } = shape;
    if (minimum === undefined || maximum === undefined) return mistake;
    if (value < minimum || value > maximum) return say(words.outside, { minimum, maximum });
  }
  return mistake;
}
