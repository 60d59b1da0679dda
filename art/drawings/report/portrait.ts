/** A face in fifty-two upright bars, thick where it is dark: as a year's figures would draw it. */
import type { Draw, Params } from '../../workshop/types.ts';
import { numberParam, page, range, svg, textParam } from '../kit.ts';

const [WIDTH, HEIGHT] = [800, 1000];
const BARS = 52;
const PITCH = WIDTH / BARS;
/** How far apart a bar's thickness is measured, in pixels. */
const STEP = 8;
/** The thickest half of a bar, as a part of the room that it has. */
const FULL = 0.94;

const NAVY = '#0b1f3a';
const SKY = '#2f8fff';

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** How much of a point lies within an ellipse whose edge is `soft` pixels wide. */
const oval = (x: number, y: number, cx: number, cy: number, rx: number, ry: number, soft = 8) =>
  clamp(((1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) * Math.min(rx, ry)) / soft + 0.5);

/** One layer of the picture: how far it covers a point, and how dark it is there. */
type Layer = (x: number, y: number) => readonly [cover: number, dark: number];

const [CX, CY] = [400, 430];

const head = (x: number, y: number): number => {
  // The jaw is narrower than the brow.
  const jaw = 1 - 0.2 * smooth(CY, CY + 250, y);
  return oval(CX + (x - CX) / jaw, y, CX, CY, 178, 252);
};

const shoulders = (x: number, y: number): number =>
  clamp((70 + 320 * Math.sqrt(clamp((y - 745) / 190)) - Math.abs(x - CX)) / 8 + 0.5) *
  smooth(742, 752, y);

const light = (x: number, y: number, skin: number): number =>
  skin +
  0.5 * smooth(-30, 175, x - CX) +
  0.16 * smooth(-120, -178, x - CX) +
  0.16 * smooth(560, 700, y);

function face(skin: number): Layer[] {
  const both =
    (cy: number, dx: number, rx: number, ry: number, dark: number, soft = 5): Layer =>
    (x, y) => [
      Math.max(oval(x, y, CX - dx, cy, rx, ry, soft), oval(x, y, CX + dx, cy, rx, ry, soft)),
      dark,
    ];
  return [
    // Neck, in the chin's shadow.
    (x, y) => [
      clamp((86 + 0.2 * Math.max(0, y - 700) - Math.abs(x - CX)) / 8) * smooth(600, 620, y),
      clamp(light(x, y, skin) + 0.12),
    ],
    both(CY + 15, 180, 22, 52, clamp(skin + 0.22)),
    (x, y) => [head(x, y), clamp(light(x, y, skin))],
    // Sockets, brows, lids and eyes.
    both(CY - 22, 76, 56, 36, clamp(skin + 0.3), 40),
    (x, y) => {
      const bow = Math.abs(Math.abs(x - CX) - 78);
      return [
        clamp((10 - Math.abs(y - (CY - 62) - bow * bow * 0.006)) / 5) * (bow < 50 ? 1 : 0),
        0.95,
      ];
    },
    both(CY - 14, 76, 37, 14, 0.92),
    both(CY - 10, 84, 12, 6, 0.1, 3),
    // Nose: its dark side and its foot.
    (x, y) => [
      clamp((26 * smooth(CY - 40, CY + 90, y) - Math.abs(x - CX - 22)) / 10 + 0.3) *
        smooth(CY - 40, CY - 10, y) *
        (1 - smooth(CY + 84, CY + 98, y)),
      clamp(skin + 0.5),
    ],
    (x, y) => [oval(x, y, CX + 4, CY + 96, 46, 11, 8), clamp(skin + 0.62)],
    // Mouth: a line that smiles a little, and what the lower lip throws.
    (x, y) => [
      clamp((9 - Math.abs(y - (CY + 158) + ((x - CX) / 74) ** 2 * 13)) / 5) *
        (Math.abs(x - CX) < 76 ? 1 : 0),
      0.95,
    ],
    (x, y) => [oval(x, y, CX, CY + 192, 44, 9, 10), clamp(skin + 0.42)],
  ];
}

