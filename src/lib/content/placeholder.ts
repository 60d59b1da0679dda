/** What stands in two brackets is a placeholder: `[[your register number]]`. */
const PLACEHOLDER = /\[\[(.+?)\]\]/;

/** A piece of a text: words, or what is still to be filled in. */
export interface Piece {
  text: string;
  open: boolean;
}

/** Parts a text at its placeholders, in its order. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(PLACEHOLDER)
    .map((piece, index) => ({ text: piece, open: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
