import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { painted } from '../heroes/pixels.ts';
import { at, drum, sculptor, type Stage } from '../heroes/sculpt.ts';
import { CLAY, clay, STUDIO, type ClayName } from './clay.ts';
import { HELD } from './held.ts';

/**
 * A thing of somebody's trade on a stand of two drums that comes up from the lower edge. Parameters:
 * `thing`, one of `held.ts`; `stand`, a clay; `foot`, the height of its lowest point.
 */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 640);
  const height = numberParam(params, 'height', 800);
  const thing = HELD[textParam(params, 'thing', 'loaf')];
  if (thing === undefined) throw new Error('stand: no such thing');
  const stand = textParam(params, 'stand', 'white');
  if (!(stand in CLAY)) throw new Error('stand: no such clay');
  const foot = numberParam(params, 'foot', 2.1);
  const stage: Stage = {
    ...STUDIO,
    floor: false,
    eye: [-1.2, -14, 4.1],
    target: [0.06, 0, 2.06],
    lens: 3.9,
    solids: [
      clay(at([0, 0, foot - 0.12], drum(0.95, 0.24, 0.06)), stand as ClayName, [0, 0, foot, 1.2]),
      clay(at([0, 0, foot - 1.6], drum(0.6, 2.8, 0.06, 0.6)), stand as ClayName, [
        0,
        0,
        foot - 1.6,
        1.7,
      ]),
      ...thing,
    ],
  };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
