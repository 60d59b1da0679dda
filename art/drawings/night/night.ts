/** What every night scene is made of: blues, stars, and one warm lamp that shows what it falls on in colour. */
import { page, repeat, stream, svg } from '../kit.ts';
import type { Drawing } from '../../workshop/types.ts';

/** A scene's size; phones show the middle of it, 720 wide. */
export const [WIDTH, HEIGHT] = [1600, 900] as const;

/** From the deepest shadow to the palest haze. */
export const BLUES = ['#070a18', '#0d1330', '#161f4b', '#232f6b', '#3a4a94'] as const;
export const LAMP = '#ffc97a';
export const GLOW = '#fff3dc';
export const STAR = '#f4f3ff';

/** Draws a thing either as the night shows it or as the lamp does. */
export type Tone = 'cool' | 'warm';

/** The one of two colours that a tone asks for. */
export const tint =
  (tone: Tone) =>
  (cool: string, warm: string): string =>
    tone === 'cool' ? cool : warm;

/** A flat shape: path data and its colour. */
export const shape = (data: string, colour: string): string =>
  `<path d="${data}" fill="${colour}"/>`;

/** A flat rectangle. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;

/** A line with round ends. */
export const line = (data: string, colour: string, width: number): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Stars above a horizon, fewer the nearer to it. */
export function stars(seed: number, horizon: number, count = 420): string {
  const next = stream(seed);
  return repeat(count, () => {
    const y = next() ** 1.3 * horizon;
    const size = 0.6 + next() ** 5 * 2.1;
    const light = (0.25 + next() * 0.75) * (1 - 0.75 * (y / horizon));
    return `<circle cx="${(next() * WIDTH).toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" fill="${STAR}" opacity="${light.toFixed(2)}"/>`;
  });
}

/** A ridge across the whole picture. */
export function hills(seed: number, base: number, rise: number, colour: string): string {
  const next = stream(seed);
  let x = -200;
  let data = `M${x} ${HEIGHT}V${base}`;
  while (x < WIDTH) {
    const reach = 220 + next() * 200;
    const y = base - next() * rise;
    data += `S${(x + reach * 0.5).toFixed(0)} ${y.toFixed(0)} ${(x + reach).toFixed(0)} ${(y + 12).toFixed(0)}`;
    x += reach;
  }
  return shape(`${data}V${HEIGHT}Z`, colour);
}

/** A fir in three tiers. */
export const pine = (x: number, ground: number, height: number, colour: string): string =>
  shape(
    `M${x} ${ground - height}l${height * 0.15} ${height * 0.4}h${-height * 0.05}l${height * 0.12} ${height * 0.3}h${-height * 0.06}l${height * 0.12} ${height * 0.3}h${-height * 0.56}l${height * 0.12} ${-height * 0.3}h${-height * 0.06}l${height * 0.12} ${-height * 0.3}h${-height * 0.05}z`,
    colour,
  );

/** Shows a thing as the night does, and as the lamp does where its light falls: a shape in white and greys. */
export const lit = (draw: (tone: Tone) => string, light: string): string =>
  `${draw('cool')}<mask id="light" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">${light}</mask><g mask="url(#light)">${draw('warm')}</g>`;

/** A lamp's cone for such a mask, from its opening down to the ground. */
export const cone = (x: number, y: number, ground: number, reach: number): string =>
  `<radialGradient id="fall" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${(ground - y) * 1.5}"><stop stop-color="#fff"/><stop offset=".6" stop-color="#fff" stop-opacity=".82"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></radialGradient><path d="M${x - 14} ${y}H${x + 14}L${x + reach} ${ground}Q${x} ${ground + reach * 0.3} ${x - reach} ${ground}Z" fill="url(#fall)" filter="url(#soft)"/>`;

/** The air in a lamp's cone, and the glow about the lamp itself. */
export const haze = (x: number, y: number, ground: number, reach: number): string =>
  `<path d="M${x - 14} ${y}H${x + 14}L${x + reach} ${ground}H${x - reach}Z" fill="url(#air)" filter="url(#soft)"/><circle cx="${x}" cy="${y + 4}" r="120" fill="url(#halo)"/>`;

const DEFS = `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#080c20"/><stop offset=".5" stop-color="#182152"/><stop offset=".85" stop-color="#3f4f9c"/></linearGradient>
<linearGradient id="air" x2="0" y2="1"><stop stop-color="${GLOW}" stop-opacity=".5"/><stop offset="1" stop-color="${LAMP}" stop-opacity=".02"/></linearGradient>
<radialGradient id="halo"><stop stop-color="${GLOW}" stop-opacity=".9"/><stop offset=".25" stop-color="${LAMP}" stop-opacity=".42"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>
<linearGradient id="fade" x2="0" y2="1"><stop stop-color="${LAMP}" stop-opacity=".6"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></linearGradient>
<filter id="soft" x="-40%" y="-20%" width="180%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="mist" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="26"/></filter>
</defs>`;

/** A scene as a page of its own. */
export function scene(content: string): Drawing {
  const sky = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: 'svg{display:block}',
    body: svg(WIDTH, HEIGHT, DEFS + sky + content),
  });
}
