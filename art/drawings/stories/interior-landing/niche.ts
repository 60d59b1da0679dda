/** A niche in a wall of rubble: its section, how its arch is set out, and the three whites of its lime. */
import type { Draw } from '../../../workshop/types.ts';
import { curve, page, range, repeat, stream, svg, textParam, type Point } from '../../kit.ts';
import { frayed, pitted, trowelled } from '../../lime/rough.ts';
import {
  CLAY,
  LIME,
  OAK,
  OLIVE,
  SUN,
  UMBER,
  limed,
  measured,
  note,
  pencil,
  polygon,
  rect,
  thin,
} from './sheet.ts';

const [WIDTH, HEIGHT] = [1200, 900];

/** Drawn on a sheet of 800 by 1000, of which the picture shows more at both sides. */
const placed = (...parts: readonly string[]) =>
  `<g transform="translate(240 -14) scale(.9)">${parts.join('')}</g>`;

/** Stones of a field, roughly in courses, no two alike. */
function rubble(left: number, top: number, right: number, foot: number, seed: number): string {
  const next = stream(seed);
  const tones = ['#d9c3a0', '#cbb08a', '#e4d2b3', '#bfa27c', '#d2b894', '#c98a62'];
  const stones: string[] = [];
  let y = top;
  while (y < foot) {
    const high = 34 + next() * 26;
    let x = left - next() * 20;
    while (x < right) {
      const wide = 36 + next() * 58;
      const [cx, cy] = [x + wide / 2, y + high / 2];
      const points = range(8).map((k): Point => {
        const turn = (k / 8) * Math.PI * 2 + next() * 0.3;
        const reach = 0.86 + next() * 0.22;
        return [
          cx + Math.cos(turn) * (wide / 2 - 3) * reach * 1.06,
          cy + Math.sin(turn) * (high / 2 - 2) * reach * 1.1,
        ];
      });
      const tone = tones[Math.floor(next() * (next() > 0.86 ? 6 : 5))] ?? LIME;
      stones.push(`<path d="${curve(points, true)}" fill="${tone}"/>`);
      x += wide;
    }
    y += high;
  }
  return stones.join('');
}

/** A vase's outline on a shelf. */
const vessels = {
  round: 'M-8 0C-44 -10 -44 -62 -12 -74L-14 -88H14L12 -74C44 -62 44 -10 8 0Z',
  tall: 'M-14 0C-30 -20 -28 -60 -10 -84L-8 -116H8L10 -84C28 -60 30 -20 14 0Z',
  bowl: 'M-12 0C-38 -4 -44 -24 -46 -40H46C44 -24 38 -4 12 0Z',
} as const;

