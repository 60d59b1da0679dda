import type { Draw } from '../../workshop/types.ts';
import { numberParam, range, textParam } from '../kit.ts';
import { clamp, mix, painted, ramp, rgb, smoothstep, stops } from './pixels.ts';
import {
  at,
  block,
  cut,
  drum,
  ring,
  sculptor,
  type Distance,
  type Solid,
  type Stage,
} from './sculpt.ts';

const STONE = rgb('#ece4d3');
const WALL = rgb('#12372a');
export const BRASS = rgb('#c9973f');
const SKY = stops([0, '#fdfbf6'], [1, '#f6f0e2']);

/** Height of the order, and where the columns stand. */
const SHAFT = 3.7;
const COLUMNS = range(5).map((k) => [0.62 + 1.22 * k, 1.45 * k * 0.72] as const);

/** A fluted shaft that swells a little, with its base and capital. */
export function column(x: number, y: number): Solid {
  const flutes = 20;
  const shaft: Distance = (px, py, pz) => {
    const t = clamp(pz / SHAFT + 0.5);
    const radius = 0.315 - 0.05 * t * t;
    const groove = Math.abs(Math.sin((Math.atan2(py, px) * flutes) / 2));
    const away = Math.hypot(px, py) - radius + 0.026 * (1 - groove) ** 0.8 * -1 + 0.013;
    return Math.max(away * 0.82, Math.abs(pz) - SHAFT / 2);
  };
  const base = 0.5;
  const top = base + SHAFT;
  const parts: readonly Distance[] = [
    at([0, 0, base + SHAFT / 2], shaft),
    at([0, 0, 0.34], block(0.94, 0.94, 0.16, 0.012)),
    at([0, 0, 0.475], ring(0.33, 0.058)),
    at([0, 0, top + 0.02], ring(0.265, 0.04)),
    at([0, 0, top + 0.15], drum(0.29, 0.2, 0.02, 0.43)),
    at([0, 0, top + 0.32], block(0.94, 0.94, 0.14, 0.012)),
  ];
  const all: Distance = (px, py, pz) => {
    const outside = Math.hypot(px, py) - 0.68;
    if (outside > 0.1) return outside;
    let nearest = 1e9;
    for (const part of parts) nearest = Math.min(nearest, part(px, py, pz));
    return nearest;
  };
  return {
    distance: at([x, y, 0], all),
    colour: STONE,
    bound: [x, y, 2.4, 2.55],
    gloss: 0.06,
    polish: 8,
  };
}

/** Direction of the row of columns, so that steps, wall and beam follow it. */
const [FIRST, LAST] = [COLUMNS[0] ?? [0, 0], COLUMNS[4] ?? [0, 0]];
const TURN = (Math.atan2(LAST[1] - FIRST[1], LAST[0] - FIRST[0]) * 180) / Math.PI;
const MIDDLE = [(FIRST[0] + LAST[0]) / 2, (FIRST[1] + LAST[1]) / 2] as const;

/** Something long that runs along the row, `back` behind it. */
function alongRow(
  length: number,
  depth: number,
  height: number,
  z: number,
  back: number,
  shiftAlong = 0,
): Distance {
  const angle = (TURN * Math.PI) / 180;
  const x = MIDDLE[0] - Math.sin(angle) * back + Math.cos(angle) * shiftAlong;
  const y = MIDDLE[1] + Math.cos(angle) * back + Math.sin(angle) * shiftAlong;
  return at([x, y, z], block(length, depth, height, 0.014), [0, 0, TURN]);
}

const stone = (distance: Distance, gloss = 0.05): Solid => ({
  distance,
  colour: STONE,
  bound: [MIDDLE[0] + 1, MIDDLE[1], 2.5, 8],
  gloss,
  polish: 10,
});

/** The green wall behind the columns, with a tall door and its brass frame. */
function wall(): readonly Solid[] {
  const door = alongRow(1.1, 2, 3.0, 1.76, 1.75, -0.35);
  return [
    { ...stone(cut(alongRow(8, 0.3, 6, 3.2, 1.9, 1.9), door)), colour: WALL, gloss: 0.12 },
    {
      ...stone(
        cut(alongRow(1.22, 0.36, 3.08, 1.8, 1.88, -0.35), alongRow(1.1, 2, 3.0, 1.76, 1.75, -0.35)),
        0.7,
      ),
      colour: BRASS,
      polish: 40,
    },
    { ...stone(alongRow(1.1, 0.1, 3, 1.76, 2.0, -0.35), 0.3), colour: rgb('#0d2a20') },
    { ...stone(alongRow(0.03, 0.2, 3, 1.76, 1.94, -0.35), 0.7), colour: BRASS, polish: 40 },
  ];
}

const SOLIDS: readonly Solid[] = [
  ...COLUMNS.map(([x, y]) => column(x, y)),
  stone(alongRow(14, 3.2, 0.13, 0.195, 0.85, 4.0)),
  stone(alongRow(14, 3.8, 0.13, 0.065, 0.85, 3.8)),
  stone(alongRow(7.4, 0.86, 0.36, 4.77, 0, 0.6)),
  stone(alongRow(7.5, 0.94, 0.07, 4.99, 0, 0.6)),
  stone(alongRow(7.6, 1.3, 0.5, 5.3, 0.1, 0.6)),
  { ...stone(alongRow(7.4, 0.9, 0.035, 4.93, -0.03, 0.6), 0.7), colour: BRASS, polish: 40 },
  ...wall(),
];

/** Where the camera stands: the whole row, or its capitals from below. */
const VIEWS: Record<string, Pick<Stage, 'eye' | 'target' | 'lens'>> = {
  row: { eye: [-1.5, -11.5, 1.5], target: [0.1, 0.4, 2.5], lens: 2.1 },
  capitals: { eye: [-0.2, -6.2, 0.7], target: [-0.62, 0.6, 3.95], lens: 2.2 },
};

/** A colonnade in late sun: ivory stone, a deep green wall, brass round the door. The left stays plain sky and court. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const name = textParam(params, 'view', 'row');
  const view = VIEWS[name];
  if (view === undefined) throw new Error(`colonnade: no view ${name}`);
  const stage: Stage = {
    solids: SOLIDS,
    ...view,
    ground: rgb('#efe7d6'),
    backdrop: (_x, y) => ramp(SKY, clamp(y * 1.1)),
    shade: rgb('#8f7f68'),
    depth: 0.9,
    key: [0.42, -0.8, 0.5],
    keyLight: [1.02, 0.9, 0.7],
    sky: [0.3, 0.31, 0.33],
    bounce: [0.3, 0.25, 0.18],
    hardness: 26,
    studio: (_x, _y, z) => {
      const level = mix(0.2, 0.9, smoothstep(-0.3, 0.6, z));
      return [level, level * 0.95, level * 0.84];
    },
  };
  return painted({ width, height, grid: 2, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
