import type { Draw } from '../../workshop/types.ts';
import { repeat } from '../kit.ts';
import {
  FAINT,
  GRAPHITE,
  LIME,
  LINE,
  PAPER,
  across,
  axis,
  box,
  path,
  plate,
  text,
  upright,
} from './draft.ts';

/** What stands on the keys, row by row. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '−', '0', '+'];

/** The layers of a key, from the finger down: name and height on the drawing. */
const LAYERS = [
  ['Overlay', 26],
  ['Spacer', 18],
  ['Dome', 54],
  ['Circuit', 22],
  ['Plate', 70],
] as const;

/** A keypad for gloved hands, and one of its keys taken apart. */
const draw: Draw = () => {
  const keys = KEYS.map((key, k) => {
    const x = 290 + (k % 3) * 190;
    const y = 236 + Math.floor(k / 3) * 190;
    const isChosen = key === '5';
    return `${box(x, y, 156, 156, { r: 30, width: isChosen ? 3.4 : 2.4, stroke: isChosen ? LIME : LINE, fill: GRAPHITE })}${box(x + 14, y + 14, 128, 128, { r: 20, stroke: FAINT, width: 1.4 })}${text(x + 78, y + 104, key, { size: 76, fill: isChosen ? LIME : PAPER, anchor: 'middle' })}`;
  }).join('');
  const centre = 1136;
  let top = 370;
  const stack = LAYERS.map(([name, height]) => {
    const y = top;
    top += height + 72;
    const outline =
      name === 'Dome'
        ? path(
            `M${centre - 150} ${y + height}H${centre - 104}Q${centre - 70} ${y} ${centre} ${y}Q${centre + 70} ${y} ${centre + 104} ${y + height}H${centre + 150}`,
            { stroke: LIME, width: 5 },
          )
        : box(centre - 170, y, 340, height, {
            fill: name === 'Plate' ? 'url(#hatch)' : GRAPHITE,
            width: 2.4,
          });
    const contacts =
      name === 'Circuit'
        ? repeat(2, (side) =>
            box(centre - 60 + side * 80, y - 8, 40, 8, { stroke: LIME, fill: LIME, width: 1 }),
          )
        : '';
    return `${outline}${contacts}`;
  }).join('');
  return plate(
    [
      box(240, 190, 636, 820, { r: 44, fill: GRAPHITE, width: 2.6 }),
      keys,
      axis(`M${centre} 302V920`),
      // Pressed until it gives: the way of the finger.
      path(`M${centre} 220V302m-16-26l16 26 16-26`, { stroke: PAPER, width: 2.4 }),
      stack,
      across(240, 876, 1090, -70),
      upright(190, 1010, 160, 70),
      across(centre - 170, centre + 170, 1000, -110),
    ].join(''),
  );
};

export default draw;
