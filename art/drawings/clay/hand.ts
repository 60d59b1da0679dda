import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { painted } from '../heroes/pixels.ts';
import {
  at,
  capsule,
  drum,
  melt,
  pebble,
  ring,
  sculptor,
  type Distance,
  type Solid,
  type Stage,
} from '../heroes/sculpt.ts';
import { CLAY, clay, STUDIO, type ClayName } from './clay.ts';
import { HELD } from './held.ts';

/** Where a finger leaves the palm, how it bends, where it ends: angle in degrees, reach, height. */
type Finger = readonly [angle: number, reach: number, tip: number, radius: number];

/** Four fingers at one side of what they hold, the thumb at the other. */
const FINGERS: readonly Finger[] = [
  [292, 0.72, 2.62, 0.128],
  [326, 0.76, 2.74, 0.134],
  [358, 0.77, 2.72, 0.13],
  [28, 0.72, 2.56, 0.115],
  [218, 0.7, 2.5, 0.155],
];

const polar = (angle: number, reach: number): [number, number] => [
  reach * Math.cos((angle * Math.PI) / 180),
  reach * Math.sin((angle * Math.PI) / 180),
];

/** One finger: from the palm outwards, then up and a little inwards. */
function finger([angle, reach, tip, radius]: Finger): Distance {
  const [ax, ay] = polar(angle, 0.26);
  const [bx, by] = polar(angle, reach);
  const [cx, cy] = polar(angle, reach * 0.86);
  return melt(
    0.05,
    capsule(ax, ay, 1.93, bx, by, 2.16, radius * 1.08),
    capsule(bx, by, 2.16, cx, cy, tip, radius),
  );
}

/** A hand that holds something up, on its wrist; the palm is at z = 1.95. */
const HAND: Distance = melt(
  0.11,
  capsule(0, 0, 1.1, 0, 0, 1.7, 0.235),
  at([0.02, -0.02, 1.93], pebble(0.46, 0.4, 0.22)),
  ...FINGERS.map(finger),
);

/** What it wears, up to the wrist. */
const sleeve = (colour: ClayName): readonly Solid[] => [
  clay(at([0, 0, 0.1], drum(0.47, 2.2, 0.06, 0.4)), colour, [0, 0, 0.1, 1.25]),
  clay(at([0, 0, 1.2], ring(0.37, 0.095)), colour, [0, 0, 1.2, 0.5]),
];

/**
 * A clay arm that comes up from the lower edge and holds up a thing of somebody's trade. Parameters:
 * `thing`, one of `held.ts`; `skin` and `sleeve`, clays; `turn`, degrees that the hand is turned;
 * `side`, "left" or "right".
 */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 640);
  const height = numberParam(params, 'height', 800);
  const thing = HELD[textParam(params, 'thing', 'loaf')];
  if (thing === undefined) throw new Error('hand: no such thing');
  const skin = textParam(params, 'skin', 'sand');
  const worn = textParam(params, 'sleeve', 'white');
  if (!(skin in CLAY) || !(worn in CLAY)) throw new Error('hand: no such clay');
  const turn = numberParam(params, 'turn', 0);
  const isRight = textParam(params, 'side', 'left') === 'right';
  const hand: Distance = isRight ? (x, y, z) => HAND(-x, y, z) : HAND;
  const stage: Stage = {
    ...STUDIO,
    floor: false,
    eye: [-1.2, -14, 4.1],
    target: [0.06, 0, 2.06],
    lens: 3.9,
    solids: [
      clay(at([0, 0, 0], hand, [0, 0, turn]), skin as ClayName, [0, 0, 2, 1.3]),
      ...sleeve(worn as ClayName),
      ...thing,
    ],
  };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
