import { graphemesOf } from './faces';

/** The text of a social picture. */
export interface CardWords {
  title: string;
  /** The name of the page's firm. */
  siteName: string;
  host: string;
}

const EMOJI = /[\p{Emoji_Presentation}\u{FE0F}\u{20E3}]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Removes characters from a text, and the spaces that they leave. */
function without(text: string, missing: ReadonlySet<string>): string {
  const parts = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return parts
    .filter((part) => !missing.has(part))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The characters of a text that no font has, as letters and digits, and as other signs. Emoji are
 * left out without a warning.
 */
export function missingFrom(text: string, missing: readonly string[]) {
  const all = new Set(graphemesOf(text));
  const own = missing.filter((one) => all.has(one) && !EMOJI.test(one));
  const { true: letters = [], false: signs = [] } = Object.groupBy(own, (one) =>
    String(LETTER.test(one)),
  );
  return { letters, signs };
}

/**
 * The text to draw if fonts lack characters. A text that lacks a letter is left out whole, because
 * half a word means something else: the site's name replaces such a title.
 *
 * @param missing characters that no font has
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
