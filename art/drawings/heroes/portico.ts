import type { Draw } from '../../workshop/types.ts';
import { numberParam, range, svg, textParam } from '../kit.ts';
import { BRASS, column } from './colonnade.ts';
import { clamp, painted, rgb, type Rgb } from './pixels.ts';
import { at, block, cut, sculptor, type Distance, type Solid, type Stage } from './sculpt.ts';

/** The page's ground: frieze and forecourt run out into it. */
const PAPER = '#faf7f0';

const STONE = rgb('#f0eadd');
const WALL = rgb('#1a4a39');

/** From one column's axis to the next, and how far behind them the wall stands. */
const PITCH = 1.62;
const DEPTH = 1.55;

const stone = (distance: Distance, gloss = 0.05): Solid => ({
  distance,
  colour: STONE,
  bound: [0, 0, 2.5, 16],
  gloss,
  polish: 10,
});

const brass = (distance: Distance): Solid => ({
  ...stone(distance, 0.7),
  colour: BRASS,
  polish: 40,
});

/** An opening in the wall: its width, and where it begins and ends. */
interface Opening {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

const DOOR: Opening = { width: 0.84, from: 0.26, to: 3.3 };
const WINDOW: Opening = { width: 0.62, from: 1.3, to: 3.3 };

/** A shape for each opening: the door stands in the middle bay, a window in every second one. */
function openings(shape: (opening: Opening) => Distance): Distance {
  const [door, window] = [shape(DOOR), shape(WINDOW)];
  return (x, y, z) => {
    const folded = x - 2 * PITCH * Math.round(x / (2 * PITCH));
    return Math.abs(x) < PITCH ? door(x, y, z) : window(folded, y, z);
  };
}

const filled = (grow: number, depth: number, back = 0) =>
  openings(({ width, from, to }) =>
    at([0, DEPTH + back, (from + to) / 2], block(width + grow, depth, to - from + grow, 0.01)),
  );

/** The green wall, its openings framed in brass, and the dark panes in them. */
function wall(): readonly Solid[] {
  const hole = filled(0, 2);
  const bar = openings(({ from, to }) =>
    at([0, DEPTH + 0.06, (from + to) / 2], block(0.026, 0.06, to - from, 0.005)),
  );
  return [
    { ...stone(cut(at([0, DEPTH, 3], block(30, 0.3, 6, 0.01)), hole)), colour: WALL, gloss: 0.12 },
    brass(cut(filled(0.1, 0.38), hole)),
    brass(bar),
    { ...stone(filled(0, 0.06, 0.1), 0.3), colour: rgb('#0d2a20') },
  ];
}

const SOLIDS: readonly Solid[] = [
  ...range(16).map((k) => ({ ...column((k - 7.5) * PITCH, 0), colour: STONE })),
  stone(at([0, 0.6, 0.195], block(30, 2.9, 0.13, 0.014))),
  stone(at([0, 0.6, 0.065], block(30, 3.5, 0.13, 0.014))),
  stone(at([0, 0, 4.77], block(30, 0.82, 0.36, 0.014))),
  brass(at([0, -0.02, 4.925], block(30, 0.86, 0.035, 0.01))),
  stone(at([0, 0, 4.99], block(30, 0.94, 0.07, 0.014))),
  stone(at([0, 0, 6], block(30, 0.82, 2, 0.014))),
  ...wall(),
];

/** From so far that it is almost the drawing of an architect. */
const VIEW = { eye: [0, -46, 2.9], target: [0, 0, 2.5], lens: 7.82 } as const;

/** One building at two hours: the shadows change sides. */
const LIGHTS: Record<string, { key: [number, number, number]; keyLight: Rgb; sky: Rgb }> = {
  morning: { key: [-0.62, -0.8, 0.62], keyLight: [0.98, 0.92, 0.81], sky: [0.35, 0.36, 0.37] },
  evening: { key: [0.95, -0.8, 0.36], keyLight: [1.06, 0.86, 0.64], sky: [0.34, 0.33, 0.35] },
};

/** Frieze and forecourt fade into the paper. */
const faded = (width: number, height: number) =>
  svg(
    width,
    height,
    `<linearGradient id="fade" x2="0" y2="1"><stop offset="0" stop-color="${PAPER}"/><stop offset=".07" stop-color="${PAPER}" stop-opacity="0"/><stop offset=".93" stop-color="${PAPER}" stop-opacity="0"/><stop offset="1" stop-color="${PAPER}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#fade)"/>`,
  );

/** A portico in ivory, green and brass: a whole row of columns, which fills any width. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 800);
  const name = textParam(params, 'light', 'morning');
  const light = LIGHTS[name];
  if (light === undefined) throw new Error(`portico: no light ${name}`);
  const stage: Stage = {
    solids: SOLIDS,
    ...VIEW,
    ...light,
    ground: rgb('#efe7d6'),
    backdrop: () => rgb(PAPER),
    shade: rgb('#8f7f68'),
    depth: 0.9,
    bounce: [0.3, 0.25, 0.18],
    hardness: 30,
    studio: (_x, _y, z) => {
      const level = clamp(0.4 + 0.6 * z);
      return [level, level * 0.95, level * 0.84];
    },
  };
  return painted(
    { width, height, grid: 2, edgesOnly: true },
    sculptor(stage, width / height),
    faded(width / 2, height / 2),
  );
};

export default draw;
