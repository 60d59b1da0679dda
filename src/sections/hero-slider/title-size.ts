/** Font sizes for the titles of a first screen. */
export type TitleSize = 'large' | 'medium' | 'small';

/** The longest title and word, in characters, that stay within three lines at the largest size. */
const LARGE = { title: 28, word: 9 } as const;

/** The same limits for the medium size, whose longest word must fit a narrow phone. */
const MEDIUM = { title: 44, word: 12 } as const;

/**
 * Picks one size for all slides, based on the longest title, so that nothing jumps between slides.
 */
export function titleSize(titles: string[]): TitleSize {
  const title = Math.max(...titles.map(({ length }) => length));
  const word = Math.max(...titles.flatMap((text) => text.split(/\s/).map(({ length }) => length)));
  const fits = (limit: typeof LARGE | typeof MEDIUM) => title <= limit.title && word <= limit.word;
  if (fits(LARGE)) return 'large';
  return fits(MEDIUM) ? 'medium' : 'small';
}
