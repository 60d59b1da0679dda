/** Prints from iron: a shed's key, a two-man saw, the cover of a drain. */
import { range, stream, type Point } from '../kit.ts';
import { LAMP_BLACK, OXIDE, PAPER, area, edges, lines, specks } from './ink.ts';
import type { Impression } from './ink.ts';

/** The key of the shed. */
export const key: Impression = {
  width: 36,
  height: 90,
  markup: [
    `<path fill-rule="evenodd" fill="${OXIDE}" d="M18 1a14 15 0 0 1 5 29l-1 4h2v4h-2v44a4 5 0 0 1 -8 0v-44h-2v-4h2l-1 -4a14 15 0 0 1 5 -29zm0 6a8 9 0 1 0 0 17a8 9 0 1 0 0 -17z"/>`,
    area('M22 64h12v4h-4v4h4v12h-6v-5h-6z', OXIDE),
    lines(['M18 42v30', 'M27 66v3'], PAPER, 1),
  ].join(''),
};

/** A crosscut saw for two: four teeth and a raker, again and again. */
export const saw: Impression = (() => {
  const next = stream(183);
  const [width, height] = [1830, 260];
  const belly = (x: number): number => 196 + 44 * Math.sin((Math.PI * (x - 120)) / 1590);
  const teeth: Point[] = range(53).flatMap((tooth): Point[] => {
    const x = 135 + tooth * 29.6;
    const y = belly(x);
    // A raker is split and short; the teeth before and after it are pointed.
    return tooth % 5 === 4
      ? [
          [x, y - 34],
          [x + 4, y - 5],
          [x + 10, y - 5],
          [x + 14, y - 20],
          [x + 18, y - 5],
          [x + 24, y - 5],
          [x + 28, y - 34],
        ]
      : [
          [x, y - 32],
          [x + 14, y],
          [x + 28, y - 32],
        ];
  });
  const back = range(20).map((k): Point => {
    const x = 1710 - k * (1590 / 19);
    return [x, 96 + 26 * Math.sin((Math.PI * (x - 120)) / 1590)];
  });
  const handle = (x: number) => `M${x} 26q20 -24 40 0v130q6 28 -2 60h-36q-8 -32 -2 -60z`;
  return {
    width,
    height,
    markup: [
      area(edges([[122, 150], ...teeth, [1708, 150], ...back]), LAMP_BLACK),
      area(handle(82) + handle(1708), LAMP_BLACK),
      lines(
        [
          ...range(5).flatMap((k) =>
            [82, 1708].map((x) => `M${x + 8 + k * 6} ${40 + (k % 2) * 8}v${88 + (k % 3) * 20}`),
          ),
        ],
        PAPER,
        2,
      ),
      area('M84 176h36v8H84zM1710 176h36v8h-36z', PAPER),
      lines(
        range(9).map((k) => {
          const x = 190 + k * 168;
          return `M${x} ${Math.round(146 + next() * 20)}q${60 + Math.round(next() * 30)} ${8 - Math.round(next() * 12)} ${120 + Math.round(next() * 60)} ${Math.round(next() * 8)}`;
        }),
        PAPER,
        2,
      ),
      specks(next, 150, [150, 130, 1530, 60], 5),
    ].join(''),
  };
})();

/** The iron cover of a drain: studs in a ring, a grid within it, two holes to lift it by. */
export const cover: Impression = (() => {
  const next = stream(62);
  const [size, c] = [620, 310];
  const STEP = 44;
  const blocks = range(13).flatMap((row) =>
    range(13).flatMap((column) => {
      const [x, y] = [c + (column - 6) * STEP, c + (row - 6) * STEP];
      if (Math.hypot(x - c, y - c) > 206 || (row === 6 && (column === 2 || column === 10)))
        return [];
      const half = 16 + next() * 2;
      return (row + column) % 2
        ? [
            `M${Math.round(x - half)} ${Math.round(y - half * 0.5)}h${Math.round(half * 2)}v${Math.round(half)}h${-Math.round(half * 2)}z`,
          ]
        : [
            `M${Math.round(x - half * 0.5)} ${Math.round(y - half)}h${Math.round(half)}v${Math.round(half * 2)}h${-Math.round(half)}z`,
          ];
    }),
  );
  const studs = range(40).map((k) => {
    const turn = (k / 40) * Math.PI * 2;
    return `M${Math.round(c + 258 * Math.cos(turn))} ${Math.round(c + 258 * Math.sin(turn))}h1`;
  });
  const hole = (x: number) =>
    `<circle cx="${x}" cy="${c}" r="24" fill="none" stroke="${LAMP_BLACK}" stroke-width="9"/><path d="M${x - 9} ${c - 4}h18v8h-18z" fill="${LAMP_BLACK}"/>`;
  return {
    width: size,
    height: size,
    markup: [
      `<circle cx="${c}" cy="${c}" r="296" fill="none" stroke="${LAMP_BLACK}" stroke-width="26"/>`,
      `<circle cx="${c}" cy="${c}" r="228" fill="none" stroke="${LAMP_BLACK}" stroke-width="11"/>`,
      lines(studs, LAMP_BLACK, 22),
      area(blocks.join(''), LAMP_BLACK),
      hole(c - 4 * STEP) + hole(c + 4 * STEP),
      specks(next, 170, [30, 30, 560, 560], 5),
    ].join(''),
  };
})();
