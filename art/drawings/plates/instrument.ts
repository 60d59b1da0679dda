import type { Draw } from '../../workshop/types.ts';
import { page, repeat, svg } from '../kit.ts';
import { FAINT, GRAPHITE, LIFTED, LIME, LINE, PAPER, axis, path } from './draft.ts';

/** A place in the instrument, in millimetres: across, deep, up. */
type Place = readonly [x: number, y: number, z: number];

/** Where a place stands on the sheet, seen from above and in front. */
function at([x, y, z]: Place): readonly [number, number] {
  return [600 + (x - y) * 3.9, 1262 + (x + y) * 2.25 - z * 4.6];
}

const points = (places: readonly Place[]) =>
  places.map((place) =>
    at(place)
      .map((value) => value.toFixed(1))
      .join(' '),
  );

const face = (places: readonly Place[], style: Parameters<typeof path>[1] = {}) =>
  path(`M${points(places).join('L')}Z`, { fill: GRAPHITE, ...style });

const line = (places: readonly Place[], style: Parameters<typeof path>[1] = {}) =>
  path(`M${points(places).join('L')}`, style);

const disc = ([x, y, z]: Place, r: number): Place[] =>
  Array.from({ length: 48 }, (_, k) => {
    const turn = (2 * Math.PI * k) / 48;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn), z];
  });

/** A rectangle at a height. */
const flat = (x1: number, y1: number, x2: number, y2: number, z: number): Place[] => [
  [x1, y1, z],
  [x2, y1, z],
  [x2, y2, z],
  [x1, y2, z],
];

/** A plate: its upper face, and the two sides that are seen. */
function slab(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  z: number,
  thick: number,
  style: Parameters<typeof path>[1] = {},
): string {
  const low = z - thick;
  const side = { ...style, fill: style.fill ?? LIFTED };
  return [
    face(
      [
        [x1, y2, z],
        [x2, y2, z],
        [x2, y2, low],
        [x1, y2, low],
      ],
      side,
    ),
    face(
      [
        [x2, y1, z],
        [x2, y2, z],
        [x2, y2, low],
        [x2, y1, low],
      ],
      side,
    ),
    face(flat(x1, y1, x2, y2, z), style),
  ].join('');
}

/** A knob: a low cylinder with strokes round its wall. */
function knob([x, y, z]: Place, r: number, tall: number, stroke: string): string {
  const top = disc([x, y, z + tall], r);
  const foot = disc([x, y, z], r);
  // The strokes of its wall that face the reader.
  const seen = Array.from({ length: 25 }, (_, k) => (42 + k) % 48);
  const along = (ring: readonly Place[]) => seen.flatMap((k) => ring.slice(k, k + 1));
  return [
    face([...along(foot), ...along(top).toReversed()], { stroke }),
    repeat(24, (k) => {
      const spot = (45 + k) % 48;
      const [a, b] = [foot[spot], top[spot]];
      return a && b ? line([a, b], { stroke: FAINT, width: 1.6 }) : '';
    }),
    face(top, { stroke, width: 2.4 }),
    line(
      [
        [x, y, z + tall],
        [x + r * 0.1, y + r * 0.92, z + tall],
      ],
      { stroke: LIME, width: 4 },
    ),
  ].join('');
}

