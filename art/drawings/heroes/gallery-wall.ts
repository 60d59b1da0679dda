import type { Draw } from '../../workshop/types.ts';
import { curve, page, range, repeat, stream, svg, type Point } from '../kit.ts';

const WALL = '#f4f2ee';

/** A framed work: place and size of the frame, width of its mat, frame's colours, and what it shows. */
interface Work {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly mat: number;
  readonly frame: 'black' | 'oak' | 'brass';
  /** Draws the work in a box of this size. */
  readonly art: (w: number, h: number) => string;
}

const FRAMES = {
  black: ['#2b2927', '#151413', '#0b0a0a'],
  oak: ['#d5aa79', '#a9805a', '#7d5a3a'],
  brass: ['#e9cf94', '#b98b3d', '#7c5a22'],
} as const;

/** Sun over folded hills. */
const hills = (w: number, h: number): string => {
  const tones = ['#f0b98a', '#d9815a', '#a9473c', '#6c2630', '#34141f'];
  const ridges = tones.map((colour, k) => {
    const line = range(8).map((i): Point => [
      (w * i) / 7,
      h * (0.46 + 0.12 * k) + h * 0.05 * Math.sin(i * 1.3 + k * 2.1),
    ]);
    return `<path d="${curve(line)}V${h}H0Z" fill="${colour}"/>`;
  });
  return `<rect width="${w}" height="${h}" fill="#f7dcb8"/><circle cx="${w * 0.62}" cy="${h * 0.36}" r="${h * 0.16}" fill="#ff5a36"/>${ridges.join('')}`;
};

/** A circle, brushed in one turn until the ink runs dry. */
const brushed = (w: number, h: number): string => {
  const next = stream(6);
  const bristles = repeat(26, (k) => {
    const r = w * (0.25 + 0.0052 * k);
    const end = 330 - next() * 70 - Math.abs(k - 13) * 3;
    const start = -64 + next() * 8;
    const point = (degrees: number): string => {
      const a = (degrees * Math.PI) / 180;
      return `${(w / 2 + r * Math.cos(a)).toFixed(1)} ${(h / 2 + r * 0.97 * Math.sin(a)).toFixed(1)}`;
    };
    return `<path d="M${point(start)}A${r} ${r * 0.97} 0 1 1 ${point(start + end)}" fill="none" stroke="#17120f" stroke-width="${(w * 0.0075).toFixed(1)}" stroke-linecap="round" opacity="${(0.72 + 0.28 * next()).toFixed(2)}"/>`;
  });
  return `<rect width="${w}" height="${h}" fill="#fbf8f1"/>${bristles}<rect x="${w * 0.8}" y="${h * 0.86}" width="${w * 0.07}" height="${w * 0.07}" fill="#c4392b"/>`;
};

/** Two fields of colour that breathe into each other. */
const fields = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="#7d1f1c"/><rect x="${w * 0.09}" y="${h * 0.07}" width="${w * 0.82}" height="${h * 0.47}" rx="14" fill="#e8552d" filter="url(#breath)"/><rect x="${w * 0.09}" y="${h * 0.61}" width="${w * 0.82}" height="${h * 0.31}" rx="14" fill="#25141c" filter="url(#breath)"/><rect x="${w * 0.09}" y="${h * 0.555}" width="${w * 0.82}" height="${h * 0.035}" rx="8" fill="#f3b469" filter="url(#breath)"/>`;

/** Quarter circles on a grid. */
const quarters = (w: number, h: number): string => {
  const next = stream(19);
  const colours = ['#17324a', '#e3b23c', '#d8452b', '#f4efe3', '#7fa6a0'];
  const cell = w / 4;
  const rows = Math.ceil(h / cell);
  return `<rect width="${w}" height="${h}" fill="#f4efe3"/>${repeat(rows * 4, (k) => {
    const [x, y] = [(k % 4) * cell, Math.floor(k / 4) * cell];
    const turn = Math.floor(next() * 4) * 90;
    const [a, b] = [
      colours[Math.floor(next() * 5)] ?? '#17324a',
      colours[Math.floor(next() * 5)] ?? '#e3b23c',
    ];
    return `<g transform="translate(${x + cell / 2} ${y + cell / 2}) rotate(${turn}) translate(${-cell / 2} ${-cell / 2})"><rect width="${cell + 0.5}" height="${cell + 0.5}" fill="${a}"/><path d="M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z" fill="${b}"/></g>`;
  })}`;
};

/** A lighthouse and its beam. */
const night = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="#122038"/><path d="M${w * 0.66} ${h * 0.3}L0 ${h * 0.1}V${h * 0.36}Z" fill="#f7d58b" opacity=".85"/><path d="M0 ${h * 0.74}Q${w * 0.3} ${h * 0.7} ${w * 0.55} ${h * 0.74}T${w} ${h * 0.72}V${h}H0Z" fill="#0a1322"/><path d="M${w * 0.5} ${h * 0.78}Q${w * 0.7} ${h * 0.6} ${w} ${h * 0.7}V${h}H${w * 0.42}Z" fill="#060b14"/><path d="M${w * 0.625} ${h * 0.34}H${w * 0.695}L${w * 0.72} ${h * 0.7}H${w * 0.6}Z" fill="#efe9dd"/><path d="M${w * 0.615} ${h * 0.45}H${w * 0.705}L${w * 0.712} ${h * 0.55}H${w * 0.608}Z" fill="#c4392b"/><path d="M${w * 0.61} ${h * 0.34}L${w * 0.66} ${h * 0.22}L${w * 0.71} ${h * 0.34}Z" fill="#c4392b"/><rect x="${w * 0.632}" y="${h * 0.28}" width="${w * 0.056}" height="${h * 0.06}" fill="#ffe9b0"/>`;

