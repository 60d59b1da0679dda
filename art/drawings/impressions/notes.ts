/** Plates for the printmaker's notes: her spoon, six sheets being joined, three frames on one line. */
import { page, range, repeat, stream, svg, textParam, type Point } from '../kit.ts';
import {
  BLUE_BLACK,
  GREEN_BLACK,
  LAMP_BLACK,
  OXIDE,
  PAPER,
  area,
  edges,
  lines,
  specks,
  thread,
} from './ink.ts';
import type { Draw } from '../../workshop/types.ts';

const [WIDTH, HEIGHT] = [1500, 1000];

const ground = (colour: string): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`;

/** A wooden spoon, printed from its back. */
function spoon(): string {
  const next = stream(33);
  const outline =
    'M-640 -16C-660 -14 -664 14 -640 16L180 34C250 40 300 74 370 122C450 176 600 168 652 84C676 40 676 -40 652 -84C600 -168 450 -176 370 -122C300 -74 250 -40 180 -34z';
  const along = range(7).map((k) => {
    const y = -13 + k * 4.4;
    return `M${-620 + Math.round(next() * 180)} ${Math.round(y)}L${120 + Math.round(next() * 60)} ${Math.round(y * 1.9)}Q250 ${Math.round(y * 2.3)} 318 ${Math.round(y * 4)}`;
  });
  const bowl = range(7).map((k) => {
    const [rx, ry] = [22 + k * 19, 16 + k * 16];
    return `M${510 - rx} ${Math.round(6 - next() * 12)}q${Math.round(rx * 0.2)} ${-ry} ${rx} ${-ry}t${rx} ${ry}q${Math.round(-rx * 0.2)} ${ry} ${-rx} ${ry}t${-rx} ${-ry}`;
  });
  return `${ground(PAPER)}<g transform="translate(736 500) rotate(-17)">${area(outline, OXIDE)}${lines(along, PAPER, 2.4)}${lines(bowl, PAPER, 3)}${specks(next, 120, [-600, -22, 760, 44], 3)}${specks(next, 110, [360, -130, 290, 260], 4)}</g>`;
}

/** A sheet with the feathered edge of paper that was made by hand. */
function sheet(next: () => number, [x, y]: Point, [width, height]: Point): string {
  const rough = (): number => (next() - 0.5) * 7;
  const side = (from: Point, to: Point): Point[] =>
    range(16).map((k): Point => {
      const t = k / 16;
      return [from[0] + (to[0] - from[0]) * t + rough(), from[1] + (to[1] - from[1]) * t + rough()];
    });
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const outline = corners.flatMap((corner, index) =>
    side(corner, corners[(index + 1) % 4] ?? corner),
  );
  const fibres = repeat(46, () => {
    const [fx, fy] = [x + 20 + next() * (width - 60), y + 20 + next() * (height - 40)];
    return `M${Math.round(fx)} ${Math.round(fy)}q${Math.round(next() * 20)} ${Math.round(next() * 12 - 6)} ${Math.round(20 + next() * 24)} ${Math.round(next() * 14 - 7)}`;
  });
  return `<path d="${thread(outline, true)}" fill="${PAPER}" fill-opacity=".8" filter="url(#lift)"/>${lines([fibres], '#d5c8ae', 1.4)}`;
}

/** Six sheets that overlap, and the brush that pastes them. */
function sheets(): string {
  const next = stream(6);
  const six = [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) =>
      sheet(next, [110 + column * 420 + row * 6, 92 + row * 398 - column * 5], [448, 424]),
    ),
  );
  const hairs = range(32).map((k) => `M${-112 + k * 7.2} 4v${118 + Math.round(next() * 22)}`);
  const brush = `<g transform="translate(1130 470) rotate(34)" filter="url(#lift)">${area('M-30 -330q30 -26 60 0l10 180q86 24 96 60v74h-272v-74q10 -36 96 -60z', '#b89263')}${lines(['M-14 -300l-8 210M4 -310v240M18 -300l10 220'], '#9a7648', 3)}${area('M-136 -22h272v26h-272z', LAMP_BLACK)}${area('M-128 4h256l8 120q-134 40 -272 0z', '#e9ddc6')}${lines(hairs, '#b9a684', 2)}</g>`;
  return `<defs><filter id="lift" x="-10%" y="-10%" width="120%" height="130%"><feDropShadow dx="5" dy="9" stdDeviation="7" flood-color="#1c2a22" flood-opacity=".3"/></filter></defs>${ground('#8ea08f')}${six.join('')}${brush}`;
}

/** A frame whose middle is on the line, with something small in it. */
function frame(x: number, [width, height]: Point, print: string): string {
  const [left, top] = [x - width / 2, 430 - height / 2];
  return `<g filter="url(#lift)"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${LAMP_BLACK}"/><rect x="${left + 14}" y="${top + 14}" width="${width - 28}" height="${height - 28}" fill="#ffffff"/></g><g transform="translate(${x} 430)">${print}</g>`;
}

