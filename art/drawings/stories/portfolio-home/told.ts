/** What the loan book and the paper tell: two prints, step by step. */
import { range, repeat, stream, textParam, type Point } from '../../kit.ts';
import { neighbour } from '../../impressions/hands.ts';
import { BLUE_BLACK, PAPER, edges, thread } from '../../impressions/ink.ts';
import { dinghy, door } from '../../impressions/timber.ts';
import { INK, MUTED, SHEET, gallery, printed, rect, words, type View } from './wall.ts';
import type { Draw, Drawing } from '../../../workshop/types.ts';

/** A view in centimetres, from 0. */
const view = (width: number): View => ({ x: 0, y: 0, width, height: width * 0.625 });

/** A table or a sheet that fills a view, lit from the left. */
const lit = (of: View, colour: string): string =>
  rect(of.x, of.y, of.width, of.height, colour) +
  rect(of.x, of.y, of.width, of.height, 'url(#dusk)');

const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}" ${more}/>`;

const stroke = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

const decimal = (value: number): number => Math.round(value * 100) / 100;

/** Paper with the torn edge of long fibres, in centimetres. */
function torn(next: () => number, x: number, y: number, width: number, height: number): string {
  const rough = (): number => (next() - 0.5) * 0.9;
  const side = (from: Point, to: Point, count: number): Point[] =>
    range(count).map((k): Point => {
      const t = k / count;
      return [
        decimal(from[0] + (to[0] - from[0]) * t + rough()),
        decimal(from[1] + (to[1] - from[1]) * t + rough()),
      ];
    });
  const [right, foot] = [x + width, y + height];
  const [along, down] = [Math.round(width / 2), Math.round(height / 2)];
  const outline = [
    ...side([x, y], [right, y], along),
    ...side([right, y], [right, foot], down),
    ...side([right, foot], [x, foot], along),
    ...side([x, foot], [x, y], down),
  ];
  const fibres = repeat(Math.round((width * height) / 34), () => {
    const [fx, fy] = [x + 1 + next() * (width - 6), y + 1 + next() * (height - 3)];
    return `M${decimal(fx)} ${decimal(fy)}q${decimal(next() * 1.6)} ${decimal(next() - 0.5)} ${decimal(1.6 + next() * 2)} ${decimal(next() - 0.5)}`;
  });
  return `<path d="M${outline.map((point) => point.join(' ')).join('L')}z" fill="${SHEET}" filter="url(#flat)"/>${stroke(fibres, '#d9ceb6', 0.14, 'stroke-linecap="round"')}`;
}

/** A measure with its two ends. */
function measure(from: Point, to: Point, text: string): string {
  const level = from[1] === to[1];
  const ends = [from, to].map(([x, y]) => (level ? `M${x} ${y - 2}v4` : `M${x - 2} ${y}h4`));
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const label = level
    ? words(text, x, y - 2.4, 7, { anchor: 'middle' })
    : words(text, x + 3.4, y + 2.4, 7);
  return `${stroke(`M${from.join(' ')}L${to.join(' ')}${ends.join('')}`, INK, 0.5)}${label}`;
}

/** One sheet torn into four strips, and the seven strips that cover a dinghy. */
function strips(): Drawing {
  const of = view(500);
  const next = stream(26);
  const top = repeat(4, (k) => torn(next, 56, 26 + k * 20.5, 100, 16.2));
  const rows = range(7).map((row) => {
    const y = 146 + row * 19.8;
    const shift = (row % 3) * 22;
    const cuts = [0, 100 - shift, 196 - shift, 292 - shift, 386];
    const pieces = cuts
      .slice(0, -1)
      .map((at, k) => torn(next, 56 + at, y, (cuts[k + 1] ?? 386) - at + (k < 3 ? 4 : 0), 16.2));
    const joins = cuts
      .slice(1, -1)
      .map((place) => rect(56.3 + place, y + 0.5, 3.4, 15.2, '#e6dcc4', 'opacity=".85"'));
    return `${pieces.join('')}${joins.join('')}${words(String(7 - row), 40, y + 11.5, 9.5, { italic: true, weight: 600, anchor: 'middle' })}`;
  });
  // The wheat paste, and the brush that has spread it.
  const hairs = range(15).map((k) => `M${-10 + k * 1.44} 2v${13 + ((k * 7) % 4)}`);
  const brush = `<g transform="translate(404 74) rotate(38)" filter="url(#flat)">${path('M-3 -44q3 -3 6 0l1.2 26q9 3 10 8v8h-28v-8q1 -5 10 -8z', '#b08a5c')}${path('M-14 -3h28v4h-28z', '#2a2622')}${path('M-14 1h28l1 15q-15 5 -30 0z', '#e9ddc6')}${stroke(hairs.join(''), '#b9a684', 0.4)}</g>`;
  return gallery(
    of,
    [
      lit(of, '#93a391'),
      top,
      measure([56, 18], [156, 18], '100 cm'),
      measure([166, 26], [166, 103.7], '66 cm'),
      words('One sheet,', 206, 60, 15, { italic: true, weight: 600 }),
      words('torn lengthwise in four', 206, 77, 15, { italic: true, weight: 600 }),
      `<circle cx="446" cy="62" r="27" fill="#f4f1ea" filter="url(#flat)"/><circle cx="446" cy="62" r="22" fill="#e6dfce"/><circle cx="446" cy="63" r="20" fill="#f1ecdf"/>`,
      brush,
      words('Keel', 452, 146 + 6 * 19.8 + 11, 7.4),
      words('Gunwale', 452, 146 + 11, 7.4),
      rows.join(''),
      measure([56, 293], [442, 293], '386 cm'),
    ].join(''),
    0.9,
  );
}

