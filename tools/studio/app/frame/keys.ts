/** What content leaves to be filled in, and the address of a link in Markdown. */
export const SLOT = /\{\w+\}|\]\([^)]*\)/;

/**
 * A text as it is compared: its letters and digits. Pages set it in capitals, mark it up, part it into words
 * and give it other quotes and spaces than the file has.
 */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A text of content as it is compared: its pieces between what is filled in. */
export const piecesOf = (text: string): string[] => text.split(SLOT).map(keyOf);

/** Whether a page's text is that of the content, slots filled. */
export function isPrintOf(key: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  if (others.length === 0) return first !== '' && key === first;
  const last = others.pop() ?? '';
  // Something has to be known of it.
  if (pieces.join('').length < 3 || !key.startsWith(first) || !key.endsWith(last)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = key.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at + last.length <= key.length;
}
