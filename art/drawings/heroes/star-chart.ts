import type { Draw } from '../../workshop/types.ts';
import { page, range, repeat, stream, svg } from '../kit.ts';

const NIGHT = '#0a0e1a';
const STAR = '#f4f3ff';
const BLUE = '#7a8cff';

/** Middle and radius of the chart. */
const CX = 1620;
const CY = 770;
const R = 640;

/** Invented figures: stars as [hour angle in degrees, share of the radius, brightness 1-4] and the lines between them. */
interface Figure {
  readonly stars: readonly (readonly [angle: number, away: number, size: number])[];
  readonly lines: readonly (readonly [number, number])[];
}

const FIGURES: readonly Figure[] = [
  {
    stars: [
      [208, 0.72, 4],
      [218, 0.6, 2],
      [229, 0.66, 3],
      [241, 0.55, 2],
      [226, 0.45, 3],
      [204, 0.5, 2],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 1],
      [4, 5],
    ],
  },
  {
    stars: [
      [285, 0.78, 3],
      [296, 0.7, 2],
      [309, 0.74, 4],
      [318, 0.62, 2],
      [331, 0.67, 2],
      [338, 0.54, 3],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
  },
  {
    stars: [
      [20, 0.3, 4],
      [48, 0.36, 2],
      [62, 0.52, 3],
      [39, 0.56, 2],
      [18, 0.52, 3],
      [70, 0.68, 2],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
      [2, 5],
    ],
  },
  {
    stars: [
      [108, 0.74, 3],
      [122, 0.64, 2],
      [134, 0.76, 2],
      [146, 0.62, 4],
      [128, 0.48, 2],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 4],
      [4, 1],
    ],
  },
  {
    stars: [
      [352, 0.83, 2],
      [4, 0.75, 3],
      [14, 0.86, 2],
    ],
    lines: [
      [0, 1],
      [1, 2],
    ],
  },
  {
    stars: [
      [160, 0.28, 2],
      [190, 0.22, 3],
      [236, 0.2, 2],
      [272, 0.3, 4],
      [262, 0.44, 2],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
];

function place(angle: number, away: number): readonly [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [CX + R * away * Math.cos(turn), CY + R * away * Math.sin(turn)];
}

function star(x: number, y: number, size: number): string {
  const r = [0, 3, 4.4, 6, 8.4][size] ?? 3;
  const rays =
    size < 4
      ? ''
      : `<path d="M${x - 30} ${y}H${x + 30}M${x} ${y - 30}V${y + 30}" stroke="${STAR}" stroke-width="1.4" opacity=".7"/>`;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r * 4}" fill="url(#halo)" opacity=".75"/>${rays}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${STAR}"/>`;
}

function figure({ stars, lines }: Figure): string {
  const points = stars.map(([angle, away]) => place(angle, away));
  const strokes = lines
    .map(([from, to]) => {
      const [ax, ay] = points[from] ?? [0, 0];
      const [bx, by] = points[to] ?? [0, 0];
      const length = Math.hypot(bx - ax, by - ay);
      const gap = 20 / length;
      return `<path d="M${(ax + (bx - ax) * gap).toFixed(1)} ${(ay + (by - ay) * gap).toFixed(1)}L${(bx - (bx - ax) * gap).toFixed(1)} ${(by - (by - ay) * gap).toFixed(1)}" stroke="${BLUE}" stroke-width="2.4"/>`;
    })
    .join('');
  return (
    strokes + stars.map(([, , size], k) => star(...(points[k] ?? ([0, 0] as const)), size)).join('')
  );
}

/** Circles of declination, hours, the ecliptic and the graduated rim. */
function instrument(): string {
  const circles = [0.25, 0.5, 0.75]
    .map((share) => `<circle cx="${CX}" cy="${CY}" r="${R * share}" stroke-opacity=".3"/>`)
    .join('');
  const hours = repeat(24, (k) => {
    const [ax, ay] = place(k * 15, k % 6 === 0 ? 0.06 : 0.25);
    const [bx, by] = place(k * 15, 1);
    return `<path d="M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}" stroke-opacity="${k % 6 === 0 ? 0.42 : 0.17}"/>`;
  });
  const ticks = repeat(360, (k) => {
    const long = k % 15 === 0 ? 30 : k % 5 === 0 ? 19 : 10;
    const [ax, ay] = place(k, 1 + 14 / R);
    const [bx, by] = place(k, 1 + (14 + long) / R);
    return `<path d="M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}" stroke-opacity="${k % 15 === 0 ? 0.95 : 0.45}"/>`;
  });
  const numerals = repeat(24, (k) => {
    const [x, y] = place(k * 15, 1 + 74 / R);
    return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" transform="rotate(${k * 15 + 90} ${x.toFixed(1)} ${y.toFixed(1)})" text-anchor="middle" dominant-baseline="central" font-size="24" letter-spacing="1" fill="${BLUE}" stroke="none" opacity=".8">${k}h</text>`;
  });
  return `<g fill="none" stroke="${BLUE}" stroke-width="1.6">${circles}${hours}<circle cx="${CX}" cy="${CY}" r="${R}" stroke-width="3"/><circle cx="${CX}" cy="${CY}" r="${R + 14}" stroke-opacity=".6"/><circle cx="${CX}" cy="${CY}" r="${R + 48}" stroke-opacity=".5"/><circle cx="${CX}" cy="${CY}" r="${R + 104}" stroke-opacity=".22" stroke-dasharray="2 14"/><ellipse cx="${CX + 84}" cy="${CY - 60}" rx="${R * 0.8}" ry="${R * 0.62}" transform="rotate(-23.4 ${CX} ${CY})" stroke="#c3b2ff" stroke-width="2" stroke-dasharray="14 9" stroke-opacity=".75"/>${ticks}${numerals}</g>`;
}

/** The Milky Way: many faint stars and soft light along a band. */
function milkyWay(next: () => number): string {
  const clouds = repeat(26, (k) => {
    const t = k / 25;
    const x = 820 + 1700 * t + (next() - 0.5) * 160;
    const y = 1560 - 1480 * t + (next() - 0.5) * 200;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${Math.round(130 + next() * 170)}" ry="${Math.round(60 + next() * 80)}" transform="rotate(-41 ${x.toFixed(0)} ${y.toFixed(0)})" fill="${['#4a57c9', '#6a4fc0', '#3a6fd0'][k % 3] ?? BLUE}" opacity=".16"/>`;
  });
  const dust = repeat(1500, () => {
    const t = next();
    const spread = (next() + next() + next() - 1.5) * 300;
    const x = 820 + 1700 * t + spread * 0.66;
    const y = 1560 - 1480 * t + spread * 0.75;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.7 + next() * 1.3).toFixed(1)}" opacity="${(0.12 + next() * 0.5).toFixed(2)}"/>`;
  });
  return `<g filter="url(#mist)">${clouds}</g><g fill="${STAR}">${dust}</g>`;
}

