/** The printmaker's gallery in centimetres: walls, floor, frames, the light of one window at the left. */
import { pathToFileURL } from 'node:url';
import { page, repeat } from '../../kit.ts';
import { fontFile } from '../../../workshop/fonts.ts';
import type { Impression } from '../../impressions/ink.ts';
import type { Drawing } from '../../../workshop/types.ts';

export const SHEET = '#fbf9f4';
export const INK = '#1c1a18';
export const MUTED = '#534e47';
export const WHITE_WALL = '#e6e2d9';
export const GREEN_WALL = '#a9b09a';
export const OAK = ['#c8a679', '#a8835a', '#8a6842', '#6f5233'] as const;

const face = (family: string, pack: string, file: string, style: string): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:300 700;src:url("${pathToFileURL(fontFile(pack, file)).href}")}`;

const FACES = [
  face(
    'Cormorant',
    '@fontsource-variable/cormorant',
    'cormorant-latin-wght-italic.woff2',
    'italic',
  ),
  face(
    'Inter Tight',
    '@fontsource-variable/inter-tight',
    'inter-tight-latin-wght-normal.woff2',
    'normal',
  ),
].join('');

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** Words of the wall: a label's title in italics, everything else upright. */
export function words(
  content: string,
  x: number,
  y: number,
  size: number,
  { italic = false, weight = 400, fill = INK, anchor = 'start' } = {},
): string {
  const type = italic ? `font-family="Cormorant" font-style="italic"` : `font-family="Inter Tight"`;
  return `<text x="${x}" y="${y}" font-size="${size}" ${type} font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" style="font-variant-numeric:lining-nums">${content}</text>`;
}