const vessel = (kind: keyof typeof vessels, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" d="${vessels[kind]}" fill="${fill}"/>`;

function section() {
  // A centimetre is 3.4; the room lies to the right.
  const [outer, inner, deep] = [236, 508, 153];
  const [floor, sill, crown] = [884, 716, 179];
  const back = inner - deep;
  return limed({
    width: WIDTH,
    height: HEIGHT,
    seed: 18,
    defs: `<clipPath id="wall"><path clip-rule="evenodd" d="M${outer} -10H${inner}V${floor}H${outer}ZM${back} ${crown - 48}V${sill}H${inner}V${crown - 48}Z"/></clipPath>`,
    coats: placed(
      rect(-300, floor, 1500, 200, '#c9ad84'),
      rect(inner, floor, 700, 22, OAK),
      rect(outer, -10, inner - outer, floor + 10, UMBER),
      `<g clip-path="url(#wall)">${rubble(outer - 10, -20, inner + 20, floor, 44)}</g>`,
      // Two courses of brick over the crown, then the niche itself.
      rect(back, crown - 48, deep, 48, UMBER),
      range(3)
        .map((k) => rect(back + 3 + k * 51, crown - 45, 46, 42, CLAY))
        .join(''),
      rect(back, crown, deep + 1, sill - crown, '#f6ecd8'),
      polygon(
        [
          [inner, crown],
          [inner, sill],
          [back, sill],
          [back, crown + 27],
        ],
        SUN,
        'opacity=".8"',
      ),
      rect(back, sill, deep + 10, 9, '#f9f2e2'),
      rect(back - 12, 404, deep - 2, 12, OAK),
      rect(back - 12, 560, deep - 2, 12, OAK),
      vessel('tall', back + 76, 404, OLIVE),
      vessel('round', back + 80, 560, CLAY),
      vessel('bowl', back + 82, sill, UMBER),
      rect(outer - 9, -10, 10, floor + 10, '#d8c19c'),
      rect(inner, -10, 8, crown + 10, '#f6ecd8'),
      rect(inner, sill, 8, floor - sill, '#f6ecd8'),
    ),
    lines: placed(
      pencil(
        `M${inner + 8} -10V${crown}H${back}V${sill}H${inner + 14}V${sill + 10}H${inner + 8}V${floor}H1100`,
        2.6,
      ),
      pencil(`M${outer - 9} -10V${floor}H-300`, 2.6),
      thin(
        `M1060 ${crown - 98}L${back} ${crown + 27}M1060 ${sill - 96}L${inner + 14} ${sill}`,
        '4 8',
      ),
      note(900, 178, 'after six', { size: 46, anchor: 'end' }),
      measured([outer, 940], [inner, 940], '80', [0, -8]),
      measured([outer, 1000], [back, 1000], '35', [0, -8]),
      measured([back, 1000], [inner, 1000], '45', [0, -8]),
      note(20, 420, 'street', { size: 48 }),
      note(780, 420, 'room', { size: 48 }),
    ),
  });
}

const BRICKS = 19;

function arch() {
  const [x, y, radius, sill, ring] = [400, 408, 204, 742, 54];
  const at = (turn: number, reach: number): Point => [
    x - Math.cos(turn) * reach,
    y - Math.sin(turn) * reach,
  ];
  const bricks = range(BRICKS)
    .map((k) => {
      const [from, to] = [(k + 0.09) / BRICKS, (k + 0.91) / BRICKS].map((part) => part * Math.PI);
      return polygon(
        [
          at(from ?? 0, radius + 3),
          at(from ?? 0, radius + ring),
          at(to ?? 0, radius + ring),
          at(to ?? 0, radius + 3),
        ],
        k % 3 === 1 ? '#a04d28' : k % 4 === 2 ? '#c4683d' : CLAY,
      );
    })
    .join('');
  const radii = range(BRICKS + 1)
    .map((k) => {
      const turn = (k / BRICKS) * Math.PI;
      return `M${at(turn, 26)
        .map((value) => value.toFixed(1))
        .join(' ')}L${at(turn, radius + ring + 14)
        .map((value) => value.toFixed(1))
        .join(' ')}`;
    })
    .join('');
  const end = at(0.62 * Math.PI, radius);
  const outline = `M${x - radius} ${sill}V${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}V${sill}Z`;
  return limed({
    width: WIDTH,
    height: HEIGHT,
    seed: 27,
    coats: placed(`<path d="${outline}" fill="#f8f0df"/>`, bricks),
    lines: placed(
      thin(radii, '', '#6b4a33'),
      pencil(outline, 3.4),
      thin(`M${x - 300} ${y}H${x + 300}M${x} 96V${sill + 56}`, '16 7 3 7'),
      thin(
        `M${x - radius} 446H${x + radius}M${x - radius} 458H${x + radius}M${x - radius} 592H${x + radius}M${x - radius} 604H${x + radius}`,
        '',
      ),
      // The string from its nail to the pencil.
      `<path d="M${x} ${y}L${end.join(' ')}" stroke="${UMBER}" stroke-width="3.4"/>`,
      `<circle cx="${x}" cy="${y}" r="9" fill="${UMBER}"/><circle cx="${x}" cy="${y}" r="3.4" fill="${LIME}"/>`,
      `<g transform="translate(${end.join(' ')}) rotate(24)"><path d="M0 0L-8 -24H8Z" fill="#f1d9ac" stroke="${UMBER}" stroke-width="2"/><path d="M0 0L-3 -9H3Z" fill="${UMBER}"/><path d="M-8 -24V-128H8V-24Z" fill="${OLIVE}" stroke="${UMBER}" stroke-width="2"/><path d="M-8 -128V-140H8V-128Z" fill="${LIME}" stroke="${UMBER}" stroke-width="2"/></g>`,
      note(x + 76, y - 76, '60', { size: 50 }),
      note(x - 18, y - 14, 'nail', { size: 44, anchor: 'end' }),
      note(x - 240, 138, `${BRICKS} bricks`, { size: 50 }),
      thin(`M${x - 208} 158Q${x - 196} 190 ${x - 172} 206`),
      measured([x - radius, sill + 82], [x + radius, sill + 82], '120', [0, 50]),
      measured([x + radius + 96, y - radius], [x + radius + 96, sill], '158', [50, 0]),
      thin(
        `M${x} ${y - radius}H${x + radius + 110}M${x + radius} ${sill}H${x + radius + 110}M${x - radius} ${sill}V${sill + 96}M${x + radius} ${sill}V${sill + 96}`,
      ),
    ),
  });
}

/** A coat of white on its board, by what was mixed into it. */
const whites: readonly { name: string; colour: string; work: (seed: number) => string }[] = [
  {
    name: 'Marble dust',
    colour: '#f5f1e8',
    work: (seed) => {
      const next = stream(seed);
      return repeat(26, () => {
        const [x, y, r] = [next() * 300, next() * 440, 60 + next() * 120];
        return `<path d="M${(x - r).toFixed()} ${y.toFixed()}A${r.toFixed()} ${r.toFixed()} 0 0 1 ${(x + r).toFixed()} ${y.toFixed()}" transform="rotate(${(next() * 60 - 30).toFixed()} ${x.toFixed()} ${y.toFixed()})" fill="none" stroke="${next() > 0.45 ? '#ffffff' : '#cdbfa8'}" stroke-opacity="${(0.1 + next() * 0.2).toFixed(2)}" stroke-width="${(8 + next() * 40).toFixed()}"/>`;
      });
    },
  },
  {
    name: 'River sand',
    colour: '#eadfc9',
    work: (seed) => {
      const next = stream(seed);
      return repeat(2600, () => {
        const [x, y, r] = [next() * 300, next() * 440, 0.5 + next() * 1.3];
        const tone = ['#a98f6d', '#fffaf0', '#8b7459', '#c9b08c', '#fff7e6'][
          Math.floor(next() * 5)
        ];
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="${tone}" opacity="${(0.4 + next() * 0.5).toFixed(2)}"/>`;
      });
    },
  },
  {
    name: 'Putty alone',
    colour: '#faf6ec',
    work: (seed) => {
      const next = stream(seed);
      return repeat(420, (k) => {
        const [x, y] = [next() * 400 - 50, next() * 480 - 20];
        const long = 50 + next() * 60;
        const turn = (k % 2 ? 52 : -48) + next() * 22;
        return `<path d="M${(-long / 2).toFixed()} 0q${(long / 2).toFixed()} ${(next() * 12 - 6).toFixed()} ${long.toFixed()} 0" transform="translate(${x.toFixed()} ${y.toFixed()}) rotate(${turn.toFixed()})" fill="none" stroke="${next() > 0.5 ? '#ffffff' : '#cbbca3'}" stroke-opacity="${(0.06 + next() * 0.16).toFixed(2)}" stroke-width="${(5 + next() * 9).toFixed(1)}"/>`;
      });
    },
  },
];

/** Three boards on one wall, the light from the left above. */
function threeWhites() {
  const [wide, high] = [1200, 750];
  const boards = whites
    .map(
      ({ name, colour, work }, k) =>
        `<g transform="translate(${96 + k * 354} 92)"><rect x="10" y="16" width="300" height="440" fill="#140a04" opacity=".5" filter="url(#soft)"/><rect width="300" height="440" filter="url(#oak)"/><svg width="300" height="440" viewBox="0 0 300 440"><g mask="url(#coat)"><rect width="300" height="440" fill="${colour}"/>${work(k + 4)}<g style="mix-blend-mode:soft-light" opacity=".45"><rect width="300" height="440" filter="url(#clouds)"/></g><rect width="300" height="440" fill="url(#day)"/></g></svg><text x="150" y="520" font-size="46" fill="#eedfc4" text-anchor="middle">${name}</text></g>`,
    )
    .join('');
  return page({
    width: wide,
    height: high,
    families: ['Instrument Serif Italic'],
    style: `svg{display:block}text{font-family:"Instrument Serif";font-style:italic}`,
    body: svg(
      wide,
      high,
      `<defs>${frayed('edge', 5, 14)}${trowelled('clouds', 9, 0.9, '.004 .008')}${trowelled('wall', 15, 0.9, '.0024 .006')}${pitted('pits', 3, [0.14, 0.1, 0.06], -6.2)}
<filter id="oak" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".11 .004" numOctaves="4" seed="4"/><feColorMatrix values=".5 0 0 0 .42  .45 0 0 0 .27  .38 0 0 0 .13  0 0 0 0 1"/></filter>
<filter id="soft" x="-10%" y="-10%" width="130%" height="130%"><feGaussianBlur stdDeviation="9"/></filter>
<mask id="coat" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="440"><rect x="12" y="12" width="276" height="416" fill="#fff" filter="url(#edge)"/></mask>
<linearGradient id="day" x2="1" y2="1"><stop stop-color="#fff6e0" stop-opacity=".4"/><stop offset=".5" stop-color="#fff6e0" stop-opacity="0"/><stop offset="1" stop-color="#3a2412" stop-opacity=".2"/></linearGradient></defs>
<rect width="${wide}" height="${high}" fill="#6d4a33"/><rect width="${wide}" height="${high}" filter="url(#pits)" opacity=".5"/><g style="mix-blend-mode:soft-light"><rect width="${wide}" height="${high}" filter="url(#wall)"/></g>${boards}`,
    ),
  });
}

const views = { section, arch, whites: threeWhites };

/** Parameter: `view`, one of section, arch, whites. */
const draw: Draw = (params) => {
  const name = textParam(params, 'view', 'section');
  const drawn = Object.entries(views).find(([view]) => view === name)?.[1];
  if (!drawn) throw new Error(`view: one of ${Object.keys(views).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
