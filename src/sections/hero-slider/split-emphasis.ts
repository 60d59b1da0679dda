/**
 * A title's parts: what stands before its emphasised words, these words, and what follows them. Only
 * the first occurrence counts.
 *
 * @param emphasis words of the title; none: all of it stands before
 */
export function splitEmphasis(
  title: string,
  emphasis = '',
): [before: string, emphasised: string, after: string] {
  const start = emphasis ? title.indexOf(emphasis) : -1;
  if (start < 0) return [title, '', ''];
  return [title.slice(0, start), emphasis, title.slice(start + emphasis.length)];
}
