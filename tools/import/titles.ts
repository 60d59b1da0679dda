import { plainWords, wordsOf } from './text/guard.ts';
import { parseHtml } from './text/tree.ts';

/** In characters: a title that is longer stands on more than four lines of a page. */
const LONGEST = 160;

/** A title in words, and what had to be mended. */
export interface Title {
  readonly title: string;
  /** What was wrong with it; undefined where nothing was. */
  readonly mended?: 'empty' | 'long' | 'marked up';
}

/** Cuts a text between two words, with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,.;:–-]+$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * The title of an item in plain words: of a text without one, its first words.
 *
 * @param source may hold HTML
 * @param first the first words of its text
 * @param fallback where there are none either
 */
export function titleOf(source: string, first: string, fallback: string): Title {
  const words = wordsOf(parseHtml(source));
  if (words === '') return { title: shortened(plainWords(first), 60) || fallback, mended: 'empty' };
  if (words.length > LONGEST) return { title: shortened(words, LONGEST), mended: 'long' };
  return words === source.trim() || !/<\w/.test(source)
    ? { title: words }
    : { title: words, mended: 'marked up' };
}
