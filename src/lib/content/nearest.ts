/**
 * The Levenshtein distance: the fewest letters to insert, delete or replace to turn one word into
 * the other.
 */
function distance(one: string, other: string): number {
  const letters = one.split('');
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of letters.entries()) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at += 1) {
      const [before = 0, above = 0, left = 0] = [row[at], row[at + 1], next[at]];
      next.push(Math.min(above + 1, left + 1, before + (letter === other[at] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The name that was probably meant; undefined if none is close.
 *
 * @param share the largest share of the letters that may be wrong
 */
export function nearest(
  wanted: string,
  names: readonly string[],
  share = 1 / 2,
): string | undefined {
  const [best] = names
    .map((name) => ({ name, far: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, wanted.length * share) ? best.name : undefined;
}

/** A question to append to a message: `; did you mean "hero"?`. Empty if no name is close. */
export function didYouMean(wanted: string, names: readonly string[]): string {
  const name = nearest(wanted, names, 1 / 3);
  return name === undefined || name === wanted ? '' : `; did you mean "${name}"?`;
}
