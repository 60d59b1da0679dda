import { range, repeat } from '../kit.ts';

const INK = '#1b1533';

/** A gown with a train that she has lifted over her boots; each shape in thousandths of her height. */
const SHAPES = [
  // Rubber boots, one before the other.
  'M-46-150H20V-46C46-42 74-28 76 0H-46Z',
  'M52-142H118V-44C146-40 174-26 176 0H52Z',
  // The gown, lifted in front, and its train.
  'M-56-596C-74-520-112-392-172-262C-222-154-318-64-452-22C-330 2-180 2-70-18C-30-60 40-96 196-96C172-200 112-420 64-596Z',
  // Bodice, neck and shoulders.
  'M-60-800C-66-730-60-660-56-592H64C66-660 72-730 62-800C46-818 18-818 15-822L14-862-13-862-14-822C-18-818-46-818-60-800Z',
  // A face turned up, and a bun.
  'M-40-892C-44-930-18-952 10-950C36-948 50-930 52-908L64-894L51-886C48-858 32-840 8-840C-20-842-38-864-40-892Z',
  'M-66-934a27 27 0 1 1 54 0a27 27 0 1 1-54 0z',
];

/** A limb between points, round at its ends. */
const limb = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** An open hand that points up and to the right: four fingers and a thumb. */
const hand = (x: number, y: number): string =>
  [
    `<ellipse cx="${x}" cy="${y}" rx="17" ry="22" transform="rotate(24 ${x} ${y})" fill="${INK}"/>`,
    ...[
      [-12, -14, -98, 46],
      [-3, -18, -80, 54],
      [7, -17, -62, 52],
      [14, -9, -44, 44],
      [-13, 2, -160, 34],
    ].map(([dx = 0, dy = 0, degrees = 0, long = 0]) => {
      const turn = (degrees * Math.PI) / 180;
      return limb(
        `M${x + dx} ${y + dy}l${(long * Math.cos(turn)).toFixed(1)} ${(long * Math.sin(turn)).toFixed(1)}`,
        10.5,
      );
    }),
  ].join('');

/** Roses with their leaves, as a bride holds them: they hide the hand. */
const bouquet = (x: number, y: number): string =>
  [
    ...range(5).map((k) => {
      const turn = 0.5 + k * 0.55;
      return `<path d="M${x} ${y}q${(46 * Math.cos(turn)).toFixed(1)} ${(30 * Math.sin(turn)).toFixed(1)} ${(78 * Math.cos(turn)).toFixed(1)} ${(80 * Math.sin(turn)).toFixed(1)}" stroke="${INK}" stroke-width="9" stroke-linecap="round" fill="none"/>`;
    }),
    repeat(11, (k) => {
      const [turn, far] = [k * 2.4, 11 * Math.sqrt(k) * 1.35];
      const [cx, cy] = [x + far * Math.cos(turn), y - 14 + far * Math.sin(turn)];
      const colour = ['#d6347f', '#f06aa8', '#b81f68'][k % 3] ?? INK;
      return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="21" fill="${colour}"/><circle cx="${(cx + 3).toFixed(1)}" cy="${(cy - 3).toFixed(1)}" r="9" fill="#fff" fill-opacity=".22"/>`;
    }),
  ].join('');

/**
 * A bride in rubber boots in the ring that her bubble is drawn up from, one hand at its film.
 *
 * @param x where she stands
 * @param size how tall she is
 */
export const bride = (x: number, y: number, size: number): string =>
  [
    `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="${INK}">`,
    `<ellipse cx="-70" cy="2" rx="310" ry="31" fill="none" stroke="${INK}" stroke-width="13"/>`,
    // The veil falls behind her.
    `<path d="M-40-958C-118-940-168-800-206-600C-250-400-352-170-520-44C-400-36-250-60-150-130L-40-560L-20-850Z" fill-opacity=".26"/>`,
    ...SHAPES.map((d) => `<path d="${d}"/>`),
    limb('M40-782C92-800 136-838 164-900', 40),
    limb('M162-896C176-940 196-976 222-1008', 30),
    hand(233, -1026),
    limb('M-40-776C-44-700-20-640 60-630', 40),
    limb('M50-632L118-646', 30),
    bouquet(140, -650),
    '</g>',
  ].join('');
