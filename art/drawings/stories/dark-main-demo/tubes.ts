/** Bent glass for pictures that show more than a sign: lit, or as it hangs there by day. */
import { written } from '../../neon/letters.ts';
import type { Tube } from '../../neon/signs.ts';

export const NIGHT = '#0b0b12';
export const INK = '#f6f1f4';
export const MUTED = '#b4aebf';
export const LINE = '#35304a';
export const PINK = '#ff5fa6';
export const ORANGE = '#ff8a4a';
export const WARM = '#ffd28a';
export const CYAN = '#6fe6ff';
export const VIOLET = '#b587ff';

export const glowFilters = `<filter id="far" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="20"/></filter><filter id="near" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="7"/></filter>`;

interface Glass {
  readonly tubes: readonly Tube[];
  readonly name?: string | undefined;
  readonly width: number;
  /** One colour for all of them. */
  readonly ink?: string;
}

/** Every tube once; the name stands below, at its own scale. */
export function glass({ tubes, name, width, ink }: Glass): string {
  const ways = tubes
    .map(
      ({ colour, path }) => `<path d="${path}" stroke="${ink ?? colour}" stroke-width="${width}"/>`,
    )
    .join('');
  const letters =
    name === undefined
      ? ''
      : `<g stroke="${ink ?? tubes[0]?.colour ?? INK}" stroke-width="${(width * 0.8) / 3.2}">${written(name, 360, 492, 3.2)}</g>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${ways}${letters}</g>`;
}

/** Tubes that are on: two glows, the glass, and its white heart. */
export const lit = (tubes: readonly Tube[], name?: string): string =>
  `<g filter="url(#far)" opacity=".34">${glass({ tubes, name, width: 22 })}</g><g filter="url(#near)" opacity=".62">${glass({ tubes, name, width: 12 })}</g>${glass({ tubes, name, width: 7.4 })}<g opacity=".82">${glass({ tubes, name, width: 2.6, ink: '#fff8f0' })}</g>`;

/** Tubes that are off: what they throw on the wall, grey glass, and a line of sky in it. */
export const unlit = (tubes: readonly Tube[], name?: string): string =>
  `<g transform="translate(13 17)" opacity=".34">${glass({ tubes, name, width: 7, ink: '#5b3f2a' })}</g>${glass({ tubes, name, width: 8.4, ink: '#8f8a86' })}${glass({ tubes, name, width: 6.4, ink: '#e9e6e1' })}<g transform="translate(-1 -1.2)">${glass({ tubes, name, width: 2, ink: '#ffffff' })}</g>`;

/** What holds the glass to the wall. */
export const clips = (places: readonly (readonly [x: number, y: number])[]): string =>
  places
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="7.5" fill="#0b0b12"/><circle cx="${x}" cy="${y}" r="5.6" fill="#3b3648"/><circle cx="${x - 1.4}" cy="${y - 1.6}" r="2" fill="#8f879f"/>`,
    )
    .join('');

interface Words {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const words = (
  x: number,
  y: number,
  text: string,
  { size, fill = INK, weight = 500, anchor = 'start' }: Words,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${(size > 30 ? -0.03 * size : 0).toFixed(2)}" style="font-variant-numeric:tabular-nums">${text}</text>`;
