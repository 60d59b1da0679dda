import type { Draw } from '../../workshop/types.ts';
import { repeat } from '../kit.ts';
import { FAINT, LIME, LINE, QUIET, across, axis, path, plate, upright } from './draft.ts';

/** A tenth of a figure's height, and how thick a stroke is. */
const [UNIT, STROKE] = [64, 90] as const;

/** The right and the left half of the upper and of the lower bowl, each from the top down. */
const half = (side: 0 | 1, top: number, bottom: number) => {
  const radius = (bottom - top) / 2;
  return `M0 ${top}A${radius} ${radius} 0 0 ${side} 0 ${bottom}`;
};

const stroke = (d: string, ink: string) => path(d, { stroke: ink, width: STROKE });

const on = (x: number, y: number, content: string) =>
  `<g transform="translate(${x} ${y})">${content}</g>`;

/** 3, 6 and 8 on their units: in grey what they share, in lime what tells them apart. */
const draw: Draw = () => {
  const y = 510;
  const units = repeat(12, (k) =>
    path(`M120 ${y - 320 + k * UNIT}H1480`, { stroke: FAINT, width: 1 }),
  );
  const [upper, lower] = [
    [-275, 0],
    [0, 320],
  ] as const;
  const right = stroke(half(1, ...upper), QUIET) + stroke(half(1, ...lower), QUIET);
  const three = `${stroke('M-119 -206A137.5 137.5 0 0 1 0 -275', LIME)}${stroke('M-74 0H0', LIME)}${right}${stroke('M0 320A160 160 0 0 1 -140 238', LIME)}`;
  // Its upper stroke is straight, and touches the bowl where it ends.
  const six = `<clipPath id="top"><path d="M-300 -320H300V500H-300Z"/></clipPath><g clip-path="url(#top)">${stroke(half(1, ...lower) + half(0, ...lower), QUIET)}${stroke('M127 -380L-138.6 80', LIME)}</g>`;
  const eight = `${right}${stroke(half(0, ...upper), LIME)}${stroke(half(0, ...lower), LIME)}`;
  return plate(
    [
      units,
      ...[360, 800, 1240].map((x) => axis(`M${x} 110V960`, FAINT)),
      on(360, y, three),
      on(800, y, six),
      on(1240, y, eight),
      // The opening of the 3, the height of a figure, the width of the 8.
      upright(y - 206, y - 45, 196, 60),
      upright(y - 320, y + 365, 1530, -60),
      across(1240 - 205, 1240 + 205, 980, -90),
      path(`M120 ${y + 365}H1480M120 ${y - 320}H1480`, { stroke: LINE, width: 1.6 }),
    ].join(''),
    1067,
  );
};

export default draw;
