import type { Draw } from '../../workshop/types.ts';
import { range, repeat } from '../kit.ts';
import {
  FAINT,
  GRAPHITE,
  LIME,
  LINE,
  PAPER,
  across,
  axis,
  circle,
  path,
  plate,
  upright,
} from './draft.ts';

const [X, Y, RADIUS] = [470, 530, 236] as const;
const CLICKS = 12;
/** The ground of the curve, where it begins, how wide a click is and how high. */
const [GROUND, LEFT, CLICK, HIGH] = [760, 880, 180, 400] as const;

const around = (turn: number, radius: number) =>
  `${(X + radius * Math.sin(turn)).toFixed(1)} ${(Y - radius * Math.cos(turn)).toFixed(1)}`;

/** A knob that clicks, from the front, and how its torque goes over three clicks. */
const draw: Draw = () => {
  const knurl = range(72)
    .map((k) => {
      const turn = (k * Math.PI) / 36;
      return `M${around(turn, RADIUS)}L${around(turn, RADIUS - 24)}`;
    })
    .join('');
  const clicks = repeat(CLICKS, (k) => {
    const turn = (k * 2 * Math.PI) / CLICKS;
    return path(`M${around(turn, RADIUS + 28)}L${around(turn, RADIUS + (k === 1 ? 74 : 54))}`, {
      stroke: k === 1 ? LIME : LINE,
      width: k === 1 ? 7 : 3,
    });
  });
  const index = (2 * Math.PI) / CLICKS;
  // Slowly up for two thirds of the way, down in the last third.
  const curve = range(3)
    .map((k) => {
      const from = LEFT + k * CLICK;
      const top = from + (CLICK * 2) / 3;
      return `C${from + 46} ${GROUND} ${top - 60} ${GROUND - HIGH} ${top} ${GROUND - HIGH}C${top + 22} ${GROUND - HIGH} ${top + 22} ${GROUND} ${from + CLICK} ${GROUND}`;
    })
    .join('');
  return plate(
    [
      circle(X, Y, RADIUS, { fill: GRAPHITE, width: 3 }),
      path(knurl, { width: 2.4 }),
      circle(X, Y, RADIUS - 24, { width: 2 }),
      circle(X, Y, RADIUS - 64, { stroke: FAINT, width: 1.6 }),
      path(`M${around(index, 96)}L${around(index, RADIUS - 30)}`, { stroke: LIME, width: 9 }),
      circle(X, Y, 18, { stroke: FAINT }),
      clicks,
      axis(`M${X} 160V850M100 ${Y}H840`, FAINT),
      across(X - RADIUS, X + RADIUS, 930, -160),
      // The curve on its axes.
      path(`M${LEFT} 300V${GROUND}H1480`, { stroke: PAPER, width: 3 }),
      repeat(4, (k) => path(`M${LEFT + k * CLICK} ${GROUND}v18`, { stroke: LINE, width: 2.4 })),
      path(`M${LEFT} ${GROUND - HIGH}H1480`, { stroke: FAINT, width: 1.6, dash: '6 8' }),
      path(`M${LEFT} ${GROUND}${curve}`, { stroke: LIME, width: 6 }),
      across(LEFT, LEFT + CLICK, 850, -60),
      upright(GROUND - HIGH, GROUND, 1480, -60),
    ].join(''),
    1067,
  );
};

export default draw;
