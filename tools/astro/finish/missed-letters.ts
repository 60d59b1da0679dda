import { wordsOn } from '../fonts/alphabet.ts';
import { codesIn } from '../fonts/further-faces.ts';
import type { FurtherLetters, LetteredPage } from './further-letters.ts';

/** The most letters to list, and the most pages for each. */
const MOST_LETTERS = 8;
const MOST_PAGES = 2;

/** The letters in a page's words that no font of its theme has, nor any that stands in. */
export async function missedLetters(
  { document, links }: LetteredPage,
  further: FurtherLetters,
): Promise<Set<number>> {
  let missed = wordsOn(document);
  for (const family of links.values()) {
    missed = missed.difference(codesIn(family.faces));
    for (const { codes } of await further(family)) missed = missed.difference(codes);
  }
  return missed;
}

/**
 * Formats letters that no font has, each with some of the pages that print it.
 *
 * @param missed letters by page
 * @returns undefined if there are none
 */
export function formatMissed(missed: ReadonlyMap<string, ReadonlySet<number>>): string | undefined {
  const pages = new Map<number, string[]>();
  for (const [path, codes] of missed)
    for (const code of codes) pages.set(code, [...(pages.get(code) ?? []), path]);
  if (pages.size === 0) return undefined;
  const lines = [...pages].slice(0, MOST_LETTERS).map(([code, paths]) => {
    const letter = `U+${code.toString(16).toUpperCase().padStart(4, '0')} ${String.fromCodePoint(code)}`;
    const more = paths.length - MOST_PAGES;
    return `  ${letter} on ${paths.slice(0, MOST_PAGES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  const more = pages.size - MOST_LETTERS;
  return [
    'no font of the theme has these letters, so that visitors see them in a system font; standIns in fonts.config.ts takes further fonts',
    ...lines,
    ...(more > 0 ? [`  and ${more} more letters`] : []),
  ].join('\n');
}
