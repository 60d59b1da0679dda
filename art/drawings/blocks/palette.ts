/** The six colours of a studio that owns no others, and the white of the paper. */
export const TOMATO = '#ff5436';
export const COBALT = '#2746f0';
export const SUN = '#ffc428';
export const PINE = '#0c6b52';
export const ROSE = '#ffb5cf';
export const INK = '#17131f';
export const PAPER = '#ffffff';

/** A drawing on a ground that its page gives it. */
export interface Work {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** A flat shape: path data and its colour. */
export const shape = (data: string, colour: string): string =>
  `<path d="${data}" fill="${colour}"/>`;

/** A flat rectangle. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string => shape(`M${x} ${y}h${width}v${height}h${-width}z`, colour);

/** A flat disc. */
export const disc = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
