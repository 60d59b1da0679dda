import type { Ink, ShapeName } from './Shape';

/** What stands on the film's frame. */
export const FILM_SHAPES = [
  ['arch', 'violet'],
  ['ball', 'white'],
  ['rings', 'white'],
  ['cone', 'lilac'],
  ['rocker', 'pink'],
] as const satisfies readonly (readonly [ShapeName, Ink])[];
