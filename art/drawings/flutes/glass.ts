import { painted, add, dim, Plate, type Shade } from '../heroes/pixels.ts';
import type { Drawing } from '../../workshop/types.ts';

interface Glass {
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  /** How many flutes the pane has, from edge to edge. */
  readonly flutes: number;
  /**
   * How strongly a flute bends what is behind it. Above a half each shows it turned round, as a thick
   * lens does; below nothing each shows a step of it, and the thing stays what it is.
   */
  readonly bend: number;
  /** How much light the grooves take away. */
  readonly groove?: number;
  /** How much light the flutes throw back from in front. */
  readonly sheen?: number;
}

/** What is behind, seen through a pane of fluted glass that fills the picture. */
export function throughGlass(
  { width, height, flutes, bend, groove = 0.13, sheen = 0.1 }: Glass,
  behind: Shade,
): Drawing {
  const flute = width / height / flutes;
  const area = { left: -0.4, top: 0, right: width / height + 0.4, bottom: 1 };
  const plate = new Plate(area, 750, behind).soften(0.0055);
  return painted({ width, height, grid: 1 }, (x, y, out) => {
    const across = ((x / flute) % 1) * 2 - 1;
    const slope = across / Math.sqrt(1.12 - across * across);
    const shift = slope * flute * bend;
    // Blue bends a little more than red.
    out[0] = plate.at(x - shift * 0.975, y, 0);
    out[1] = plate.at(x - shift, y, 1);
    out[2] = plate.at(x - shift * 1.03, y, 2);
    dim(out, 1 - groove * Math.abs(across) ** 9);
    add(out, [1, 0.99, 0.97], sheen * Math.exp(-(((across + 0.52) / 0.13) ** 2)));
    add(out, [0.8, 0.86, 1], 0.5 * sheen * Math.exp(-(((across - 0.66) / 0.1) ** 2)));
  });
}