/** What the window of the picture shows of the gallery, in centimetres. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A soft shadow of what stands `off` the wall, as a filter in centimetres. */
const shadow = (id: string, dx: number, dy: number, blur: number, strength: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/><feComponentTransfer><feFuncA type="linear" slope="${strength}"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

const blur = (id: string, amount: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;

/** A picture of a stretch of the gallery; `unit` is how large shadows are, 1 for a frame seen from two metres. */
export function gallery(view: View, body: string, unit = 1): Drawing {
  const defs = [
    shadow('near', 0.5 * unit, 0.8 * unit, 0.45 * unit, 0.34),
    shadow('far', 2.6 * unit, 3.6 * unit, 2.4 * unit, 0.3),
    shadow('flat', 0.25 * unit, 0.4 * unit, 0.35 * unit, 0.26),
    blur('soft', 1.6 * unit),
    blur('leafy', 0.8 * unit),
  ].join('');
  return page({
    width: 1920,
    height: 1200,
    scale: 1,
    style: FACES,
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1200" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" style="display:block"><defs>${defs}<linearGradient id="dusk" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".17"/></linearGradient><linearGradient id="glass" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".34" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="${INK}" stop-opacity=".05"/></linearGradient><linearGradient id="plank" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#bcb4a5"/><stop offset="1" stop-color="#a79d8c"/></linearGradient></defs>${body}</svg>`,
  });
}

/** A wall that is brighter at the side of its window. */
export const paint = ({ x, y, width, height }: View, colour: string): string =>
  rect(x, y, width, height, colour) + rect(x, y, width, height, 'url(#dusk)');

/** What a sash window throws on the wall: panes, two across, that lean with the sun. */
export function sunlight(
  x: number,
  y: number,
  size: number,
  { across = 2, down = 3, strength = 0.8 } = {},
): string {
  const [pane, gap] = [size, size * 0.12];
  const lean = -0.42;
  const panes = repeat(across * down, (k) => {
    const [column, row] = [k % across, Math.floor(k / across)];
    return rect(column * (pane + gap), row * (pane * 1.15 + gap), pane, pane * 1.15, '#fff4d6');
  });
  return `<g transform="matrix(1 ${lean} 0 1 ${x} ${y})" opacity="${strength}" filter="url(#soft)" style="mix-blend-mode:soft-light">${panes}${panes}</g><g transform="matrix(1 ${lean} 0 1 ${x} ${y})" opacity="${strength * 0.5}" filter="url(#soft)">${panes}</g>`;
}

/** Floor and skirting along the foot of a view; the floor begins at `level`. */
export function ground(view: View, level: number): string {
  const foot = view.y + view.height;
  const boards = [0.2, 0.52].map((part) => {
    const y = level + (foot - level) * part;
    return rect(view.x, y, view.width, 0.5, '#8d8373');
  });
  return [
    rect(view.x, level - 14, view.width, 14, '#f6f4ef'),
    rect(view.x, level - 14, view.width, 0.7, '#cfc9bd'),
    rect(view.x, level - 12.6, view.width, 0.5, '#d9d4c9'),
    rect(view.x, level - 1.4, view.width, 1.4, '#b9b1a2'),
    rect(view.x, level, view.width, foot - level, 'url(#plank)'),
    ...boards,
    rect(view.x, level - 14, view.width, foot - level + 14, 'url(#dusk)'),
  ].join('');
}

export type Frame = 'mat' | 'deep' | 'black' | 'oak' | 'pinned';

const FRAMES: Readonly<Record<Frame, { border: number; mat: number }>> = {
  mat: { border: 1.6, mat: 7.5 },
  deep: { border: 1.4, mat: 8.5 },
  black: { border: 2, mat: 3.2 },
  oak: { border: 3, mat: 3 },
  pinned: { border: 0, mat: 5.4 },
};

/** A print in its own units, laid on this many centimetres. */
export const printed = (
  { width, height, markup }: Impression,
  x: number,
  y: number,
  w: number,
  h: number,
): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${markup}</svg>`;

/** Four sides of a frame, mitred, each in the light that it gets. */
function sides(w: number, h: number, border: number, tones: readonly string[]): string {
  const side = (points: string, index: number): string =>
    `<path d="${points}" fill="${tones[index] ?? INK}"/>`;
  const [b, right, foot] = [border, w - border, h - border];
  return [
    side(`M0 0H${w}L${right} ${b}H${b}z`, 0),
    side(`M0 0L${b} ${b}V${foot}L0 ${h}z`, 1),
    side(`M${w} 0L${right} ${b}V${foot}L${w} ${h}z`, 2),
    side(`M0 ${h}L${b} ${foot}H${right}L${w} ${h}z`, 3),
  ].join('');
}

/** A print in what it hangs in, its middle at (x, y). Joins are where the sheets of a pinned one meet. */
export function hung(
  impression: Impression,
  [w, h]: readonly [number, number],
  frame: Frame,
  x: number,
  y: number,
  joins = '',
): string {
  const { border, mat } = FRAMES[frame];
  const [width, height] = [w + 2 * (border + mat), h + 2 * (border + mat)];
  const at = border + mat;
  const print = printed(impression, at, at, w, h);
  const place = `translate(${x - width / 2} ${y - height / 2})`;
  if (frame === 'pinned') {
    const pins = [
      [2, 2],
      [width - 2, 2],
      [2, height - 2],
      [width - 2, height - 2],
    ]
      .map(
        ([px = 0, py = 0]) =>
          `<circle cx="${px + 0.5}" cy="${py + 0.8}" r="1" fill="${INK}" opacity=".25"/><circle cx="${px}" cy="${py}" r=".95" fill="#3a3632"/><circle cx="${px - 0.3}" cy="${py - 0.3}" r=".3" fill="#fff" opacity=".6"/>`,
      )
      .join('');
    return `<g transform="${place}"><g filter="url(#flat)">${rect(0, 0, width, height, SHEET)}</g>${joins}${print}${pins}</g>`;
  }
  const tones =
    frame === 'oak'
      ? ['#c39f70', '#b08a5c', '#8c6a43', '#7c5c39']
      : ['#3d3833', '#2f2b27', '#191714', '#131110'];
  const inner = `<g transform="translate(${border} ${border})">${rect(0, 0, width - 2 * border, height - 2 * border, '#fefdfb')}${rect(0, 0, width - 2 * border, 0.5, INK, 'opacity=".12"')}${rect(0, 0, width - 2 * border, 0.25, INK, 'opacity=".12"')}${rect(0, 0, 0.3, height - 2 * border, INK, 'opacity=".1"')}</g>`;
  const bevel =
    frame === 'mat'
      ? `${rect(at - 1.3, at - 1.3, w + 2.6, h + 2.6, SHEET)}<rect x="${at - 1.3}" y="${at - 1.3}" width="${w + 2.6}" height="${h + 2.6}" fill="none" stroke="#cfc9bd" stroke-width=".18"/>`
      : rect(at - 0.9, at - 0.9, w + 1.8, h + 1.8, SHEET);
  return `<g transform="${place}"><g filter="url(#far)"><g filter="url(#near)">${sides(width, height, border, tones)}${rect(border, border, width - 2 * border, height - 2 * border, '#fefdfb')}</g></g>${inner}${bevel}${print}${rect(border, border, width - 2 * border, height - 2 * border, 'url(#glass)')}</g>`;
}

/** A label on the wall: its upper left corner, and how much larger than life it is set. */
export function label(
  x: number,
  y: number,
  scale: number,
  title: string,
  lines: readonly string[],
  isSold = false,
): string {
  const width = Math.max(17, 2.6 + title.length * 0.88);
  const height = 4.6 + lines.length * 1.35;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g filter="url(#flat)">${rect(0, 0, width, height, '#ffffff')}</g>${words(title, 1.2, 3, 2.1, { italic: true, weight: 600 })}${lines.map((line, k) => words(line, 1.2, 4.9 + k * 1.35, 0.98, { fill: MUTED })).join('')}${isSold ? `<circle cx="${width - 1.7}" cy="${height - 1.7}" r=".55" fill="#c2271d"/>` : ''}</g>`;
}

/** An oak bench that stands on the floor: its middle, and the level that it stands on. */
export function bench(x: number, level: number, width = 150): string {
  const top = level - 45;
  const left = x - width / 2;
  const [light, mid, dark, deep] = OAK;
  const leg = (at: number): string =>
    rect(at, top + 5, 7, 40, dark) + rect(at + 5, top + 5, 2, 40, deep);
  return `<ellipse cx="${x + 8}" cy="${level + 1}" rx="${width / 2 + 6}" ry="4" fill="${INK}" opacity=".28" filter="url(#soft)"/>${leg(left + 8)}${leg(left + width - 15)}${rect(left + 15, top + 7, width - 30, 6, deep)}${rect(left, top, width, 5.5, mid)}${rect(left, top, width, 1.6, light)}`;
}

/** A three-legged stool. */
export function stool(x: number, level: number): string {
  const [light, mid, dark, deep] = OAK;
  const top = level - 46;
  return `<ellipse cx="${x + 5}" cy="${level + 0.5}" rx="24" ry="2.6" fill="${INK}" opacity=".3" filter="url(#soft)"/><path d="M${x - 2} ${top + 4}h4l1 40h-6z" fill="${deep}"/><path d="M${x - 12} ${top + 4}h5l-6 42h-5zM${x + 7} ${top + 4}h5l6 42h-5z" fill="${dark}"/><path d="M${x - 13} ${top + 26}h26v2.4h-26z" fill="${deep}"/><rect x="${x - 17}" y="${top}" width="34" height="4.6" rx="1.6" fill="${mid}"/><rect x="${x - 17}" y="${top}" width="34" height="1.5" rx=".7" fill="${light}"/>`;
}

/** A step ladder that leans on the wall. */
export function ladder(x: number, level: number, height: number): string {
  const [light, mid, dark] = OAK;
  const top = level - height;
  const [foot, head] = [25, 17];
  const rungs = repeat(Math.floor(height / 27), (k) => {
    const y = level - 22 - k * 27;
    const half = foot + ((head - foot) * (level - y)) / height;
    return rect(x - half, y, half * 2, 3.4, dark) + rect(x - half, y, half * 2, 1.1, light);
  });
  return `<g filter="url(#far)"><path d="M${x - head} ${top}h4.4L${x - foot + 4.4} ${level}h-4.4z" fill="${mid}"/><path d="M${x + head - 4.4} ${top}h4.4L${x + foot} ${level}h-4.4z" fill="${dark}"/>${rungs}</g>`;
}

/** A steel ruler of this many centimetres that hangs by its hole; every second figure is set. */
export function ruler(x: number, y: number, length: number): string {
  const marks = repeat(length, (k) => rect(0, k + 1, k % 5 === 4 ? 1.3 : 0.8, 0.06, INK));
  const figures = repeat(Math.floor(length / 2), (k) =>
    words(String((k + 1) * 2), 2.35, (k + 1) * 2 + 0.3, 0.85, { fill: '#3b3835', anchor: 'end' }),
  );
  return `<g transform="translate(${x} ${y})"><g filter="url(#near)"><rect x="0" y="-2" width="2.8" height="${length + 2.6}" rx=".3" fill="#c9cac6"/></g><rect x="0" y="-2" width="1" height="${length + 2.6}" fill="#fff" opacity=".28"/>${marks}${figures}<circle cx="1.4" cy="-1" r=".42" fill="#77756f"/><circle cx="1.4" cy="-1.1" r=".3" fill="#2c2926"/></g>`;
}

/** The kelpie of the gallery, one unit a centimetre. */
const ASLEEP =
  'M3 26C2 16 10 7.6 22 7C34 6.4 44 8 52 12C56 11 60 10.6 63 11.4L63.6 6.8C63.8 5.8 64.8 5.8 65.4 6.4L69 11.6C73 13 76 15.4 79.6 17.6C83 18.6 85.6 19.6 86 21.4C86.2 23.4 84 24.4 81 24.4L72 24.6C77 25 82 25.2 86.4 25.8C88.8 26.4 89 29.2 87.2 29.8C80 30.2 66 30 58 30H12C6 30 3.4 29 3 26zM9 30C1 31-5 29.8-9.6 26.4C-10.6 25.4-9.6 24.6-8.4 25.2C-4 27.4 2 27.4 7 24z';

export const sleepingDog = (x: number, level: number): string =>
  `<ellipse cx="${x + 44}" cy="${level}" rx="54" ry="2.6" fill="${INK}" opacity=".35" filter="url(#soft)"/><g transform="translate(${x} ${level - 30})"><path d="${ASLEEP}" fill="#2a2521"/><path d="M12 26.6C11.4 18 18 12.6 26 13.8C33 15 35.6 21 32.6 26.4M53.6 26q.4-7.4 6.8-10.4M73 16.8q1.8 1.4 3.6.6M71.4 24.6l7.6-.2M83.6 27.6h2.4" fill="none" stroke="#efece6" stroke-width=".9" stroke-linecap="round"/></g>`;
