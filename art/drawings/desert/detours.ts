import type { Draw } from '../../workshop/types.ts';
import { curve, page, range, repeat, stream, svg, textParam, type Point } from '../kit.ts';
import { glow, gradient, land, lit, ridge, ripples, saguaro, stars } from './land.ts';

const WIDTH = 2400;
const HEIGHT = 1350;

type Layers = Record<'far' | 'near', () => string>;

const fill = (id: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;

/** A dune with a knife edge: one face in the light, the other in shadow. */
function starDune(id: string, [x, y]: Point, reach: number, foot: number): string {
  const left: Point[] = [
    [x - reach, foot],
    [x - reach * 0.55, y + (foot - y) * 0.56],
    [x - reach * 0.2, y + (foot - y) * 0.17],
    [x, y],
  ];
  const right: Point[] = [
    [x, y],
    [x + reach * 0.26, y + (foot - y) * 0.26],
    [x + reach * 0.62, y + (foot - y) * 0.66],
    [x + reach, foot],
  ];
  const edge: Point[] = [
    [x, y],
    [x - reach * 0.05, y + (foot - y) * 0.22],
    [x + reach * 0.1, y + (foot - y) * 0.46],
    [x - reach * 0.02, y + (foot - y) * 0.72],
    [x + reach * 0.16, foot + 20],
  ];
  return `<defs>${gradient(`${id}l`, ['#f8cf97', '#e9a671', '#cf7d57'])}${gradient(`${id}d`, ['#a9553f', '#8a3f38', '#6b2b2e'], 0.5, 1)}</defs><path d="${curve(left)}${curve(right).replace('M', 'L')}Z" fill="url(#${id}l)"/><path d="${curve(left)}${curve(edge).replace('M', 'L')}L${x - reach} ${foot + 20}Z" fill="url(#${id}d)"/><path d="${curve(edge)}" fill="none" stroke="#ffe6bd" stroke-width="4" opacity=".8"/><path d="${curve(right)}" fill="none" stroke="#fff1d6" stroke-width="3" opacity=".8"/>`;
}

/** A camel that walks to the right, with its load. */
function camel(x: number, y: number, size: number, step: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-46-62q4-26 26-20q14-34 34-4q22-6 26 14l14 8q12-12 10-40q2-22 22-20l16 6q2 8-8 9l-10 1q4 40-10 60q-8 12-22 10l-8 4q-44 12-84 0q-18-8-6-28Z"/><g fill="none" stroke-width="8" stroke-linecap="round"><path d="M-40-40L${-46 - step} 0M-28-40L${-26 + step} 0M38-40L${34 - step} 0M48-42L${56 + step} 0" /></g><path d="M-28-78l14-26h28l16 24Z"/></g>`;
}

/** Somebody on foot, from the side. */
function walker(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-3-34L-13 0M2-34L12 1" stroke-width="8" stroke-linecap="round"/><path d="M-10-30C-12-56-8-68 0-70S12-56 9-30Z"/><circle cx="2" cy="-79" r="8.5"/><path d="M-14-82q16-11 32 1Z"/></g>`;
}

/** The Erg of Tamm by day: a star of sand, and those who go around it. */
const erg: Layers = {
  far: () => {
    const next = stream(23);
    return `<defs>${gradient('air', ['#f6d9ac', '#fae9cd', '#f6d3a3', '#f0b888'])}${gradient('e0', ['#efc091', '#e9b080'])}${gradient('e1', ['#e6a878', '#dd9568'])}</defs>${fill('air')}${glow('day', 1780, 250, 760, '#fff6e2')}<circle cx="1780" cy="250" r="92" fill="#fffaf0"/>${land(ridge(next, WIDTH, 700, 50, 8), HEIGHT, 'url(#e0)', '#fff1d6')}${starDune('ea', [430, 560], 760, 1010)}${starDune('eb', [2180, 610], 720, 1010)}${land(ridge(next, WIDTH, 880, 40, 9), HEIGHT, 'url(#e1)', '#ffe6bd')}${starDune('ec', [1150, 330], 1060, 1120)}`;
  },
  near: () => {
    const next = stream(61);
    const crest: Point[] = [
      [-40, 1010],
      [360, 1046],
      [760, 1030],
      [1200, 960],
      [1640, 946],
      [2040, 1010],
      [2440, 1076],
    ];
    const front: Point[] = [
      [-40, 1196],
      [420, 1150],
      [900, 1188],
      [1500, 1252],
      [2000, 1230],
      [2440, 1168],
    ];
    const train = range(5)
      .map((k) => camel(980 + k * 152, 990 - k * 11, 0.86 - 0.02 * k, k % 2 === 0 ? 6 : -4))
      .join('');
    return `<defs>${gradient('n0', ['#d98a5c', '#a95642', '#7a302f'])}${gradient('n1', ['#8a3f38', '#5b1f24'])}</defs>${land(crest, HEIGHT, 'url(#n0)', '#ffdca8')}${lit(train + walker(1796, 962, 0.95), '#3d1522', '#ffcf96', 4)}${ripples(next, [360, 1082], 460, 5, '#6b2629')}${land(front, HEIGHT, 'url(#n1)', '#f0a070')}${ripples(next, [1560, 1270], 420, 3, '#2a1a2e')}`;
  },
};

/** A house of clay: its front in shadow, its side in the light, a door or a window. */
function house(x: number, y: number, w: number, h: number, tone: readonly string[]): string {
  const [front = '', side = '', top = ''] = tone;
  const depth = w * 0.26;
  const rafters = repeat(
    5,
    (k) => `<circle cx="${x + w * (0.14 + 0.18 * k)}" cy="${y - h + 26}" r="5" fill="#4a1820"/>`,
  );
  const hole = `<path d="M${x + w * 0.38} ${y}v${-h * 0.42}q${w * 0.11} ${-h * 0.14} ${w * 0.22} 0v${h * 0.42}Z" fill="#4a1820"/>`;
  const pane = `<rect x="${x + w * 0.72}" y="${y - h * 0.66}" width="${w * 0.12}" height="${h * 0.18}" fill="#ffd79a"/>`;
  return `<path d="M${x} ${y}v${-h}h${w}v${h}Z" fill="${front}"/><path d="M${x + w} ${y}v${-h}l${depth} ${-depth * 0.42}v${h}Z" fill="${side}"/><path d="M${x} ${y - h}l${depth} ${-depth * 0.42}h${w}l${-depth} ${depth * 0.42}Z" fill="${top}"/>${rafters}${hole}${pane}`;
}

const CLAY = [
  ['#a3543f', '#e7a06a', '#f4c38f'],
  ['#8f4638', '#d98e5c', '#efb984'],
  ['#7c382f', '#c97a4e', '#e6a873'],
] as const;

/** Sunday Gate at the hour: the stair, the arch at its end, and the sun in the arch. */
const gate: Layers = {
  far: () => {
    const rows = repeat(3, (row) => {
      const tone = CLAY[row] ?? CLAY[0];
      const y = 720 + row * 150;
      return [...range(4), ...range(4).map((k) => k + 10)]
        .map((k) => {
          const right = k >= 10;
          const n = k % 10;
          const w = 210 - row * 6 + ((n * 37 + row * 53) % 60);
          const x = right
            ? 1490 + n * 250 + row * 40 + ((n * 29) % 30)
            : 90 + n * 236 - row * 46 - ((n * 31) % 26) - 60;
          return house(
            x,
            y + ((n * 41 + row * 17) % 40),
            w,
            150 + ((n * 61 + row * 23) % 110),
            tone,
          );
        })
        .join('');
    });
    return `<defs>${gradient('air', ['#f9e6c4', '#f8d7a4', '#f1b27b', '#e88f6a'])}${gradient('hill', ['#c9714f', '#9a4a3c', '#6b2629'])}</defs>${fill('air')}${glow('low', 1200, 400, 820, '#fff3d6')}<circle cx="1200" cy="404" r="92" fill="#fffaf0"/><path d="M-40 900C260 700 620 620 900 560L1020 536H1380L1500 556C1800 610 2140 690 2440 880V${HEIGHT + 4}H-40Z" fill="url(#hill)"/><path d="M980 560V240H1420V560H1318V408a118 118 0 0 0-236 0V560Z" fill="#8f4638"/><path d="M1420 560V240l52-24V540Z" fill="#e7a06a"/><path d="M980 240l52-24h440l-52 24Z" fill="#f4c38f"/><path d="M1082 560V408a118 118 0 0 1 236 0V560h-16V410a102 102 0 0 0-204 0V560Z" fill="#5b1f24"/>${rows}`;
  },
  near: () => {
    const steps = 26;
    const at = (t: number) => ({ y: 548 + (HEIGHT - 548) * t ** 1.5, half: 104 + 560 * t ** 1.5 });
    const stair = repeat(steps, (k) => {
      const [a, b] = [at(k / steps), at((k + 1) / steps)];
      const tread = a.y + (b.y - a.y) * 0.42;
      return `<path d="M${1200 - a.half} ${a.y}H${1200 + a.half}L${1200 + b.half} ${tread}H${1200 - b.half}Z" fill="#f8d7a4"/><path d="M${1200 - b.half} ${tread}H${1200 + b.half}V${b.y}H${1200 - b.half}Z" fill="${k % 2 === 0 ? '#b8664b' : '#b05f47'}"/>`;
    });
    const wall = (side: number) =>
      `<path d="M${1200 + side * 104} 548L${1200 + side * 700} ${HEIGHT + 4}H${1200 + side * 900}L${1200 + side * 150} 520H${1200 + side * 104}Z" fill="${side < 0 ? '#e09a66' : '#6b2629'}"/><path d="M${1200 + side * 150} 520L${1200 + side * 900} ${HEIGHT + 4}H${1200 + side * 1260}L${1200 + side * 176} 530Z" fill="${side < 0 ? '#7c2f2b' : '#4a1820'}"/>`;
    const climber = `<g transform="translate(1176 838) scale(1.5)"><path d="M-3-34L-10 0M4-34L12-8" stroke-width="9" stroke-linecap="round"/><path d="M-14-26C-16-56-9-70 1-70S15-54 13-26Z"/><circle cx="1" cy="-80" r="9"/><path d="M-15-82q16-12 32 0Z"/></g>`;
    const shade = `<path d="M1170 846L1040 ${HEIGHT}H1230L1196 846Z" fill="#4a1820" opacity=".35"/>`;
    return `${stair}${wall(-1)}${wall(1)}${shade}${lit(climber, '#2a1a2e', '#ffdca8', 3, -3)}`;
  },
};

/** Ember Ridge, twenty minutes after the sun: from ember to violet, fold behind fold. */
const ember: Layers = {
  far: () => {
    const next = stream(87);
    const tones = [
      ['#e08a66', '#c86f5c'],
      ['#b9606a', '#a4536a'],
      ['#8f4a72', '#7d416d'],
      ['#673763', '#562d56'],
    ] as const;
    const folds = tones
      .map((colours, k) => {
        const line = ridge(next, WIDTH, 640 + 104 * k, 86 - 8 * k, 12 - k);
        return `<defs>${gradient(`f${k}`, colours)}</defs>${land(line, HEIGHT, `url(#f${k})`, '#ffc9a0', 0.5 - 0.1 * k)}`;
      })
      .join('');
    return `<defs>${gradient('air', ['#3a2450', '#6b3a6b', '#b0576a', '#ee9a68', '#fbd29a', '#fbd29a'])}</defs>${fill('air')}${stars(next, WIDTH, 420, 130)}<path d="M1530 190a74 74 0 1 0 62 116a62 62 0 1 1-62-116Z" fill="#fff1d6"/>${glow('rest', 900, 660, 820, '#ffd79a')}${folds}`;
  },
  near: () => {
    const crest: Point[] = [
      [-40, 1150],
      [380, 1096],
      [760, 1110],
      [1160, 1066],
      [1500, 1078],
      [1900, 1130],
      [2440, 1040],
    ];
    const front: Point[] = [
      [-40, 1250],
      [700, 1290],
      [1400, 1268],
      [2000, 1300],
      [2440, 1230],
    ];
    const seat = `<path d="M1016 1038h200v14h-200ZM1034 1048v44h12v-44ZM1186 1048v44h12v-44Z" stroke="none"/>`;
    const sitting = (x: number, hat: boolean) =>
      `<g transform="translate(${x} 1042)" stroke="none"><path d="M-25 4C-28-40-20-62 0-64S28-40 25 4Z"/><circle cy="-80" r="16"/>${hat ? '<path d="M-30-84q30-26 60 0Z"/>' : '<path d="M-17-84q17-24 34 0v12h-34Z"/>'}</g>`;
    const people = `${seat}${sitting(1066, true)}${sitting(1124, false)}<g transform="translate(1330 1084) scale(1.35)" stroke="none"><path d="M-14 4l2-44h24l4 44ZM-16-36C-18-62-12-76 0-78S18-62 16-36Z"/><circle cy="-90" r="11"/></g>`;
    const cactus = `${saguaro(420, 1130, 300)}${saguaro(1740, 1120, 230)}${saguaro(560, 1120, 150)}${saguaro(2010, 1120, 330)}`;
    return `<defs>${gradient('c0', ['#3d2143', '#2a1a2e'])}${gradient('c1', ['#1f1226', '#150b19'])}</defs>${lit(cactus, '#2a1a2e', '#b0576a', -4, 0)}${land(crest, HEIGHT, 'url(#c0)', '#e08a66')}${lit(people, '#1b0f20', '#ffb774', -3, -3)}${land(front, HEIGHT, 'url(#c1)', '#673763')}`;
  },
};

const PLACES: Record<string, Layers> = { erg, gate, ember };

/**
 * What lies off the road, in two planes; what matters stands in the middle, so that a phone may
 * cut both sides away. Parameters: `place`, and `layer`, of which "near" has a transparent ground.
 */
const draw: Draw = (params) => {
  const place = PLACES[textParam(params, 'place', 'erg')];
  const layer = textParam(params, 'layer', 'far');
  if (place === undefined || (layer !== 'far' && layer !== 'near'))
    throw new Error(`detours: no ${layer} of this place`);
  return page({
    width: WIDTH / 2,
    height: HEIGHT / 2,
    style: `html{background:transparent}svg{display:block;width:${WIDTH / 2}px;height:${HEIGHT / 2}px}`,
    body: svg(WIDTH, HEIGHT, place[layer]()),
  });
};

export default draw;
