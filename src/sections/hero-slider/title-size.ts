/** How large the titles of a first screen can be set. */
export type TitleSize = 'large' | 'medium' | 'small';

/** The longest title, in characters, that fills no more than three lines at the largest size. */
const LARGE = { title: 28, word: 9 } as const;

/** The same for the middle size, whose longest word must fit a narrow phone. */
const MEDIUM = { title: 44, word: 12 } as const;

/** One size for all slides, so that nothing jumps as they change: what the longest title allows. */
export function titleSize(titles: string[]): TitleSize {
  const title = Math.max(...titles.map(({ length }) => length));
  const word = Math.max(...titles.flatMap((text) => text.split(/\s/).map(({ length }) => length)));
  const fits = (limit: typeof LARGE | typeof MEDIUM) => title <= limit.title && word <= limit.word;
  if (fits(LARGE)) return 'large';
  return fits(MEDIUM) ? 'medium' : 'small';
}
