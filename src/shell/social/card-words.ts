import { graphemesOf } from './faces';

/** What a social picture says. */
export interface CardWords {
  title: string;
  /** Whose page it is. */
  siteName: string;
  host: string;
}

const EMOJI = /[\p{Emoji_Presentation}\u{FE0F}\u{20E3}]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** A text without some of its signs, and without the blanks that they leave. */
function without(text: string, missing: ReadonlySet<string>): string {
  const parts = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return parts
    .filter((part) => !missing.has(part))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What of a text no face has: letters and figures, and signs. Emoji are left out without a word. */
export function missingFrom(text: string, missing: readonly string[]) {
  const all = new Set(graphemesOf(text));
  const own = missing.filter((one) => all.has(one) && !EMOJI.test(one));
  const { true: letters = [], false: signs = [] } = Object.groupBy(own, (one) =>
    String(LETTER.test(one)),
  );
  return { letters, signs };
}

/**
 * The words that are drawn where faces lack signs. A text that lacks a letter is left out whole, for half a
 * word says something else: the site's name takes the place of such a title.
 *
 * @param missing signs that no face has
 */
export function drawableWords(words: CardWords, missing: readonly string[]): CardWords {
  const lacking = new Set(missing);
  const drawable = (text: string) =>
    missingFrom(text, missing).letters.length > 0 ? '' : without(text, lacking);
  const title = drawable(words.title);
  const siteName = drawable(words.siteName);
  const host = drawable(words.host);
  return title === '' ? { title: siteName, siteName: '', host } : { title, siteName, host };
}
