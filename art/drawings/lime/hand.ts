import { curve, type Point } from '../kit.ts';

/** The two coats of a sgraffito: what was scraped away shows the lower one. */
export interface Coats {
  readonly upper: string;
  readonly lower: string;
}

const LINE = 13;

/** A limb of one width, round at its ends, parted from what lies below it by a scraped line. */
export const limb = (points: readonly Point[], width: number, { upper, lower }: Coats): string => {
  const path = `d="${curve(points)}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path ${path} stroke="${lower}" stroke-width="${width + LINE * 2}"/><path ${path} stroke="${upper}" stroke-width="${width}"/>`;
};

/** A filled form of the upper coat with a scraped line around it. */
export const form = (path: string, { upper, lower }: Coats, fill = upper): string =>
  `<path d="${path}" fill="${fill}" stroke="${lower}" stroke-width="${LINE * 2}" stroke-linejoin="round" paint-order="stroke"/>`;

/** Lines that are scraped into what is drawn already. */
export const scrape = (path: string, { lower }: Coats, width = 7): string =>
  `<path d="${path}" fill="none" stroke="${lower}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A forearm with a rolled sleeve, from the picture's edge to the wrist. */
export const forearm = (from: Point, wrist: Point, coats: Coats, sleeve: string): string => {
  const at = (share: number): Point => [
    from[0] + (wrist[0] - from[0]) * share,
    from[1] + (wrist[1] - from[1]) * share,
  ];
  const cuff = `d="${curve([from, at(0.42)])}" fill="none"`;
  return `${limb([from, wrist], 176, coats)}<path ${cuff} stroke="${coats.lower}" stroke-width="246"/><path ${cuff} stroke="${sleeve}" stroke-width="220"/>${scrape(`M${at(0.26).join(' ')}`, coats)}`;
};
