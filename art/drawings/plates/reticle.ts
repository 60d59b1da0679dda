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
  circle,
  path,
  plate,
  text,
} from './draft.ts';

/** What a surveyor sees in a level: the field of view, its cross of hairs, and the staff behind it. */
const draw: Draw = () => {
  const [x, y, r] = [640, 590, 440];
  // The staff’s marks are an E of centimetres and an empty field, turn by turn.
  const marks = repeat(17, (k) => {
    const top = 206 + k * 48;
    const side = k % 2 ? 548 : 604;
    return `${box(side, top, 56, 16, { stroke: LINE, fill: LINE, width: 1 })}${box(side, top + 32, 56, 16, { stroke: LINE, fill: LINE, width: 1 })}${box(side + (k % 2 ? 0 : 40), top, 16, 48, { stroke: LINE, fill: LINE, width: 1 })}`;
  });
  const figures = [17, 16, 15, 14]
    .map((figure, k) => text(682, 312 + k * 192, String(figure), { size: 76, fill: PAPER }))
    .join('');
  const stadia = (dy: number) =>
    path(`M${x - 70} ${y + dy}H${x + 70}`, { stroke: LIME, width: 3.5 });
  return plate(
    [
      circle(x, y, r + 40, { fill: GRAPHITE, width: 2.6 }),
      circle(x, y, r + 18, { stroke: FAINT, width: 1.4 }),
      `<clipPath id="field"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`,
      `<g clip-path="url(#field)">${box(536, 100, 236, 1000, { stroke: LINE, fill: GRAPHITE, width: 2.2 })}${marks}${figures}</g>`,
      circle(x, y, r, { width: 2.4 }),
      // The hairs: one upright, one level in three parts, and two short ones for the distance.
      path(`M${x} ${y - r}V${y + r}`, { stroke: LIME, width: 2.4 }),
      path(`M${x - r} ${y}H${x - 96}M${x + 96} ${y}H${x + r}`, { stroke: LIME, width: 2.4 }),
      path(`M${x - 96} ${y}H${x + 96}`, { stroke: LIME, width: 5 }),
      stadia(-150),
      stadia(150),
      repeat(19, (k) =>
        path(`M${x - 414 + k * 46} ${y}v${k % 3 === 0 ? -22 : -12}`, {
          stroke: LINE,
          width: Math.abs(k - 9) < 3 ? 0 : 1.8,
        }),
      ),
      axis(`M${x - 530} ${y}H${x - 452}M${x + 452} ${y}H${x + 530}`, FAINT),
      across(200, 1080, 1130, -60),
    ].join(''),
  );
};

export default draw;
