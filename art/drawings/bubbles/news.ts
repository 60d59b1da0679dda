/** Three pictures for what the bubble makers write: a film that drains, rain, and a pair of boots. */
import type { Draw } from '../../workshop/types.ts';
import { range, repeat, stream, textParam } from '../kit.ts';
import { add, clamp, fractal, mix, over, painted, rgb, smoothstep } from '../heroes/pixels.ts';
import { blow, film } from './film.ts';

const INK = '#1b1533';
const [WIDE, TALL] = [1500, 1000];
const AIR = rgb('#e9e6ff');
const NIGHT = rgb('#1b1533');
const DUSK = rgb('#4a3a8f');
const BLACK = rgb('#0b0818');

type Pixel = (x: number, y: number, out: Float64Array) => void;

/** A place in the square around a middle; the picture is 1.5 high as wide. */
const around = (x: number, y: number, cx: number, cy: number, r: number) => {
  const [u, v] = [(x - cx) / r, (y - cy) / r];
  return { u, v, away: Math.hypot(u, v) };
};

/** A film in a ring: it drains, so that its bands grow broader upwards, and is black on top. */
const draining: Pixel = (x, y, out) => {
  const { u, v, away } = around(x, y, 0.75, 0.46, 0.37);
  out.set(AIR);
  over(out, DUSK, 0.1 * smoothstep(0.2, 1, y));
  if (away > 1) return;
  const stir = fractal(u * 1.3 + 4, v * 3.2 - 2, 3, 7) - 0.5;
  const thick = clamp((v + 1) / 2 + 0.06 * stir + 0.02 * Math.sin(u * 5));
  const colour = film(0.36 + 2.7 * thick ** 2.1 + 0.16 * stir);
  over(out, colour, mix(0.82, 0.68, thick));
  over(out, [1, 1, 1], 0.7 * smoothstep(0.13, 0.19, thick) * smoothstep(0.3, 0.2, thick));
  over(out, BLACK, 0.94 * smoothstep(0.185, 0.15, thick));
  const shine = Math.exp(-(((u + 0.55 + v * 0.35) / 0.12) ** 2)) * smoothstep(1, 0.7, away);
  add(out, [1, 1, 1], 0.16 * shine);
};

const ring = (): string =>
  [
    `<path d="M750 830V1010" stroke="${INK}" stroke-width="26" stroke-linecap="round"/>`,
    `<circle cx="750" cy="460" r="371" fill="none" stroke="${INK}" stroke-width="15"/>`,
    `<path d="M408 320A371 371 0 0 1 700 94" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
    `<ellipse cx="750" cy="842" rx="15" ry="24" fill="${INK}"/>`,
  ].join('');

/** A bubble in a cloudburst, over the roofs. */
const rainy: Pixel = (x, y, out) => {
  out.set(NIGHT);
  over(
    out,
    DUSK,
    0.85 * smoothstep(1, 0.1, y) * (0.7 + 0.6 * (fractal(x * 2, y * 2, 3, 11) - 0.5)),
  );
  const { u, v, away } = around(x, y, 0.8, 0.39, 0.31);
  if (away > 1) return;
  over(out, AIR, 0.14);
  blow(out, u, v, 0, 4);
};

const roofs = (): string => {
  const next = stream(41);
  const houses = repeat(9, (k) => {
    const [x, top] = [k * 172 - 20, 800 + ((k * 37) % 3) * 14];
    const lit = k % 3 === 1 ? '#ffd98a' : '#372c66';
    return `<path d="M${x} 1000V${top}L${x + 86} ${top - 62}L${x + 172} ${top}V1000Z" fill="#120d26"/><path d="M${x + 30} ${top - 20}V${top - 92}H${x + 58}V${top - 40}Z" fill="#120d26"/><path d="M${x + 48} ${top + 44}h32v50h-32zM${x + 100} ${top + 44}h32v50h-32z" fill="${lit}"/>`;
  });
  const rain = range(150)
    .map(() => {
      const [x, y, long] = [next() * 1700 - 100, next() * 1000 - 60, 26 + next() * 60];
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.22).toFixed(0)} ${long.toFixed(0)}`;
    })
    .join('');
  return `${houses}<path d="${rain}" stroke="#dcd6ff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round" fill="none"/>`;
};

/** The dome of a bubble on a wet floor. */
const dome: Pixel = (x, y, out) => {
  out.set(AIR);
  const floor = smoothstep(0.745, 0.755, y);
  over(out, rgb('#cfc6f7'), floor);
  const { u, v, away } = around(x, y, 0.75, 0.838, 0.566);
  if (away < 1 && y < 0.838) blow(out, u, v, 0, 9);
};

const boot = (x: number, mirrored = false): string =>
  `<g transform="translate(${x} 838)${mirrored ? ' scale(-1 1)' : ''}"><path d="M-62-410Q-4-396 58-410L52-148Q56-104 108-84Q176-64 178-18V0H-66V-40Q-76-120-62-180Z" fill="#d6347f"/><path d="M-62-410Q-4-396 58-410L57-352Q-4-338-63-352Z" fill="#f6b2d4"/><path d="M-66-26H178V0H-66Z" fill="${INK}"/><path d="M-34-330Q-42-220-34-130" stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M-62-410Q-4-396 58-410Q-4-428-62-410Z" fill="${INK}"/></g>`;

const boots = (): string =>
  [
    `<ellipse cx="750" cy="838" rx="560" ry="66" fill="#f6f4ff" fill-opacity=".65" stroke="${INK}" stroke-width="14"/>`,
    `<ellipse cx="730" cy="842" rx="300" ry="26" fill="${INK}" fill-opacity=".22"/>`,
    boot(640),
    boot(850),
  ].join('');

const PICTURES: Readonly<Partial<Record<string, readonly [Pixel, () => string]>>> = {
  'black-film': [draining, ring],
  rain: [rainy, roofs],
  boots: [dome, boots],
};

const draw: Draw = (params) => {
  const picture = PICTURES[textParam(params, 'scene', '')];
  if (!picture) throw new Error('no picture has this name');
  const [pixel, above] = picture;
  return painted(
    { width: WIDE, height: TALL, grid: 1 },
    pixel,
    `<svg viewBox="0 0 ${WIDE} ${TALL}">${above()}</svg>`,
  );
};

export default draw;