/** Leaves pressed between sheets. */
const leaf = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="#efe9dc"/><path d="M${w * 0.5} ${h * 0.92}Q${w * 0.46} ${h * 0.5} ${w * 0.54} ${h * 0.12}" fill="none" stroke="#3d4a2c" stroke-width="5"/>${repeat(
    11,
    (k) => {
      const y = h * (0.8 - 0.062 * k);
      const x = w * (0.483 + 0.004 * k);
      const size = w * (0.34 - 0.017 * k);
      const side = k % 2 === 0 ? 1 : -1;
      return `<path d="M${x} ${y}q${side * size * 0.4} ${-size * 0.62} ${side * size} ${-size * 0.52}q${-side * size * 0.2} ${size * 0.56} ${-side * size} ${size * 0.52}Z" fill="${['#51613a', '#6d7d4f', '#3d4a2c'][k % 3] ?? '#51613a'}"/>`;
    },
  )}`;

const WORKS: readonly Work[] = [
  { x: 1190, y: 300, w: 420, h: 560, mat: 62, frame: 'oak', art: hills },
  { x: 1680, y: 190, w: 330, h: 420, mat: 58, frame: 'black', art: brushed },
  { x: 2080, y: 250, w: 290, h: 540, mat: 0, frame: 'black', art: fields },
  { x: 1680, y: 680, w: 330, h: 330, mat: 44, frame: 'brass', art: night },
  { x: 2080, y: 860, w: 300, h: 250, mat: 34, frame: 'oak', art: quarters },
  { x: 1350, y: 930, w: 260, h: 330, mat: 46, frame: 'black', art: leaf },
];

const LIGHT = [-0.36, 1] as const;

/** The frame with its mitred sides, the mat with its bevel, the work, the glass. */
function framed({ x, y, w, h, mat, frame, art }: Work, index: number): string {
  const [lit, middle, dark] = FRAMES[frame];
  const wide = 17;
  const id = `w${index}`;
  const inner = { x: x + wide, y: y + wide, w: w - 2 * wide, h: h - 2 * wide };
  const work = { x: inner.x + mat, y: inner.y + mat, w: inner.w - 2 * mat, h: inner.h - 2 * mat };
  const [dx, dy] = LIGHT;
  return `<rect x="${x - dx * 60}" y="${y + dy * 52}" width="${w}" height="${h}" fill="#7d705f" opacity=".26" filter="url(#s34)"/><rect x="${x - dx * 26}" y="${y + dy * 22}" width="${w}" height="${h}" fill="#4c4034" opacity=".36" filter="url(#s12)"/><rect x="${x - 2}" y="${y + 4}" width="${w + 4}" height="${h + 3}" fill="#30271f" opacity=".5" filter="url(#s4)"/>
