/**
 * Splits a title into the text before its emphasised words, these words, and the text after them.
 * Only the first occurrence counts.
 *
 * @param emphasis words of the title; without them the whole title is the first part
 */
export function splitEmphasis(
  title: string,
  emphasis = '',
): [before: string, emphasised: string, after: string] {
  const start = emphasis ? title.indexOf(emphasis) : -1;
  if (start < 0) return [title, '', ''];
  return [title.slice(0, start), emphasis, title.slice(start + emphasis.length)];
}
