/** Double brackets mark a placeholder: `[[your register number]]`. */
const PLACEHOLDER = /\[\[(.+?)\]\]/;

/** A piece of a text: plain words or a placeholder. */
export interface Piece {
  text: string;
  open: boolean;
}

/** Splits a text at its placeholders, in order. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(PLACEHOLDER)
    .map((piece, index) => ({ text: piece, open: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
