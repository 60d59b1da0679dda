import { rgb, smoothstep, type Rgb } from '../heroes/pixels.ts';
import type { Distance, Solid, Stage } from '../heroes/sculpt.ts';

/** The clays of the plain-spoken agency, and the ground that they stand on. */
export const CLAY = {
  white: rgb('#f4f1ed'),
  ink: rgb('#1d1d22'),
  coral: rgb('#ff5a3c'),
  blush: rgb('#ffb9a4'),
  sand: rgb('#e2b08d'),
  brick: rgb('#b5583f'),
  umber: rgb('#6d3f30'),
  butter: rgb('#f2c46d'),
  leaf: rgb('#5d6f58'),
} as const satisfies Record<string, Rgb>;

/** A clay by its name. */
export type ClayName = keyof typeof CLAY;

const GROUND = rgb('#f6f4f2');

/** A solid of matt clay. */
export function clay(
  distance: Distance,
  colour: ClayName | Exclude<Solid['colour'], Rgb>,
  bound: Solid['bound'],
  gloss = colour === 'ink' ? 0.3 : 0.1,
): Solid {
  const inked = typeof colour === 'string' ? CLAY[colour] : colour;
  return { distance, colour: inked, bound, gloss, polish: gloss > 0.2 ? 30 : 14 };
}

/** The table's light: one soft lamp from the upper left, on a ground as bright as the page. */
export const STUDIO: Omit<Stage, 'solids' | 'eye' | 'target' | 'lens'> = {
  ground: GROUND,
  backdrop: () => GROUND,
  shade: rgb('#b9b2b6'),
  depth: 0.85,
  key: [-0.74, -0.5, 0.62],
  keyLight: [0.86, 0.84, 0.81],
  sky: [0.48, 0.49, 0.5],
  bounce: [0.46, 0.42, 0.41],
  hardness: 12,
  studio: (_x, _y, z) => {
    const level = 0.3 + 0.6 * smoothstep(-0.2, 0.7, z);
    return [level, level, level];
  },
};
