import { pathToFileURL } from 'node:url';
import { fontFile } from '../workshop/fonts.ts';
import type { Drawing, Params } from '../workshop/types.ts';

/** Families that drawings may use: the Fontsource package, its file and its weights. */
const FAMILIES = {
  'Instrument Serif': ['@fontsource/instrument-serif', 'instrument-serif-latin-400-normal', '400'],
  'JetBrains Mono': [
    '@fontsource-variable/jetbrains-mono',
    'jetbrains-mono-latin-wght-normal',
    '100 800',
  ],
  Inter: ['@fontsource-variable/inter', 'inter-latin-wght-normal', '100 900'],
  'Space Grotesk': [
    '@fontsource-variable/space-grotesk',
    'space-grotesk-latin-wght-normal',
    '300 700',
  ],
  Bricolage: [
    '@fontsource-variable/bricolage-grotesque',
    'bricolage-grotesque-latin-wght-normal',
    '200 800',
  ],
  'Bebas Neue': ['@fontsource/bebas-neue', 'bebas-neue-latin-400-normal', '400'],
  Syne: ['@fontsource-variable/syne', 'syne-latin-wght-normal', '400 800'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type Family = keyof typeof FAMILIES | 'Instrument Serif Italic';

function fontFace(family: Family): string {
  const italic = family === 'Instrument Serif Italic';
  const name = italic ? 'Instrument Serif' : family;
  const [pack, upright, weight] = FAMILIES[name];
  const file = italic ? upright.replace('normal', 'italic') : upright;
  const url = pathToFileURL(fontFile(pack, `${file}.woff2`)).href;
  return `@font-face{font-family:"${name}";font-style:${italic ? 'italic' : 'normal'};font-weight:${weight};src:url("${url}")}`;
}

interface Page {
  readonly width: number;
  readonly height: number;
  readonly families?: readonly Family[];
  readonly style?: string;
  readonly body: string;
  readonly scale?: number;
}

/** A whole HTML page of exactly this size. */
export function page({ width, height, families = [], style = '', body, scale = 2 }: Page): Drawing {
  const markup = `<!doctype html><meta charset="utf-8"><style>
${families.map(fontFace).join('\n')}
*{box-sizing:border-box;margin:0;padding:0}
html{background:#000;overflow:hidden}
body{position:relative;width:${width}px;height:${height}px;overflow:hidden;-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}
${style}
</style><body>${body}</body>`;
  return { width, height, markup, scale };
}

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** A repeatable stream of numbers in 0..1 (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Maps 0..count-1 to markup. */
export function repeat(count: number, draw: (index: number) => string): string {
  return range(count).map(draw).join('');
}

export type Point = readonly [x: number, y: number];

/** Path data of a Catmull-Rom curve through the points. */
export function curve(points: readonly Point[], closed = false, tension = 0.5): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const k = tension / 3;
  let path = `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`;
  for (const index of range(closed ? count : count - 1)) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k] as const;
    const second = [c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k] as const;
    path += `C${[...first, ...second, ...c].map((value) => value.toFixed(1)).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** Fine paper grain as an SVG filter, to be laid over a picture as `<rect filter="url(#id)">`. */
export function grainFilter(id: string, seed: number, amount: number): string {
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  ${amount} ${amount} 0 0 ${-0.69 * amount}"/></filter>`;
}

export function textParam(params: Params, name: string, fallback: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : fallback;
}

export function numberParam(params: Params, name: string, fallback: number): number {
  const value = params[name];
  return typeof value === 'number' ? value : fallback;
}

/** A list of colours, or the fallback where the picture names none. */
export function coloursParam<const T extends readonly string[]>(
  params: Params,
  name: string,
  fallback: T,
): { [K in keyof T]: string } {
  const value = params[name];
  const list =
    Array.isArray(value) && value.length === fallback.length ? value.map(String) : [...fallback];
  return list as unknown as { [K in keyof T]: string };
}
