import type { Path } from '../../../../src/lib/content/source-lines.ts';

/** Whether a place is another one, or is inside it. */
export const isWithin = (path: Path, place: Path): boolean =>
  path.length >= place.length && place.every((key, depth) => String(path[depth]) === String(key));
