import { pathToFileURL } from 'node:url';
import { fontFile } from '../../workshop/fonts.ts';
import type { Drawing } from '../../workshop/types.ts';
import { page, repeat, svg } from '../kit.ts';

/**
 * What technical drawings of one hand share: two inks, four strokes, arrows, hatching. Measures, numbers
 * and names are not drawn: the page sets them, at a size that can be read on a phone too.
 */

export const GRAPHITE = '#15181a';
export const LIFTED = '#1b1f22';
export const LIME = '#c8ff2e';
export const LINE = '#aab4b8';
export const FAINT = '#4a5357';
export const PAPER = '#e9eeec';
export const QUIET = '#8d999d';

const FONT = fontFile('@fontsource/space-mono', 'space-mono-latin-400-normal.woff2');

/** Figures are set in the page's own mono. */
export const MONO_STYLE = `@font-face{font-family:"Space Mono";src:url("${pathToFileURL(FONT).href}")}svg{display:block;font-family:"Space Mono"}`;

interface Stroke {
  readonly stroke?: string;
  readonly width?: number;
  readonly fill?: string;
  readonly dash?: string;
}

const strokeOf = ({ stroke = LINE, width = 2, fill = 'none', dash }: Stroke) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`;

export const path = (d: string, stroke: Stroke = {}) => `<path d="${d}" ${strokeOf(stroke)}/>`;

export const circle = (x: number, y: number, r: number, stroke: Stroke = {}) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${strokeOf(stroke)}/>`;

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  stroke: Stroke & { r?: number } = {},
) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${stroke.r ?? 0}" ${strokeOf(stroke)}/>`;

/** A centre line: long, short, long. */
export const axis = (d: string, stroke = LIME) =>
  path(d, { stroke, width: 1.6, dash: '34 10 6 10' });

interface Lettering {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const text = (
  x: number,
  y: number,
  words: string,
  { size = 26, fill = QUIET, anchor = 'start' }: Lettering = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;

/** An arrow head at a point, towards an angle in degrees. */
const head = (x: number, y: number, angle: number) =>
  `<path d="M0 0L-18 5V-5Z" fill="${LIME}" transform="translate(${x} ${y}) rotate(${angle})"/>`;

/** A measure across: its two ends, how far its extension lines reach up (negative) or down. The page sets the figure. */
export function across(x1: number, x2: number, y: number, reach: number): string {
  return `${path(`M${x1} ${y + reach}V${y - Math.sign(reach) * 12}M${x2} ${y + reach}V${y - Math.sign(reach) * 12}`, { stroke: FAINT, width: 1.4 })}${path(`M${x1} ${y}H${x2}`, { stroke: LIME, width: 1.6 })}${head(x1, y, 180)}${head(x2, y, 0)}`;
}

/** The same upright. */
export function upright(y1: number, y2: number, x: number, reach: number): string {
  const end = x - Math.sign(reach) * 12;
  return `${path(`M${x + reach} ${y1}H${end}M${x + reach} ${y2}H${end}`, { stroke: FAINT, width: 1.4 })}${path(`M${x} ${y1}V${y2}`, { stroke: LIME, width: 1.6 })}${head(x, y1, -90)}${head(x, y2, 90)}`;
}

/** The strokes of a scale round a centre, from one angle to another, in degrees clockwise from the top. */
export function scale(
  x: number,
  y: number,
  radius: number,
  [from, to]: readonly [number, number],
  count: number,
  major: number,
): string {
  return repeat(count + 1, (k) => {
    const turn = ((from + ((to - from) * k) / count - 90) * Math.PI) / 180;
    const isMajor = k % major === 0;
    const inner = radius - (isMajor ? 26 : 14);
    return path(
      `M${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}L${(x + inner * Math.cos(turn)).toFixed(1)} ${(y + inner * Math.sin(turn)).toFixed(1)}`,
      { stroke: isMajor ? LINE : FAINT, width: isMajor ? 2.2 : 1.6 },
    );
  });
}

/**
 * A plate of the set, 1600 wide, on a faint grid. `hatch` and `hatch-lime` fill what is cut through.
 *
 * @param height 1200 for the plates of the home, less for a post's
 */
export function plate(content: string, height = 1200): Drawing {
  const pattern = (id: string, stroke: string, turn: number) =>
    `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 0V14" stroke="${stroke}" stroke-width="2"/></pattern>`;
  const grid = `<g stroke="#fff" stroke-opacity=".065" stroke-width="1.4">${repeat(15, (k) => `<path d="M${(k + 1) * 100} 0V${height}"/>`)}${repeat(Math.ceil(height / 100) - 1, (k) => `<path d="M0 ${(k + 1) * 100}H1600"/>`)}</g>`;
  return page({
    width: 800,
    height: Math.floor(height / 2),
    style: `${MONO_STYLE}svg{width:800px;height:${height / 2}px}`,
    body: svg(
      1600,
      height,
      `<defs>${pattern('hatch', FAINT, 45)}${pattern('hatch-lime', 'rgba(200,255,46,.45)', -45)}</defs><rect width="1600" height="${height}" fill="${LIFTED}"/>${grid}${content}`,
    ),
  });
}