/** Three frames, the chalk line that runs through their middles, and a level on the largest. */
function line(): string {
  const next = stream(150);
  const fish = edges([
    [-88, 0],
    [-60, -32],
    [0, -36],
    [58, -14],
    [92, -32],
    [84, 0],
    [92, 32],
    [58, 14],
    [0, 36],
    [-60, 32],
  ]);
  const leaf = thread(
    [
      [0, -150],
      [52, -60],
      [58, 30],
      [20, 120],
      [0, 160],
      [-16, 110],
      [-34, 20],
      [-26, -70],
    ],
    true,
  );
  const rings = range(9).map((k) => {
    const r = 14 + k * 15;
    return thread(
      range(14).map((p): Point => {
        const turn = (p / 14) * Math.PI * 2;
        const out = r * (0.94 + next() * 0.12);
        return [out * Math.cos(turn), out * Math.sin(turn)];
      }),
      true,
    );
  });
  const boards = range(3).map((k) => `M0 ${908 + k * 34}h1500`);
  return [
    `<defs><filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="5" dy="10" stdDeviation="8" flood-color="#1c1a18" flood-opacity=".26"/></filter></defs>`,
    ground('#f0eee9'),
    `<rect y="820" width="1500" height="60" fill="#fbfaf7"/><rect y="820" width="1500" height="5" fill="#d9d5cc"/><rect y="880" width="1500" height="120" fill="#bfb7a8"/>`,
    lines(boards, '#a39a8a', 3),
    `<path d="M0 430H1500" stroke="#c2271d" stroke-width="4"/>`,
    frame(
      300,
      [270, 210],
      area(fish, BLUE_BLACK) + lines(['M-58 -6q20 6 0 14M-20 -30v60M6 -30v58'], PAPER, 4),
    ),
    frame(745, [420, 420], lines(rings, LAMP_BLACK, 7)),
    frame(
      1180,
      [230, 440],
      area(leaf, GREEN_BLACK) +
        lines(
          ['M0 -140q14 120 0 290M4 -60l34 -20M8 0l38 -14M6 60l24 -8M4 -40l-24 -14M6 20l-28 -14'],
          PAPER,
          4,
        ),
    ),
    `<g filter="url(#lift)"><rect x="585" y="186" width="320" height="34" rx="4" fill="#d9b45a"/><rect x="712" y="192" width="66" height="22" rx="11" fill="#cfe0a8"/><circle cx="745" cy="203" r="8" fill="#fbf9f4"/><path d="M730 192v22M760 192v22" stroke="${LAMP_BLACK}" stroke-width="3"/></g>`,
    `<path d="M1395 436V880M1380 436h30M1380 878h30" fill="none" stroke="${LAMP_BLACK}" stroke-width="4"/>`,
  ].join('');
}

const PLATES: Readonly<Record<string, () => string>> = { spoon, sheets, line };

const draw: Draw = (params) => {
  const name = textParam(params, 'plate', '');
  const plate = PLATES[name];
  if (!plate) throw new Error(`no plate is called ${name}`);
  return page({
    width: WIDTH,
    height: HEIGHT,
    scale: 1,
    body: svg(WIDTH, HEIGHT, plate()),
  });
};

export default draw;
