/** Prints from what grew: a frond, a leaf, a feather, an egg, a fish. */
import { range, stream, type Point } from '../kit.ts';
import {
  BLUE_BLACK,
  GREEN_BLACK,
  LAMP_BLACK,
  OXIDE,
  PAPER,
  area,
  edges,
  lines,
  specks,
  thread,
} from './ink.ts';
import type { Impression } from './ink.ts';

/** One frond of a tree fern, every leaflet of it. */
export const fern: Impression = (() => {
  const next = stream(168);
  const [width, height, pairs] = [720, 1680, 25];
  const axis = (share: number): Point => [
    360 + 56 * Math.sin(share * 2.6 - 0.5),
    height - 16 - share * (height - 40),
  ];
  const pinna = (share: number, sign: number): string => {
    const [x, y] = axis(share);
    const long =
      (318 * Math.sin(Math.PI * (0.16 + share * 0.84) ** 0.9) + 14) * (0.93 + next() * 0.12);
    const lean = -0.32 - share * 0.55 + (next() - 0.5) * 0.07;
    const teeth = Math.max(4, Math.round(long / 17));
    const along = (t: number, off: number): Point => {
      const droop = lean + 0.5 * t * t * (1 - share * 0.6);
      const reach = Math.min(long * t, sign > 0 ? width - 6 - x : x - 6);
      return [
        x + sign * (reach * Math.cos(droop * 0.8) - off * Math.sin(droop)),
        y + reach * Math.sin(droop) + off,
      ];
    };
    const side = (down: number) =>
      range(teeth * 2 - 1).map((index) => {
        const t = (index + 1) / (teeth * 2);
        const wide = 21 * Math.sin(Math.PI * (0.12 + 0.83 * t)) + 2;
        return along(t, down * (index % 2 ? wide * 0.2 : wide));
      });
    return edges([along(0, 1), ...side(1), along(1, 0), ...side(-1).reverse(), along(0, -1)]);
  };
  const shares = range(pairs).map((index) => 0.14 + 0.855 * (index / (pairs - 1)));
  const leaflets = shares.flatMap((share) => [
    pinna(share, 1),
    pinna(Math.min(1, share + 0.012), -1),
  ]);
  return {
    width,
    height,
    markup: [
      area(leaflets.join(''), GREEN_BLACK),
      lines([thread(range(12).map((index) => axis(index / 11)))], GREEN_BLACK, 11),
      lines([thread(range(10).map((index) => axis(0.04 + index / 11)))], PAPER, 2),
      specks(next, 60, [120, 160, 480, 1300], 5),
    ].join(''),
  };
})();

/** A leaf of a blue gum: a sickle, its veins left bare. */
export const leaf: Impression = (() => {
  const spine = (t: number): Point => [14 + 34 * Math.sin(t * 2.3), 6 + 158 * t];
  const half = (t: number) => 17 * Math.sin(Math.PI * (0.03 + t * 0.94)) ** 0.8;
  const side = (sign: number) =>
    range(11).map((k): Point => [spine(k / 10)[0] + sign * half(k / 10), spine(k / 10)[1]]);
  const veins = range(11).flatMap((k) =>
    [-1, 1].map((sign) => {
      const t = 0.1 + k * 0.075;
      const [[x, y], [ex, ey]] = [spine(t), spine(t + 0.09)];
      return `M${Math.round(x)} ${Math.round(y)}L${Math.round(ex + sign * half(t + 0.09) * 0.8)} ${Math.round(ey)}`;
    }),
  );
  return {
    width: 68,
    height: 170,
    markup: [
      area(thread([...side(1), ...side(-1).reverse()], true), GREEN_BLACK),
      lines([thread(range(8).map((k) => spine(k / 7)))], PAPER, 1.4),
      lines(veins, PAPER, 0.7),
    ].join(''),
  };
})();