/** A star chart on the right, a nearly empty night on the left. */
const draw: Draw = () => {
  const next = stream(77);
  const field = range(420)
    .map(() => {
      const x = next() * 2400;
      const y = next() * 1500;
      const dimmed = x < 1000 ? 0.45 : 1;
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.8 + next() ** 3 * 2.4).toFixed(1)}" opacity="${((0.2 + next() * 0.7) * dimmed).toFixed(2)}"/>`;
    })
    .join('');
  const body = svg(
    2400,
    1500,
    `<defs><radialGradient id="sky" cx="${CX / 2400}" cy=".5" r=".75"><stop offset="0" stop-color="#182046"/><stop offset=".55" stop-color="#0e1430"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient><radialGradient id="halo"><stop offset="0" stop-color="#aab6ff" stop-opacity=".8"/><stop offset="1" stop-color="#aab6ff" stop-opacity="0"/></radialGradient><filter id="mist" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="60"/></filter></defs>
<rect width="2400" height="1500" fill="${NIGHT}"/><rect width="2400" height="1500" fill="url(#sky)"/>${milkyWay(next)}<g fill="${STAR}">${field}</g>${instrument()}${FIGURES.map(figure).join('')}`,
  );
  return page({
    width: 1200,
    height: 750,
    families: ['Space Grotesk'],
    style: "svg{display:block;width:1200px;height:750px;font-family:'Space Grotesk'}",
    body,
  });
};

export default draw;
