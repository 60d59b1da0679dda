/** What the interior studio draws on: a sheet of lime, on which it scrapes, washes and writes. */
import type { Drawing } from '../../../workshop/types.ts';
import { page, svg, type Point } from '../../kit.ts';
import { frayed, pitted, trowelled } from '../../lime/rough.ts';

export const LIME = '#eedfc4';
export const SUN = '#fff6dc';
export const OLIVE = '#5d6044';
export const OAK = '#a9805a';
export const CLAY = '#b4552d';
export const UMBER = '#4a3323';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly ground?: string;
  /** What is laid on while the lime is wet; its edges fray. */
  readonly coats?: string;
  /** What is drawn with a pencil once it is dry. */
  readonly lines?: string;
  readonly seed: number;
  readonly defs?: string;
}

export const limed = ({
  width,
  height,
  ground = LIME,
  coats = '',
  lines = '',
  seed,
  defs = '',
}: Sheet): Drawing =>
  page({
    width,
    height,
    families: ['Instrument Serif Italic'],
    style: `svg{display:block}text{font-family:"Instrument Serif";font-style:italic}`,
    body: svg(
      width,
      height,
      `<defs>${frayed('edge', seed, 6)}${trowelled('clouds', seed + 2, 0.8, '.0026 .006')}${pitted('pits', seed + 4, [0.28, 0.18, 0.1], -6.75)}
<filter id="pencil" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="3" seed="${seed + 6}"/><feDisplacementMap in="SourceGraphic" scale="2.6" xChannelSelector="R" yChannelSelector="G"/></filter>${defs}</defs>
<rect width="${width}" height="${height}" fill="${ground}"/><g filter="url(#edge)">${coats}</g><rect width="${width}" height="${height}" filter="url(#pits)" opacity=".32"/><g style="mix-blend-mode:soft-light"><rect width="${width}" height="${height}" filter="url(#clouds)"/></g><g filter="url(#pencil)">${lines}</g>`,
    ),
  });

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** A pencil's line, drawn twice as one does who looks for it. */
export const pencil = (path: string, width = 2.2, ink = UMBER): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-opacity=".82" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" transform="translate(.9 -.8)" fill="none" stroke="${ink}" stroke-opacity=".34" stroke-width="${width * 0.7}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const thin = (path: string, dashes = '', ink = UMBER): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-opacity=".62" stroke-width="1.4" ${dashes && `stroke-dasharray="${dashes}"`} stroke-linecap="round"/>`;

export const note = (
  x: number,
  y: number,
  text: string,
  { size = 30, fill = UMBER, anchor = 'middle' } = {},
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;

/** A measured distance with its strokes at both ends, along or upright. */
export const measured = (from: Point, to: Point, text: string, shift: Point): string => {
  const isUpright = from[0] === to[0];
  const tick = ([x, y]: Point) => `M${x - 7} ${y + 7}L${x + 7} ${y - 7}`;
  const [x, y] = [(from[0] + to[0]) / 2 + shift[0], (from[1] + to[1]) / 2 + shift[1]];
  return (
    thin(`M${from.join(' ')}L${to.join(' ')}${tick(from)}${tick(to)}`) +
    `<g${isUpright ? ` transform="rotate(-90 ${x} ${y})"` : ''}>${note(x, y, text, { size: 46 })}</g>`
  );
};
