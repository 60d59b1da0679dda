import type { PictureFocus } from '../../../../src/lib/pictures/picture.ts';

/** A part of a picture that a crop keeps; the middle is what nothing says. */
export type Focus = PictureFocus | 'middle';

/** Where each part is, in percent of the picture: as the site’s stylesheet places it. */
export const FOCUS_POINTS: Readonly<Record<Focus, readonly [x: number, y: number]>> = {
  top: [50, 0],
  high: [50, 33],
  middle: [50, 50],
  low: [50, 67],
  bottom: [50, 100],
  left: [0, 50],
  right: [100, 50],
};

/** All parts that a crop may keep. */
export const FOCUSES = Object.keys(FOCUS_POINTS).filter(isFocus);

/** Whether content may name a part so; `middle` counts, which it never writes. */
export function isFocus(name: string): name is Focus {
  return Object.hasOwn(FOCUS_POINTS, name);
}

/** The part that is nearest to a point of the picture, both in percent. */
export function nearestFocus(x: number, y: number): Focus {
  const distance = (focus: Focus) => {
    const [atX, atY] = FOCUS_POINTS[focus];
    return Math.hypot(x - atX, y - atY);
  };
  return FOCUSES.reduce((best, focus) => (distance(focus) < distance(best) ? focus : best));
}