const PLANKS = 7;

/** A point on the dinghy’s side as the print has it: how far along, and which plank’s upper edge. */
function at(share: number, plank: number): Point {
  const down = plank / PLANKS;
  const sheer = 210 * (share - 0.42) ** 2 * (share > 0.42 ? 1.35 : 0.8);
  const keel =
    560 - 300 * Math.max(0, share - 0.62) ** 1.7 * 4 - 90 * Math.max(0, 0.25 - share) * 2;
  const top = 118 - sheer * 0.95;
  const stem = 1830 - 140 * down ** 1.6 - 8;
  const stern = 14 + 44 * down;
  return [stern + (stem - stern) * share, top + (keel - top) * down ** 0.94];
}

/** Both soft lengths: the plank counted from the gunwale, and where it is pale. */
const SOFT: readonly { plank: number; from: number; to: number; text: string }[] = [
  { plank: 2, from: 0.3, to: 0.43, text: '48 cm' },
  { plank: 4, from: 0.36, to: 0.53, text: '62 cm' },
];

/** The condition drawing: planks by their numbers, what is soft in red. */
function planks(): Drawing {
  // Wider than its border, so that a crop of 4:3 keeps it whole.
  const of: View = { x: -60, y: -37.5, width: 600, height: 375 };
  const shares = range(25).map((k) => k / 24);
  const seams = range(PLANKS + 1).map((plank) => thread(shares.map((share) => at(share, plank))));
  const ends = [0, 1].map((share) => thread(range(15).map((k) => at(share, k / 2))));
  const ribs = range(12).map((k) => thread(range(8).map((plank) => at(0.09 + k * 0.073, plank))));
  const soft = SOFT.map(({ plank, from, to, text }) => {
    const along = range(9).map((k) => from + ((to - from) * k) / 8);
    const shape = edges([
      ...along.map((share) => at(share, plank)),
      ...along.map((share) => at(share, plank + 1)).reverse(),
    ]);
    const [x, y] = at((from + to) / 2, plank + 0.5);
    return `<path d="${shape}" fill="url(#hatch)" stroke="#c2271d" stroke-width="5"/><g transform="translate(${x} ${y + 11})"><rect x="-56" y="-33" width="112" height="44" fill="${SHEET}"/><text text-anchor="middle" font-family="Inter Tight" font-weight="600" font-size="36" fill="#a81f17">${text}</text></g>`;
  });
  const numbers = range(PLANKS).map((plank) => {
    const [x, y] = at(0.045, plank + 0.5);
    return `<circle cx="${x}" cy="${y}" r="23" fill="${SHEET}" stroke="${INK}" stroke-width="2.5"/><text x="${x}" y="${y + 11}" text-anchor="middle" font-family="Inter Tight" font-weight="500" font-size="32" fill="${INK}">${PLANKS - plank}</text>`;
  });
  return gallery(
    of,
    [
      lit(of, '#f6f3ec'),
      rect(8, 2, 464, 296, 'none', `stroke="${INK}" stroke-width=".6"`),
      words('Perpetua, starboard', 34, 48, 21, { italic: true, weight: 600 }),
      words('Planks counted from the keel', 34, 62, 8, { fill: MUTED }),
      `<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="#f6e4dd"/><path d="M0 0V14" stroke="#c2271d" stroke-width="6"/></pattern></defs>`,
      `<svg x="57" y="88" width="366" height="118" viewBox="0 -20 1830 590" overflow="visible">${stroke(ribs.join(''), '#b4ada1', 3, 'stroke-dasharray="10 9"')}${stroke([...seams, ...ends].join(''), INK, 4)}${soft.join('')}${numbers.join('')}</svg>`,
      stroke('M57 232h366M57 228v8M423 228v8', INK, 0.6),
      rect(220, 226, 40, 12, '#f2efe8'),
      words('366 cm', 240, 235, 9, { anchor: 'middle' }),
      rect(34, 256, 12, 9, '#f6e4dd', 'stroke="#c2271d" stroke-width=".9"'),
      stroke('M36 265l9 -9M34 262l6 -6M40 265l6 -6', '#c2271d', 1),
      words('Printed pale. Replaced in May 2022.', 52, 264, 8.4),
      words('N. H., 2 June 2022', 446, 264, 10.5, { italic: true, weight: 600, anchor: 'end' }),
    ].join(''),
  );
}