/** A panel instrument, taken apart upwards: manual, board, display, figures, front, the test’s finger. */
const draw: Draw = () => {
  const outline = [-70, -50, 70, 50] as const;
  const body = svg(
    1200,
    1600,
    [
      `<rect width="1200" height="1600" fill="${LIFTED}"/>`,
      `<g stroke="#fff" stroke-opacity=".065" stroke-width="1.4">${repeat(11, (k) => `<path d="M${(k + 1) * 100} 0V1600"/>`)}${repeat(15, (k) => `<path d="M0 ${(k + 1) * 100}H1200"/>`)}</g>`,
      // The manual: sixteen pages, stapled twice.
      slab([-52, -36, 52, 36], -6, 3),
      repeat(3, (k) =>
        line(
          [
            [-40, 10 + k * 9, -6],
            [k === 2 ? 0 : 40, 10 + k * 9, -6],
          ],
          { stroke: FAINT, width: 3 },
        ),
      ),
      line(
        [
          [-47, 6, -6],
          [-47, 14, -6],
        ],
        { stroke: LIME, width: 5 },
      ),
      line(
        [
          [-47, 22, -6],
          [-47, 30, -6],
        ],
        { stroke: LIME, width: 5 },
      ),
      // The board with its controller.
      slab(outline, 36, 2.5),
      slab([-22, 12, 8, 36], 40, 4, { stroke: LIME, width: 2.6 }),
      repeat(6, (k) =>
        line(
          [
            [-19 + k * 5, 36, 37],
            [-19 + k * 5, 41, 36],
          ],
          { stroke: LINE, width: 2.4 },
        ),
      ),
      repeat(5, (k) =>
        line(
          [
            [8, 14 + k * 5, 37],
            [13, 14 + k * 5, 36],
          ],
          { stroke: LINE, width: 2.4 },
        ),
      ),
      repeat(5, (k) =>
        line(
          [
            [13, 14 + k * 5, 36],
            [30, 14 + k * 5, 36],
            [44, -k * 8 + 16, 36],
            [64, 16 - k * 8, 36],
          ],
          { stroke: FAINT, width: 1.8 },
        ),
      ),
      repeat(5, (k) =>
        line(
          [
            [-19 + k * 5, 41, 36],
            [-24 + k * 5, 46, 36],
          ],
          { stroke: FAINT, width: 1.8 },
        ),
      ),
      slab([-60, -40, -42, -28], 40, 4),
      slab([-60, 20, -42, 38], 39, 3),
      // The display: a curve in its window.
      slab(outline, 80, 5),
      face(flat(-60, -40, 60, 40, 80), { fill: '#0e1012' }),
      repeat(3, (k) =>
        line(
          [
            [-60, -20 + k * 20, 80],
            [60, -20 + k * 20, 80],
          ],
          { stroke: FAINT, width: 1.4 },
        ),
      ),
      line(
        Array.from(
          { length: 61 },
          (_, k) => [-60 + k * 2, 22 - 11 * Math.sin(k / 7.2) - 4 * Math.sin(k / 2.3), 80] as const,
        ),
        { stroke: LIME, width: 3.4 },
      ),
      // The figures on their film.
      face(flat(-70, -50, 70, 50, 122), { fill: 'rgba(42,52,56,.72)', width: 2 }),
      `<text font-size="46" fill="${PAPER}" transform="translate(${at([-60, 43, 122]).join(' ')}) matrix(3.9 2.25 -3.9 2.25 0 0)">3 6 8</text>`,
      // The front: window, knob, two keys.
      slab(outline, 166, 6),
      face(flat(-60, -40, 26, 40, 166), { fill: '#0e1012', width: 2 }),
      face(flat(-60, -40, 26, 40, 166), { fill: 'rgba(58,71,75,.35)', stroke: FAINT, width: 1.4 }),
      knob([48, -20, 166], 15, 13, LINE),
      slab([38, 10, 58, 20], 170, 4),
      slab([38, 26, 58, 36], 170, 4, { stroke: LIME, width: 2.6 }),
      repeat(4, (k) => {
        const [x, y] = [k % 2 ? 65 : -65, k < 2 ? -45 : 45];
        return face(disc([x, y, 166], 2.4), { stroke: LINE, width: 1.8 });
      }),
      // The test’s finger over the key, and its force.
      axis(`M${at([48, 31, 176]).join(' ')}L${at([48, 31, 250]).join(' ')}`),
      path(`M${at([48, 31, 178]).join(' ')}m-13-26l13 26 13-26`, { stroke: PAPER, width: 2.6 }),
      knob([48, 31, 206], 7, 26, PAPER),
      // What holds them together.
      repeat(4, (k) => {
        const [x, y] = [k % 2 ? 65 : -65, k < 2 ? -45 : 45];
        return `<g opacity=".55">${axis(`M${at([x, y, 182]).join(' ')}L${at([x, y, 20]).join(' ')}`, LINE)}</g>`;
      }),
    ].join(''),
  );
  return page({
    width: 600,
    height: 800,
    families: ['Space Grotesk'],
    style: `svg{display:block;width:600px;height:800px;font-family:"Space Grotesk"}`,
    body,
  });
};

export default draw;