<polygon points="${x},${y} ${x + w},${y} ${x + w - wide},${y + wide} ${x + wide},${y + wide}" fill="${lit}"/><polygon points="${x},${y} ${x + wide},${y + wide} ${x + wide},${y + h - wide} ${x},${y + h}" fill="${middle}"/><polygon points="${x + w},${y} ${x + w},${y + h} ${x + w - wide},${y + h - wide} ${x + w - wide},${y + wide}" fill="${dark}"/><polygon points="${x},${y + h} ${x + wide},${y + h - wide} ${x + w - wide},${y + h - wide} ${x + w},${y + h}" fill="${dark}"/><path d="M${x} ${y + 1}H${x + w}" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>
<rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="${inner.h}" fill="#fdfcf9"/>
<svg x="${work.x}" y="${work.y}" width="${work.w}" height="${work.h}" viewBox="0 0 ${work.w} ${work.h}">${art(work.w, work.h)}</svg>
${mat > 0 ? `<rect x="${work.x - 3}" y="${work.y - 3}" width="${work.w + 6}" height="${work.h + 6}" fill="none" stroke="#d8d2c6" stroke-width="3"/><path d="M${work.x - 4} ${work.y + work.h + 4}V${work.y - 4}H${work.x + work.w + 4}" fill="none" stroke="#b5ada0" stroke-width="2.4"/>` : ''}
<clipPath id="${id}"><rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="${inner.h}"/></clipPath><g clip-path="url(#${id})"><path d="M${inner.x - 40} ${inner.y - 10}H${inner.x + inner.w + 10}V${inner.y + 8}H${inner.x + 14}V${inner.y + inner.h}H${inner.x - 40}Z" fill="#2a211a" opacity=".5" filter="url(#s6)"/><polygon points="${inner.x + inner.w * 0.52},${inner.y} ${inner.x + inner.w * 0.82},${inner.y} ${inner.x + inner.w * 0.42},${inner.y + inner.h} ${inner.x + inner.w * 0.12},${inner.y + inner.h}" fill="#fff" opacity=".06"/></g>`;
}

/** The small card beside a work. */
function label(x: number, y: number): string {
  return `<rect x="${x + 2}" y="${y + 5}" width="66" height="46" fill="#4c4034" opacity=".35" filter="url(#s4)"/><rect x="${x}" y="${y}" width="66" height="46" fill="#fffdf9"/><path d="M${x + 10} ${y + 13}h34" stroke="#2a2622" stroke-width="3.4"/><path d="M${x + 10} ${y + 24}h44m-44 9h28" stroke="#a59c8f" stroke-width="2.4"/>`;
}

/** The cone of light of a spot above, on the wall. */
function pool(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fffdf6" filter="url(#s60)" opacity=".9"/>`;
}

/** A gallery wall in even light: six framed works with their labels on the right, bare wall for type on the left. */
const draw: Draw = () => {
  const blur = (id: string, amount: number): string =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;
  const boards = repeat(
    16,
    (k) =>
      `<path d="M${-1000 + k * 300} 1500L${-100 + k * 172} 1396" stroke="#7d5f40" stroke-width="2.4" opacity=".4"/>`,
  );
  const body = svg(
    2400,
    1500,
    `<defs>${[4, 6, 12, 34, 60].map((amount) => blur(`s${amount}`, amount)).join('')}<filter id="breath" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>
<linearGradient id="wall" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#f1eee8"/><stop offset=".5" stop-color="${WALL}"/><stop offset="1" stop-color="#e2dcd1"/></linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a98f6f"/><stop offset="1" stop-color="#c9af8c"/></linearGradient></defs>
<rect width="2400" height="1500" fill="url(#wall)"/>${pool(1400, 520, 330, 460)}${pool(1860, 430, 300, 430)}${pool(2290, 480, 330, 450)}${pool(1480, 1080, 260, 240)}
<rect y="1352" width="2400" height="46" fill="#ebe7df"/><rect y="1350" width="2400" height="3" fill="#fff"/><rect y="1394" width="2400" height="6" fill="#6b543c" opacity=".55"/><rect y="1398" width="2400" height="104" fill="url(#floor)"/>${boards}
${WORKS.map(framed).join('')}${label(1190, 900)}${label(2080, 1150)}${label(1650, 1214)}${label(1680, 1052)}
<g><ellipse cx="1960" cy="1462" rx="400" ry="22" fill="#3a2a1a" opacity=".5" filter="url(#s12)"/><path d="M1640 1330H2290L2310 1352H1620Z" fill="#c79b6d"/><rect x="1620" y="1352" width="690" height="30" fill="#8c6743"/><path d="M1672 1382h26l-8 82h-14ZM2232 1382h26l-4 82h-14Z" fill="#5d4229"/><path d="M1622 1352.5H2308" stroke="#ecc899" stroke-width="2.4"/></g>`,
  );
  return page({
    width: 1200,
    height: 750,
    style: 'svg{display:block;width:1200px;height:750px}',
    body,
  });
};

export default draw;