/** A part of a print, so near that the fibres of the paper and the grain of the ink are seen. */
function near(
  print: typeof door,
  [x, y, width]: readonly [number, number, number],
  seed: number,
): Drawing {
  const of: View = { x, y, width, height: width * 0.625 };
  const next = stream(seed);
  const fibres = repeat(120, () => {
    const [fx, fy] = [x + next() * width, y + next() * of.height];
    const long = width * (0.01 + next() * 0.024);
    return `M${decimal(fx)} ${decimal(fy)}q${decimal(long * 0.5)} ${decimal((next() - 0.5) * long * 0.4)} ${decimal(long)} ${decimal((next() - 0.5) * long * 0.6)}`;
  });
  return gallery(
    of,
    [
      `<defs><filter id="rough" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="2" seed="${seed}" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${width / 110}"/></filter><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".16 .09" numOctaves="3" seed="${seed + 1}"/><feColorMatrix values="0 0 0 0 .98  0 0 0 0 .97  0 0 0 0 .95  2.6 2.6 0 0 -3.05"/></filter></defs>`,
      rect(x, y, width, of.height, SHEET),
      `<g filter="url(#rough)"><rect x="${x}" y="${y}" width="${width}" height="${of.height}" fill="${SHEET}"/>${print.markup}</g>`,
      rect(x, y, width, of.height, '#fff', 'filter="url(#grain)" opacity=".5"'),
      stroke(fibres, '#c9bd9f', width / 900, 'stroke-linecap="round" opacity=".55"'),
      rect(x, y, width, of.height, 'url(#dusk)', 'opacity=".4"'),
    ].join(''),
  );
}

/** The loan book, open at the back door. */
function book(): Drawing {
  const of = view(84);
  const rows: readonly (readonly [string, string])[] = [
    ['Object', 'Back door, with cat flap'],
    ['Size', '82 × 204 × 4 cm'],
    ['Lent by', 'Ida Petrakis'],
    ['Address', '12 Mary Street, Cygnet'],
    ['Received', 'Tuesday 10 July 2018, 9 am'],
    ['Returned', 'Friday 13 July 2018, 4 pm'],
    ['Remarks', 'One tarpaulin lent meanwhile'],
  ];
  const [left, top, width, height] = [11, 7.4, 31, 38.4];
  const middle = left + width;
  const entries = rows.map(([term, detail], k) => {
    const y = top + 11.4 + k * 3.5;
    return `${words(term, left + 3, y, 0.95, { fill: MUTED })}${words(detail, left + 8, y, 1.75, { italic: true, weight: 600, fill: '#22384d' })}${rect(left + 3, y + 0.8, width - 6, 0.06, '#c9c3b7')}`;
  });
  const planksOfTable = [0, 1, 2, 3].map((k) => rect(0, 12.5 * k + 4, 84, 0.18, '#8f6d45'));
  return gallery(
    of,
    [
      lit(of, '#b08c60'),
      planksOfTable.join(''),
      `<g filter="url(#far)">${rect(left - 0.9, top - 0.8, width * 2 + 1.8, height + 1.6, '#2c4636')}</g>`,
      ...[0.5, 0.25, 0].map((out) =>
        rect(
          left - out,
          top + out * 0.4,
          width * 2 + out * 2,
          height,
          out === 0 ? '#f7f3ea' : '#e0d9ca',
        ),
      ),
      `<defs><linearGradient id="gutter" x1="0" x2="1"><stop offset="0" stop-color="${INK}" stop-opacity="0"/><stop offset=".42" stop-color="${INK}" stop-opacity=".05"/><stop offset=".5" stop-color="${INK}" stop-opacity=".3"/><stop offset=".53" stop-color="${INK}" stop-opacity=".08"/><stop offset=".66" stop-color="${INK}" stop-opacity="0"/></linearGradient></defs>`,
      words('Loan book', left + 3, top + 5.4, 2.9, { italic: true, weight: 600 }),
      words('N° 139', middle - 3.4, top + 5.2, 1.1, { fill: MUTED, anchor: 'end' }),
      rect(left + 3, top + 7, width - 6, 0.12, INK),
      entries.join(''),
      words('The lender’s right hand', middle + 3.4, top + 5.2, 1.1, { fill: MUTED }),
      printed(neighbour, middle + 7.6, top + 7.6, 17, 21.65),
      `<g transform="translate(${middle + 10.2} ${top + 34.6}) rotate(-4)">${words('Ida Petrakis', 0, 0, 3.4, { italic: true, weight: 500, fill: '#22384d' })}</g>`,
      rect(middle + 8, top + 35.8, 15, 0.06, '#a49c8d'),
      rect(left, top, width * 2, height, 'url(#gutter)'),
      // The pencil.
      `<g transform="translate(75.5 44) rotate(-104)" filter="url(#near)">${rect(0, 0, 17, 0.86, '#c2271d')}${rect(0, 0.3, 17, 0.28, '#8f1b13')}${path('M17 0l2.2 .43l-2.2 .43z', '#e2c79c')}${path('M18.5 .3l.7 .13l-.7 .13z', INK)}${rect(-1, 0, 1, 0.86, '#d9bf86')}</g>`,
    ].join(''),
    0.5,
  );
}

