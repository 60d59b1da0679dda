/** A stretch of a text, and what takes its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text after splices that do not overlap; those at the same place follow each other as they are given. */
export const applied = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((a, b) => a.start - b.start)
    .reduceRight(
      (now, { start, end, text: to }) => now.slice(0, start) + to + now.slice(end),
      text,
    );

/** Where the line of a place begins. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Behind the line break of a place's line, or the end of the text. */
export const lineEnd = (text: string, at: number): number =>
  text.indexOf('\n', at) + 1 || text.length;

/** How many letters stand before a place on its line. */
export const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** Where the comment lines begin that stand right above a line; the line's own start where none do. */
export function commentStart(text: string, line: number, sign: string): number {
  const above = text.slice(0, line).split('\n').slice(0, -1);
  const isComment = (one: string) => one.trimStart().startsWith(sign);
  const first = above.findLastIndex((one) => !isComment(one)) + 1;
  return above.slice(first).reduce((at, one) => at - one.length - 1, line);
}

/** A stretch of a text. */
export type Span = Pick<Splice, 'start' | 'end'>;

/** Takes an item to another place; what stands between items stays there. */
export function reordered(
  text: string,
  items: readonly Span[],
  from: number,
  to: number,
): Splice | undefined {
  const places = [...items.keys()];
  if (!items[from] || !items[to]) return undefined;
  return permuted(text, items, places.toSpliced(from, 1).toSpliced(to, 0, from));
}

/**
 * Puts items into another order; what stands between items stays there.
 *
 * @param order for each place the item that comes there
 */
export function permuted(
  text: string,
  items: readonly Span[],
  order: readonly number[],
): Splice | undefined {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return undefined;
  const texts = items.map(({ start, end }) => text.slice(start, end));
  const gaps = items.slice(1).map(({ start }, index) => text.slice(items[index]?.end ?? 0, start));
  const all = order.flatMap((item, place) => [
    place === 0 ? '' : (gaps[place - 1] ?? ''),
    texts[item] ?? '',
  ]);
  return { start: first.start, end: last.end, text: all.join('') };
}
