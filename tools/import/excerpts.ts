import { lettersIn } from '../../src/lib/words/letters.ts';
import { shortened } from './titles.ts';

/** How long an excerpt or a description is at most. */
const MOST = 200;

/**
 * One or two sentences for lists and search results: those that the old site had, else the first of the
 * text, made as long as they have to be.
 *
 * @param texts in the order of preference, as plain words
 * @param least how many letters there must be, as `lettersIn` counts them
 * @param further what is added, piece by piece, to what is too short: title, category, author
 */
export function excerptOf(
  texts: readonly string[],
  least: number,
  further: readonly string[],
): string {
  const said = texts.find((text) => lettersIn(text) >= least);
  if (said !== undefined) return fitted(said, least);
  let words = texts.find((text) => text !== '') ?? '';
  for (const piece of further) {
    if (lettersIn(words) >= least) break;
    if (piece !== '' && !words.includes(piece))
      words = words === '' ? piece : `${words} · ${piece}`;
  }
  return fitted(words, least);
}

/** As many whole sentences as fit; of a longer one, its first words. */
function fitted(text: string, least: number): string {
  if (text.length <= MOST) return text;
  let words = '';
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'sentence' }).segment(text)) {
    if ((words + segment).trimEnd().length > MOST) break;
    words += segment;
  }
  const whole = words.trim();
  return lettersIn(whole) >= least ? whole : shortened(text, MOST);
}
