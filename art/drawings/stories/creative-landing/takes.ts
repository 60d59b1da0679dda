/** Twelve takes of one shot, on one sheet: an actor, and a bubble that is always the same size. */
import { pathToFileURL } from 'node:url';
import { fontFile } from '../../../workshop/fonts.ts';
import type { Draw } from '../../../workshop/types.ts';
import { range, stream } from '../../kit.ts';
import { add, mix, over, painted, rgb, smoothstep } from '../../heroes/pixels.ts';
import { blow } from '../../bubbles/film.ts';

const [WIDE, TALL] = [2000, 1400];
const [COLUMNS, ROWS] = [4, 3];
const [EDGE, GAP] = [56, 28];
const FRAME = {
  w: (WIDE - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS,
  h: (TALL - 2 * EDGE - (ROWS - 1) * GAP) / ROWS,
} as const;

const SHEET = rgb('#120d26');
const NIGHT = rgb('#2c2159');
const LAMP = rgb('#ffc98a');
const AIR = rgb('#e9e6ff');

const place = (take: number): readonly [number, number] => [
  EDGE + (take % COLUMNS) * (FRAME.w + GAP),
  EDGE + Math.floor(take / COLUMNS) * (FRAME.h + GAP),
];

/** Where the bubble is in a frame: it drifts, its size does not change. */
const next = stream(19);
const DRIFT = range(COLUMNS * ROWS).map(() => [next() * 34 - 17, next() * 44 - 22] as const);
const [MIDDLE, RADIUS] = [[318, 176], 104] as const;

const FACES = [
  ['Outfit', '@fontsource-variable/outfit', 'outfit-latin-wght-normal'],
  ['Fraunces', '@fontsource-variable/fraunces', 'fraunces-latin-full-normal'],
] as const;
const faces = FACES.map(
  ([name, pack, file]) =>
    `@font-face{font-family:${name};font-weight:100 900;src:url("${pathToFileURL(fontFile(pack, `${file}.woff2`)).href}")}`,
).join('');

/** The actor in profile, looking at the bubble; her chin goes up a little at the word. */
const actor = (take: number): string =>
  `<g transform="translate(96 ${FRAME.h}) rotate(${(take % 3) - 1})" fill="#0b0818"><path d="M-110 10C-104-92-60-116-22-128L-18-160C-60-180-66-250-20-276C30-298 72-270 76-226L78-210L96-188C98-180 88-178 82-176L84-162C84-158 80-156 78-154C80-140 76-130 62-130C52-130 40-132 34-134L36-122C78-112 108-78 112 10Z"/><path d="M-20-276C-70-290-96-240-84-200C-80-180-70-170-56-166C-40-190-40-230 10-246C40-254 66-250 74-236C70-284 20-304-20-276Z"/></g>`;

const draw: Draw = () => {
  const frames = range(COLUMNS * ROWS)
    .map((take) => {
      const [x, y] = place(take);
      return `<svg x="${x}" y="${y}" width="${FRAME.w}" height="${FRAME.h}" viewBox="0 0 ${FRAME.w} ${FRAME.h}">${actor(take)}<text x="${FRAME.w - 22}" y="${FRAME.h - 22}" text-anchor="end" font-family="Outfit" font-weight="600" font-size="40" fill="#fff">${take + 1}</text></svg>`;
    })
    .join('');
  const [sx, sy] = place(6);
  const ring = `<path d="M${sx + 20} ${sy + 40}C${sx + 120} ${sy - 34} ${sx + 420} ${sy - 24} ${sx + FRAME.w + 8} ${sy + 90}C${sx + FRAME.w + 34} ${sy + 300} ${sx + 380} ${sy + FRAME.h + 24} ${sx + 190} ${sy + FRAME.h + 6}C${sx - 40} ${sy + FRAME.h - 16} ${sx - 40} ${sy + 110} ${sx + 90} ${sy + 6}" fill="none" stroke="#ff5ab0" stroke-width="9" stroke-linecap="round"/>`;
  const drawing = painted(
    { width: WIDE, height: TALL, grid: 2 },
    (px, py, out) => {
      const [x, y] = [px * TALL - EDGE, py * TALL - EDGE];
      const column = Math.floor(x / (FRAME.w + GAP));
      const row = Math.floor(y / (FRAME.h + GAP));
      const [fx, fy] = [x - column * (FRAME.w + GAP), y - row * (FRAME.h + GAP)];
      out.set(SHEET);
      if (x < 0 || y < 0 || column >= COLUMNS || row >= ROWS || fx > FRAME.w || fy > FRAME.h)
        return;
      const take = row * COLUMNS + column;
      out.set(NIGHT);
      over(out, AIR, 0.2 * smoothstep(FRAME.h, 0, fy));
      const lamp = Math.hypot(fx - FRAME.w * 1.02, (fy + 20) * 1.1) / FRAME.w;
      add(out, LAMP, 0.42 * Math.exp(-3.4 * lamp));
      const [dx, dy] = DRIFT[take] ?? [0, 0];
      const [u, v] = [(fx - MIDDLE[0] - dx) / RADIUS, (fy - MIDDLE[1] - dy) / RADIUS];
      if (Math.hypot(u, v) > 1) return;
      over(out, AIR, mix(0.12, 0.2, (v + 1) / 2));
      blow(out, u, v, 0, 3 + take * 1.7);
    },
    `<svg viewBox="0 0 ${WIDE} ${TALL}">${frames}${ring}</svg>`,
  );
  return { ...drawing, markup: drawing.markup.replace('</style>', `${faces}</style>`) };
};

export default draw;
