/** What every drawing of the sketchbook is made of: flat cuts in few colours, and one soft pencil over them. */
export const PAPER = '#fff9f2';
export const PLUM = '#4a2545';
export const NIGHT = '#2b1428';
export const PEACH = '#ffb38a';
export const CORAL = '#f0784f';
export const BLUSH = '#ffe4d4';
export const OCHRE = '#e9a84a';
export const SAGE = '#7d9473';
export const SKY = '#8fb3c9';

/** A flat cut: path data and its colour. */
export const cut = (data: string, colour: string): string => `<path d="${data}" fill="${colour}"/>`;

/** A flat disc. */
export const disc = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** A line of the pencil over the cuts. */
export const pencil = (data: string, colour: string = NIGHT, width = 5): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