const BOARD = '#cfd1c2';

/** The back of a house, five steps from the lane: with its door, or with what hung there meanwhile. */
function house(isBack: boolean): Drawing {
  const of: View = { x: 0, y: 0, width: 432, height: 270 };
  const next = stream(12);
  const floor = 234;
  const boards = range(16).map((k) => {
    const y = k * 15;
    return rect(0, y, 432, 1, '#a9ad9b') + rect(0, y + 1, 432, 1.4, '#dfe0d4');
  });
  const nails = repeat(40, () => {
    const [x, y] = [20 + Math.floor(next() * 10) * 44, 11 + Math.floor(next() * 15) * 15];
    return `<circle cx="${x}" cy="${y}" r=".55" fill="#9a9e8c"/>`;
  });
  const [left, top] = [196, 24];
  const trim = '#f1efe6';
  const opening = [
    rect(left - 9, top - 10, 100, 10, trim),
    rect(left - 9, top, 9, 210, trim),
    rect(left + 82, top, 9, 210, trim),
    rect(left - 12, top - 13, 106, 4, '#dcd9cd'),
    rect(left + 91, top - 9, 2.4, 219, INK, 'opacity=".16"'),
  ];
  // A rubbed print is the thing in reverse: its latch is at the other side.
  const own = door.markup.replaceAll(BLUE_BLACK, '#4f665b').replaceAll(PAPER, '#3c5046');
  const leaf = `<g transform="translate(${left + 82} ${top + 2}) scale(-.1 .102)">${rect(0, 0, 820, 2040, '#3c5046')}${own}</g>${rect(left, top, 82, 3.4, INK, 'opacity=".3"')}${rect(left, top, 3, 210, INK, 'opacity=".18"')}`;
  const folds = [10, 25, 37, 55, 70].map((x, k) =>
    stroke(
      `M${left + x} ${top + 4}q${k % 2 ? 5 : -5} 90 ${k % 2 ? -2 : 3} 206`,
      k % 2 ? '#2e5b86' : '#17395b',
      2.6,
      'opacity=".7"',
    ),
  );
  const sheet = [
    rect(left, top, 82, 210, '#15130f'),
    path(
      `M${left - 6} ${top - 5}H${left + 87}q-3 110 3 219q-22 -5 -46 1t-50 -2q6 -110 0 -215z`,
      '#22496f',
    ),
    path(`M${left - 6} ${top - 5}H${left + 87}v10q-46 5 -93 0z`, '#2e5b86'),
    folds.join(''),
    ...[0, 1, 2, 3].map(
      (k) =>
        `<circle cx="${left + 1 + k * 26}" cy="${top - 1}" r="1.9" fill="#d9bf86"/><circle cx="${left + 1 + k * 26}" cy="${top - 1}" r=".8" fill="${INK}"/>`,
    ),
    // Two bricks keep it down.
    rect(left + 6, floor - 9, 24, 9, '#9c4a33'),
    rect(left + 6, floor - 9, 24, 2, '#b65e44'),
    rect(left + 52, floor - 9, 24, 9, '#8f412c'),
    rect(left + 52, floor - 9, 24, 2, '#b65e44'),
  ];
  const pane = isBack ? '#8fa3a6' : '#f3cf84';
  const window = [
    rect(52, 58, 96, 92, trim),
    rect(59, 65, 82, 78, pane),
    isBack
      ? path('M59 65h42l-42 60z', '#c3d0d0')
      : path('M59 65h20q-2 44 -20 62zM141 65h-20q2 44 20 62z', '#e2a95a'),
    rect(97.5, 65, 5, 78, trim),
    rect(59, 101, 82, 5, trim),
    rect(48, 150, 104, 6, '#dcd9cd'),
    rect(50, 156, 102, 2, INK, 'opacity=".2"'),
  ];
  const pipe = [
    rect(346, 0, 8, floor, '#e4e2d8'),
    rect(351.5, 0, 2.5, floor, '#b9b9ad'),
    ...[40, 150].map((y) => rect(344, y, 12, 4, '#b9b9ad')),
  ];
  const boots = [312, 328].map(
    (x) =>
      path(`M${x} ${floor - 34}h12v24q8 1 9 6v4h-21z`, '#2c4636') +
      rect(x, floor - 34, 12, 3, '#3f6350') +
      rect(x, floor - 2.4, 21, 2.4, '#15130f'),
  );
  const cat = path(
    'M0 0C-2 -6 -1 -13 3 -18C4 -22 3 -26 3.6 -30C3 -34 3 -37 3.4 -41L7.4 -37.6Q10 -38.4 12.6 -37.6L16.6 -41C17 -37 17.2 -34 16.4 -30C17 -26 16 -22 17 -18C21 -13 22 -6 20 0C27 0 33 -3 33 -9C33 -13 36 -14 36.4 -10C37 -3 31 3 22 2.6H2C.6 2.4 .2 1 0 0z',
    '#1c1a18',
  );
  const ground = [
    rect(0, floor, 432, 36, isBack ? '#8f9a72' : '#7a8468'),
    rect(168, floor, 140, 14, '#b6b1a5'),
    rect(168, floor, 140, 3, '#cfcabf'),
    rect(156, floor + 14, 164, 22, '#a39e92'),
    rect(156, floor + 14, 164, 3, '#bdb8ac'),
    ...range(46).map((k) => {
      const x = k * 9.6 + next() * 6;
      return x > 146 && x < 322
        ? ''
        : path(
            `M${decimal(x)} ${floor + 6}l1.4 -${decimal(6 + next() * 7)}l1.4 ${decimal(7)}z`,
            isBack ? '#7c8860' : '#68735a',
          );
    }),
  ];
  const rain = isBack
    ? ''
    : stroke(
        repeat(120, () => `M${decimal(next() * 432)} ${decimal(next() * 262)}l-2.4 8`),
        '#f2f4f2',
        0.5,
        'opacity=".5"',
      );
  return gallery(
    of,
    [
      rect(0, 0, 432, 270, isBack ? BOARD : '#bcc0b4'),
      boards.join(''),
      nails,
      pipe.join(''),
      window.join(''),
      opening.join(''),
      isBack ? leaf : sheet.join(''),
      ground.join(''),
      boots.join(''),
      isBack
        ? `<ellipse cx="${left + 34}" cy="${floor + 14.4}" rx="20" ry="1.6" fill="${INK}" opacity=".4"/><g transform="translate(${left + 22} ${floor + 12})">${cat}</g>`
        : '',
      isBack ? rect(0, 0, 432, 270, 'url(#dusk)') : rect(0, 0, 432, 270, '#2a3a48', 'opacity=".2"'),
      rain,
      isBack ? '' : rect(59, 65, 38.5, 36, '#ffe2a0', 'opacity=".35"'),
    ].join(''),
  );
}

const TOLD: Readonly<Record<string, () => Drawing>> = {
  'dinghy-strips': strips,
  'dinghy-planks': planks,
  'dinghy-detail': () => near(dinghy, [420, 232, 380], 7),
  'door-book': book,
  'door-tuesday': () => house(false),
  'door-friday': () => house(true),
  'door-detail': () => near(door, [400, 846, 560], 12),
};

const draw: Draw = (params) => {
  const name = textParam(params, 'plate', '');
  const plate = TOLD[name];
  if (!plate) throw new Error(`no plate is called ${name}`);
  return plate();
};

export default draw;