const hair = {
  bob: (dark: number): [Layer[], Layer[]] => [
    [
      (x, y) => [
        Math.max(oval(x, y, CX, CY - 50, 238, 268), Math.abs(x - CX) < 238 && y > CY - 50 ? 1 : 0) *
          (1 - smooth(CY + 235, CY + 250, y)),
        dark + 0.25 * Math.abs(Math.sin(x / 17 + y / 190)),
      ],
    ],
    [
      (x, y) => [
        oval(x, y, CX, CY - 50, 238, 268) *
          (y < CY - 120 - 0.42 * (x - CX) + 0.0016 * (x - CX) ** 2 ? 1 : 0),
        dark + 0.25 * Math.abs(Math.sin(x / 17 + y / 190)),
      ],
    ],
  ],
  beard: (dark: number): [Layer[], Layer[]] => [
    [],
    [
      (x, y) => [
        oval(x, y, CX, CY - 30, 188, 244) *
          smooth(0, 14, CY - 128 - 0.2 * (x - CX) - y + 0.0034 * (x - CX) ** 2),
        dark,
      ],
      (x, y) => [
        oval(x, y, CX, CY + 40, 172, 252) *
          smooth(0, 16, y - (CY + 112) + 0.0056 * (x - CX) ** 2) *
          (1 - oval(x, y, CX, CY + 166, 62, 19, 8)),
        dark - 0.16 * smooth(40, -150, x - CX),
      ],
    ],
  ],
  crown: (dark: number): [Layer[], Layer[]] => [
    [
      (x, y) => {
        const angle = Math.atan2(y - (CY - 150), x - CX);
        const curl = 9 * Math.sin(angle * 17) + 5 * Math.sin(angle * 31);
        return [oval(x, y, CX, CY - 130, 282 + curl, 262 + curl), dark];
      },
    ],
    [
      (x, y) => [
        oval(x, y, CX, CY - 60, 200, 250) * smooth(0, 12, CY - 138 + 0.0024 * (x - CX) ** 2 - y),
        dark,
      ],
      // Earrings.
      (x, y) => [
        Math.max(
          oval(x, y, CX - 190, CY + 128, 34, 34, 5),
          oval(x, y, CX + 190, CY + 128, 34, 34, 5),
        ),
        1,
      ],
      (x, y) => [
        Math.max(
          oval(x, y, CX - 190, CY + 128, 18, 18, 5),
          oval(x, y, CX + 190, CY + 128, 18, 18, 5),
        ),
        0.08,
      ],
    ],
  ],
  glasses: (dark: number): [Layer[], Layer[]] => [
    [
      (x, y) => [
        Math.max(
          oval(x, y, CX - 172, CY - 20, 40, 90, 14),
          oval(x, y, CX + 172, CY - 20, 40, 90, 14),
        ),
        dark,
      ],
    ],
    [
      (x, y) => {
        const ring = (cx: number): number => {
          const off = Math.abs(Math.hypot(x - cx, y - (CY - 10)) - 68);
          return clamp((8 - off) / 4);
        };
        const bridge = clamp((6 - Math.abs(y - (CY - 26))) / 4) * (Math.abs(x - CX) < 14 ? 1 : 0);
        return [Math.max(ring(CX - 80), ring(CX + 80), bridge), 1];
      },
      // Lines on a forehead.
      (x, y) => [
        clamp((4 - Math.abs(((y - (CY - 150)) % 34) + 0.0008 * (x - CX) ** 2 - 8)) / 3) *
          (Math.abs(x - CX) < 96 && y > CY - 158 && y < CY - 92 ? 0.7 : 0),
        0.6,
      ],
    ],
  ],
} as const;

const isHair = (name: string): name is keyof typeof hair => name in hair;

/** How dark a point is, and whether it belongs to the clothes, which are printed in the second ink. */
function picture(
  params: Params,
): (x: number, y: number) => readonly [dark: number, cloth: boolean] {
  const name = textParam(params, 'hair', 'bob');
  if (!isHair(name)) throw new Error(`no hair is called ${name}`);
  const skin = numberParam(params, 'skin', 0.1);
  const [behind, before] = hair[name](numberParam(params, 'dark', 0.5));
  const collar = numberParam(params, 'collar', 60);
  const layers = [...behind, ...face(skin), ...before];
  return (x, y) => {
    const ground = 0.12;
    const worn = shoulders(x, y);
    // An open collar: a wedge of skin below the neck.
    const open = y < 745 + collar * 3 && Math.abs(x - CX) < (745 + collar * 3 - y) * 0.42;
    const dark = layers.reduce((value, layer) => {
      const [cover, layerDark] = layer(x, y);
      return value + (layerDark - value) * cover;
    }, ground);
    if (worn > 0.5 && !open) return [0.5 + 0.42 * smooth(-260, 260, x - CX), true];
    return [dark, false];
  };
}

/** One ink of one bar: its outline down one side and up the other. */
function bar(index: number, at: ReturnType<typeof picture>, cloth: boolean): string {
  const middle = (index + 0.5) * PITCH;
  const rows = range(HEIGHT / STEP + 1).map((row) => row * STEP);
  const half = (side: -1 | 1, y: number): number => {
    const samples = [0.12, 0.3].map((part) => at(middle + side * part * PITCH, y));
    const own = samples.filter(([, isCloth]) => isCloth === cloth);
    const dark = own.reduce((sum, [value]) => sum + value, 0) / samples.length;
    return (side * FULL * clamp(dark) * PITCH) / 2;
  };
  const left = rows.map((y) => `${(middle + half(-1, y)).toFixed(1)} ${y}`);
  const right = rows.map((y) => `${(middle + half(1, y)).toFixed(1)} ${y}`).reverse();
  return `M${[...left, ...right].join('L')}Z`;
}

const draw: Draw = (params) => {
  const at = picture(params);
  const ink = (cloth: boolean, colour: string): string =>
    `<path fill="${colour}" d="${range(BARS)
      .map((index) => bar(index, at, cloth))
      .join('')}"/>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: `body{background:#fff}svg{display:block}`,
    body: svg(WIDTH, HEIGHT, ink(true, SKY) + ink(false, NAVY)),
  });
};

export default draw;
