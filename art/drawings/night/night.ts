/** What every night scene is made of: five blues, stars, and lamps that shine down and nowhere else. */
import { page, repeat, stream, svg } from '../kit.ts';
import type { Drawing } from '../../workshop/types.ts';

/** A scene's side; its page shows it through a round eyepiece, so the corners hold nothing. */
export const SIDE = 720;

/** From the deepest shadow to the palest haze. */
export const BLUES = ['#05070f', '#0a0e1e', '#121836', '#1d2655', '#33407f'] as const;
export const LAMP = '#ffd08a';
export const GLOW = '#fff1d6';
export const STAR = '#f4f3ff';

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
export function stars(seed: number, horizon: number, count = 240): string {
  const next = stream(seed);
  return repeat(count, () => {
    const y = next() ** 1.4 * horizon;
    const size = 0.5 + next() ** 5 * 2.2;
    const light = (0.25 + next() * 0.75) * (1 - 0.7 * (y / horizon));
    return `<circle cx="${(next() * SIDE).toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" fill="${STAR}" opacity="${light.toFixed(2)}"/>`;
  });
}

/** Light from a lamp at a point, down to the ground; its cone never opens upwards. */
export function cone(x: number, y: number, ground: number, reach: number, strength = 1): string {
  return `<path d="M${x - 7} ${y}H${x + 7}L${x + reach} ${ground}H${x - reach}Z" fill="url(#cone)" opacity="${strength}" filter="url(#soft)"/>`;
}

/** What a lamp leaves on the ground. */
export function pool(x: number, y: number, rx: number, ry: number, strength = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#pool)" opacity="${strength}"/>`;
}

/** A street lamp with a flat hood. */
export function post(x: number, ground: number, height: number, arm = 26): string {
  const top = ground - height;
  const head = x + arm;
  return [
    cone(head, top + 8, ground, height * 0.34),
    line(`M${x} ${ground}V${top + 14}Q${x} ${top} ${x + arm * 0.6} ${top}H${head}`, BLUES[0], 5),
    shape(`M${head - 20} ${top + 6}Q${head} ${top - 10} ${head + 20} ${top + 6}Z`, BLUES[0]),
    block(head - 11, top + 6, 22, 4, GLOW),
  ].join('');
}

const DEFS = `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#070a17"/><stop offset=".55" stop-color="#10163a"/><stop offset="1" stop-color="#28336f"/></linearGradient>
<linearGradient id="cone" x2="0" y2="1"><stop stop-color="${GLOW}" stop-opacity=".62"/><stop offset="1" stop-color="${LAMP}" stop-opacity=".06"/></linearGradient>
<radialGradient id="pool"><stop stop-color="${GLOW}" stop-opacity=".85"/><stop offset=".45" stop-color="${LAMP}" stop-opacity=".42"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>
<linearGradient id="fade" x2="0" y2="1"><stop stop-color="${LAMP}" stop-opacity=".5"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></linearGradient>
<filter id="soft" x="-40%" y="-20%" width="180%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="mist" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>
</defs>`;

/** A scene as a page of its own. */
export function scene(content: string): Drawing {
  const sky = `<rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/>`;
  return page({
    width: SIDE,
    height: SIDE,
    style: 'svg{display:block}',
    body: svg(SIDE, SIDE, DEFS + sky + content),
  });
}