/** A tail feather, with one place where the barbs have parted. */
export const feather: Impression = (() => {
  const next = stream(31);
  const quill = (t: number): Point => [36 + 12 * Math.sin(t * 1.7), 8 + 296 * t];
  const barbs = (sign: number, reach: number) =>
    range(58).map((k) => {
      const t = 0.02 + (k / 57) * 0.72;
      const [x, y] = quill(t);
      const wide = reach * Math.sin(Math.PI * (0.1 + t)) ** 0.6 * (0.94 + next() * 0.1);
      const parted = k > 37 && k < 40 ? 9 : 0;
      return `M${Math.round(x)} ${Math.round(y + 14)}q${Math.round(sign * wide * 0.6)} -4 ${Math.round(sign * wide)} ${-14 + parted}`;
    });
  return {
    width: 76,
    height: 310,
    markup: [
      lines([...barbs(1, 29), ...barbs(-1, 33)], OXIDE, 3.6),
      lines([thread(range(8).map((k) => quill(k / 7)))], PAPER, 4.5),
      lines([thread(range(8).map((k) => quill(k / 7)))], OXIDE, 2.4),
    ].join(''),
  };
})();

/** A black swan's egg on its side: rolled once, with the pores of its shell. */
export const egg: Impression = (() => {
  const next = stream(16);
  const outline = 'M2 36C2 15 22 2 50 2C80 2 102 17 102 35C102 53 80 66 50 66C22 66 2 57 2 36z';
  return {
    width: 104,
    height: 68,
    markup: [area(outline, '#5b4a40'), specks(next, 46, [8, 8, 88, 52], 1.6)].join(''),
  };
})();

/** A flathead from above: more mouth than fish. */
export const flathead: Impression = (() => {
  const next = stream(46);
  const profile: Point[] = [
    [0, 3],
    [12, 30],
    [45, 46],
    [90, 52],
    [108, 60],
    [130, 48],
    [190, 40],
    [260, 30],
    [330, 18],
    [388, 11],
  ];
  const cy = 85;
  const body = [
    ...profile.map(([x, w]): Point => [x, cy - w]),
    ...profile.toReversed().map(([x, w]): Point => [x, cy + w]),
  ];
  const half = (x: number): number => {
    const after = profile.findIndex(([px]) => px >= x);
    const [[x0, w0], [x1, w1]] = [profile[after - 1] ?? [0, 0], profile[after] ?? [1, 0]];
    return w0 + ((w1 - w0) * (x - x0)) / (x1 - x0);
  };
  const fin = (sign: number): string => {
    const tip = (k: number): Point => [128 + k * 9.5, cy + sign * (80 - k * 4.6 + (k % 2) * 5)];
    return edges([[108, cy + sign * 50], ...range(8).map(tip), [166, cy + sign * 36]]);
  };
  const rays = [-1, 1].flatMap((sign) =>
    range(6).map(
      (k) => `M${116 + k * 7} ${cy + sign * 48}L${132 + k * 9} ${cy + sign * (74 - k * 4)}`,
    ),
  );
  const scales = range(24).flatMap((column) => {
    const x = 132 + column * 10.4;
    const room = half(x + 6) - 4;
    return range(9).flatMap((row) => {
      const y = (row - 4) * 9.6 + (column % 2) * 4.8;
      return Math.abs(y) > room ? [] : [`M${Math.round(x)} ${Math.round(cy + y - 4)}q8 4 0 8`];
    });
  });
  const tail = edges([
    [384, 74],
    [440, 34],
    [458, 52],
    [447, 85],
    [458, 118],
    [440, 136],
    [384, 96],
  ]);
  return {
    width: 460,
    height: 170,
    markup: [
      area(fin(1) + fin(-1) + tail, BLUE_BLACK),
      area(thread(body, true), BLUE_BLACK),
      lines([...rays, ...range(7).map((k) => `M396 85L448 ${46 + k * 13}`)], PAPER, 2),
      lines(scales, PAPER, 2),
      // Eyes on top, the gill's edge, spines along the cheek.
      ...[-1, 1].map(
        (sign) =>
          `<circle cx="58" cy="${cy + sign * 17}" r="8" fill="${PAPER}"/><circle cx="59" cy="${cy + sign * 17}" r="4.5" fill="${LAMP_BLACK}"/>`,
      ),
      lines(
        [
          'M112 38q-16 22 -14 47q-2 25 14 47',
          'M6 85q10 -17 26 -27M6 85q10 17 26 27',
          ...[-1, 1].flatMap((s) => [70, 84, 96].map((x) => `M${x} ${cy + s * 36}l9 ${s * 3}`)),
        ],
        PAPER,
        2.4,
      ),
      specks(next, 40, [20, 50, 90, 70], 2),
    ].join(''),
  };
})();
