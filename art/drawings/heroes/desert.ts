import type { Draw } from '../../workshop/types.ts';
import { curve, page, range, repeat, stream, svg, textParam, type Point } from '../kit.ts';

const WIDTH = 2400;
const HEIGHT = 1500;

/** Where the sun stands; every layer is lit from there. */
const SUN = { x: 1630, y: 560, r: 205 };

function gradient(id: string, colours: readonly string[], x2 = 0, y2 = 1): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${colours.map((colour, k) => `<stop offset="${(k / (colours.length - 1)).toFixed(3)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
}

/** Closes a ridge to the picture's lower edge. */
function land(ridge: readonly Point[], fill: string, more = ''): string {
  return `<path d="${curve(ridge)}V${HEIGHT + 4}H${ridge[0]?.[0] ?? 0}Z" fill="${fill}" ${more}/>`;
}

/** A long, soft ridge. */
function ridge(next: () => number, base: number, swell: number, parts: number): Point[] {
  const phase = next() * 6;
  return range(parts + 1).map((k) => {
    const x = -40 + ((WIDTH + 80) * k) / parts;
    return [
      x,
      base +
        swell *
          (Math.sin(k * 0.9 + phase) * 0.6 +
            Math.sin(k * 2.1 + phase * 2) * 0.25 +
            (next() - 0.5) * 0.5),
    ];
  });
}

function sky(): string {
  return `<defs>${gradient('air', ['#f7e8cd', '#f5dcb3', '#f3bd8b', '#e88f6a'])}<radialGradient id="glow" cx="${SUN.x}" cy="${SUN.y}" r="900" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff3d6" stop-opacity=".95"/><stop offset=".35" stop-color="#ffdca6" stop-opacity=".5"/><stop offset="1" stop-color="#ffdca6" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="1100" fill="url(#air)"/><rect y="1099" width="${WIDTH}" height="401" fill="#e88f6a"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r}" fill="#fff6e2"/>`;
}

/** Three pale ridges in the haze. */
function farDunes(): string {
  const next = stream(5);
  const tones = [
    ['#e9b088', '#f0c39b'],
    ['#dd9670', '#ecb68e'],
    ['#cd7c5c', '#e3a27c'],
  ] as const;
  return tones
    .map((colours, k) => {
      const line = ridge(next, 770 + 62 * k, 46 + 10 * k, 9 + k);
      return `<defs>${gradient(`far${k}`, colours)}</defs>${land(line, `url(#far${k})`)}<path d="${curve(line)}" fill="none" stroke="#ffe6bd" stroke-width="3" opacity="${0.65 - 0.12 * k}"/>`;
    })
    .join('');
}

/** A table mountain: flat top, cliff in strata, scree at its foot, lit on the side of the sun. */
function mesa(
  next: () => number,
  x: number,
  w: number,
  top: number,
  foot: number,
  id: string,
): string {
  const cliff = top + (foot - top) * 0.56;
  const left: Point[] = [];
  const right: Point[] = [];
  const rows = 7;
  for (const k of range(rows + 1)) {
    const t = k / rows;
    const y = top + (cliff - top) * t;
    const spread = 12 * t + (k % 2 === 0 ? 0 : 5);
    left.push([x - w / 2 - spread - next() * 8, y]);
    right.push([x + w / 2 + spread + next() * 8, y]);
  }
  const outline: Point[] = [
    [x - w * 0.86 - 90, foot],
    [x - w / 2 - 46, cliff + 14],
    ...left.reverse(),
    ...range(7).map((k): Point => [x - w / 2 + (w * (k + 0.5)) / 7, top + (next() - 0.5) * 15]),
    ...right,
    [x + w / 2 + 46, cliff + 14],
    [x + w * 0.86 + 90, foot],
  ];
  const points = outline.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
  const toSun = SUN.x > x;
  const lit = toSun ? [0.62, 1] : [0, 0.38];
  const strata = repeat(6, (k) => {
    const y = top + 18 + ((cliff - top) * k) / 6;
    return `<path d="M${x - w} ${y + (next() - 0.5) * 6}q${w / 2} ${(next() - 0.5) * 14} ${w} 0t${w} 0" stroke="#3d1219" stroke-width="${2 + next() * 7}" opacity=".3" fill="none"/>`;
  });
  const gullies = repeat(Math.round(w / 26), (k) => {
    const gx = x - w / 2 + 12 + k * 26 + next() * 10;
    const depth = 60 + next() * (cliff - top) * 0.7;
    return `<path d="M${gx} ${top + 4}l${5 + next() * 6} ${depth}l-${9 + next() * 8} 0Z" fill="#360f18" opacity=".3"/>`;
  });
  return `<defs><clipPath id="${id}"><polygon points="${points}"/></clipPath>${gradient(`${id}g`, ['#7c2f2b', '#6b2629', '#7d3831', '#9a5440'])}<linearGradient id="${id}l" x1="${toSun ? 0 : 1}" y1="0" x2="${toSun ? 1 : 0}" y2="0"><stop offset="${lit[0]}" stop-color="#f0905c" stop-opacity="0"/><stop offset="1" stop-color="#f3a06a" stop-opacity=".75"/></linearGradient></defs><polygon points="${points}" fill="url(#${id}g)"/><g clip-path="url(#${id})">${strata}${gullies}<rect x="${x - w - 120}" y="${top - 20}" width="${2 * w + 240}" height="${foot - top + 20}" fill="url(#${id}l)"/></g><path d="M${x - w / 2} ${top + 1}H${x + w / 2}" stroke="#ffcf96" stroke-width="4" opacity=".7"/>`;
}

function mesas(): string {
  const next = stream(31);
  const plain = ridge(next, 986, 14, 8);
  return `${mesa(next, 2240, 250, 596, 1010, 'ma')}${mesa(next, 1985, 74, 660, 1010, 'mb')}${mesa(next, 180, 330, 560, 1010, 'mc')}${mesa(next, 520, 96, 690, 1010, 'md')}${mesa(next, 655, 40, 742, 1010, 'me')}<defs>${gradient('plain', ['#b8664b', '#8a4038'])}</defs>${land(plain, 'url(#plain)')}<path d="${curve(plain)}" fill="none" stroke="#ffc48e" stroke-width="3" opacity=".55"/>`;
}

/** A dune with a knife edge: the face towards the sun is bright, the other lies in shadow. */
function dune(
  id: string,
  crest: readonly Point[],
  edge: readonly Point[],
  light: readonly string[],
  dark: readonly string[],
): string {
  const start = crest[0] ?? [0, 0];
  const end = edge[edge.length - 1] ?? [0, HEIGHT];
  return `<defs>${gradient(`${id}l`, light)}${gradient(`${id}d`, dark, 0.4, 1)}</defs>${land(crest, `url(#${id}l)`)}<path d="${curve(edge)}L${end[0]} ${HEIGHT + 4}H${start[0]}V${start[1]}${curve(crest.filter(([x]) => x <= (edge[0]?.[0] ?? 0))).replace('M', 'L')}Z" fill="url(#${id}d)"/><path d="${curve(edge)}" fill="none" stroke="#ffdca8" stroke-width="3.4" opacity=".75"/><path d="${curve(crest)}" fill="none" stroke="#ffe3b8" stroke-width="3" opacity=".6"/>`;
}

/** Wind ripples that follow a slope. */
function ripples(next: () => number, x: number, y: number, w: number, count: number): string {
  return repeat(count, (k) => {
    const py = y + k * (9 + k * 1.7);
    const px = x + k * 22 + next() * 20;
    return `<path d="M${px} ${py}q${w * 0.25} ${-16 - next() * 8} ${w * 0.5} 0t${w * 0.5} ${6 + next() * 8}" fill="none" stroke="#7c2f2b" stroke-width="2.6" opacity=".22"/>`;
  });
}

/** Somebody with a rucksack and a staff, and the long shadow in front. */
function walker(x: number, y: number): string {
  return `<path d="M${x} ${y}L${x - 210} ${y + 66}L${x - 196} ${y + 76}L${x + 8} ${y + 3}Z" fill="#4a1820" opacity=".5"/><g fill="#2a1a2e" stroke="#2a1a2e" stroke-linecap="round"><path d="M${x - 3} ${y - 34}L${x - 13} ${y}M${x + 2} ${y - 34}L${x + 12} ${y + 1}" stroke-width="8"/><path d="M${x - 10} ${y - 30}C${x - 12} ${y - 56} ${x - 8} ${y - 68} ${x} ${y - 70}S${x + 12} ${y - 56} ${x + 9} ${y - 30}Z"/><path d="M${x - 8} ${y - 66}h-11q-6 16 0 30h10Z"/><circle cx="${x + 2}" cy="${y - 79}" r="8.5"/><path d="M${x - 12} ${y - 83}q14-11 28 1Z"/><path d="M${x + 6} ${y - 58}l16 16M${x + 22} ${y - 66}L${x + 24} ${y + 2}" stroke-width="3.6"/></g><path d="M${x + 9} ${y - 34}C${x + 12} ${y - 56} ${x + 8} ${y - 66} ${x + 3} ${y - 70}" fill="none" stroke="#ffcf96" stroke-width="2"/>`;
}

function nearDunes(): string {
  const next = stream(14);
  const back: Point[] = [
    [-40, 1128],
    [260, 1062],
    [560, 1020],
    [860, 1046],
    [1180, 1112],
    [1560, 1150],
    [2000, 1100],
    [2440, 1060],
  ];
  const backEdge: Point[] = [
    [560, 1020],
    [640, 1086],
    [600, 1172],
    [760, 1260],
    [900, 1360],
  ];
  const front: Point[] = [
    [-40, 1330],
    [300, 1322],
    [700, 1296],
    [1060, 1216],
    [1400, 1128],
    [1690, 1092],
    [1980, 1140],
    [2440, 1236],
  ];
  const frontEdge: Point[] = [
    [1690, 1092],
    [1604, 1180],
    [1680, 1280],
    [1560, 1390],
    [1600, 1504],
  ];
  return `${dune('na', back, backEdge, ['#e8a06c', '#b85f45', '#8a3a36'], ['#8c3d38', '#5b1f24'])}${dune('nb', front, frontEdge, ['#f2b47c', '#c8704c', '#8a3a34'], ['#7a302f', '#431823'])}${ripples(next, 1850, 1226, 420, 9)}${walker(1316, 1150)}`;
}

/** A boulder in facets. */
function boulder(next: () => number, x: number, y: number, w: number, h: number): string {
  const count = 9;
  const rim = range(count).map((k): Point => {
    const a = Math.PI + (Math.PI * k) / (count - 1);
    return [
      x + (w / 2) * Math.cos(a) * (0.9 + 0.2 * next()),
      y + h * Math.sin(a) * (0.82 + 0.3 * next()),
    ];
  });
  const middle: Point = [x + w * 0.06, y - h * 0.5];
  const facets = rim
    .slice(1)
    .map(([bx, by], k) => {
      const [ax, ay] = rim[k] ?? [0, 0];
      const tone =
        ['#1c1020', '#22142a', '#2a1a2e', '#2f1b2e', '#3a1f2e', '#4a2530', '#5b2c30', '#6d3733'][
          k
        ] ?? '#2a1a2e';
      return `<polygon points="${ax},${ay} ${bx},${by} ${middle[0]},${middle[1]}" fill="${tone}" stroke="${tone}"/>`;
    })
    .join('');
  const foot = `<polygon points="${rim[0]?.join()} ${middle.join()} ${rim.at(-1)?.join()} ${x + w / 2},${HEIGHT + 4} ${x - w / 2},${HEIGHT + 4}" fill="#1b0f20"/>`;
  return foot + facets;
}

/** An agave: a rosette of long leaves. */
function agave(next: () => number, x: number, y: number, size: number): string {
  return range(15)
    .map((k) => {
      const t = (k - 7) / 7;
      const length = size * (1 - 0.34 * Math.abs(t)) * (0.86 + 0.28 * next());
      const angle = -90 + t * 78;
      return `<path d="M0-${size * 0.075}Q${length * 0.55} ${-size * 0.11} ${length} 0Q${length * 0.55} ${size * 0.1} 0 ${size * 0.075}Z" transform="translate(${x} ${y}) rotate(${angle.toFixed(1)})" fill="${t > 0.1 ? '#4d2a33' : '#241529'}"/>`;
    })
    .join('');
}

function rocks(): string {
  const next = stream(44);
  const ground: Point[] = [
    [-40, 1330],
    [200, 1372],
    [480, 1432],
    [820, 1474],
    [1200, 1482],
    [1600, 1470],
    [1960, 1424],
    [2220, 1376],
    [2440, 1340],
  ];
  const grass = repeat(46, () => {
    const side = next() < 0.5;
    const x = side ? next() * 560 : 1880 + next() * 520;
    const y = side ? 1380 + x * 0.13 : 1466 - (x - 1880) * 0.16;
    const tall = 40 + next() * 90;
    const lean = (next() - 0.4) * 60;
    return `<path d="M${x.toFixed(0)} ${(y + 20).toFixed(0)}q${(lean * 0.2).toFixed(0)} ${(-tall * 0.7).toFixed(0)} ${lean.toFixed(0)} ${(-tall).toFixed(0)}" fill="none" stroke="#2a1a2e" stroke-width="3.4" stroke-linecap="round"/>`;
  });
  return `<defs>${gradient('fg', ['#2a1a2e', '#150b19'])}</defs>${grass}${boulder(next, 130, 1420, 420, 250)}${agave(next, 400, 1436, 190)}${boulder(next, 330, 1480, 210, 96)}${boulder(next, 2290, 1430, 380, 300)}${agave(next, 2030, 1458, 230)}${boulder(next, 2110, 1490, 250, 110)}${land(ground, 'url(#fg)')}`;
}

const LAYERS: Record<string, () => string> = {
  sky,
  'far-dunes': farDunes,
  mesas,
  'near-dunes': nearDunes,
  rocks,
};

/** A desert in planes. Parameter `layer`: one of them on a transparent ground, or "all". */
const draw: Draw = (params) => {
  const layer = textParam(params, 'layer', 'all');
  const content =
    layer === 'all'
      ? Object.values(LAYERS)
          .map((one) => one())
          .join('')
      : LAYERS[layer]?.();
  if (content === undefined) throw new Error(`desert: no layer ${layer}`);
  return page({
    width: WIDTH / 2,
    height: HEIGHT / 2,
    style: `html{background:${layer === 'all' ? '#e88f6a' : 'transparent'}}svg{display:block;width:1200px;height:750px}`,
    body: svg(WIDTH, HEIGHT, content),
  });
};

export default draw;
