/** What the flat portfolio boards share: typefaces, line icons, a browser window, a phone. */
import { pathToFileURL } from 'node:url';
import { fontFile } from '../../workshop/fonts.ts';
import { page } from '../kit.ts';
import type { Drawing } from '../../workshop/types.ts';

/** Fontsource packages, their files and weights; a width axis where the family has one. */
const FACES = {
  Archivo: ['@fontsource-variable/archivo', 'archivo-latin-standard-normal', '100 900', '62% 125%'],
  Bricolage: [
    '@fontsource-variable/bricolage-grotesque',
    'bricolage-grotesque-latin-wght-normal',
    '200 800',
    '',
  ],
  Cormorant: ['@fontsource-variable/cormorant', 'cormorant-latin-wght-normal', '300 700', ''],
  Familjen: [
    '@fontsource-variable/familjen-grotesk',
    'familjen-grotesk-latin-wght-normal',
    '400 700',
    '',
  ],
  Fraunces: ['@fontsource-variable/fraunces', 'fraunces-latin-full-normal', '100 900', ''],
  'Inter Tight': [
    '@fontsource-variable/inter-tight',
    'inter-tight-latin-wght-normal',
    '100 900',
    '',
  ],
  Outfit: ['@fontsource-variable/outfit', 'outfit-latin-wght-normal', '100 900', ''],
  Sora: ['@fontsource-variable/sora', 'sora-latin-wght-normal', '100 800', ''],
  'Space Grotesk': [
    '@fontsource-variable/space-grotesk',
    'space-grotesk-latin-wght-normal',
    '300 700',
    '',
  ],
  Syne: ['@fontsource-variable/syne', 'syne-latin-wght-normal', '400 800', ''],
  Unbounded: ['@fontsource-variable/unbounded', 'unbounded-latin-wght-normal', '200 900', ''],
} as const satisfies Record<string, readonly [string, string, string, string]>;

type Face = keyof typeof FACES;

function fontFace(name: Face): string {
  const [pack, file, weight, stretch] = FACES[name];
  const url = pathToFileURL(fontFile(pack, `${file}.woff2`)).href;
  const width = stretch === '' ? '' : `font-stretch:${stretch};`;
  return `@font-face{font-family:"${name}";font-weight:${weight};${width}src:url("${url}")}`;
}

/** A board of 1200 × 900. What matters stays between x = 150 and 1050, so that a square crop works. */
export function board(faces: readonly Face[], style: string, body: string): Drawing {
  return page({
    width: 1200,
    height: 900,
    style: `${faces.map(fontFace).join('\n')}
ul{list-style:none}a{color:inherit;text-decoration:none}svg{display:block}em,i{font-style:normal}
${WINDOW}${PHONE}${style}`,
    body,
  });
}

/** Line icons on 24 × 24. */
const ICONS = {
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13a6.500 6.500 0 0 0 0 13M15.500 15.500L21 21',
  bag: 'M5 8h14l1 13H4zM8.500 8V7a3.500 3.500 0 0 1 7 0v1',
  menu: 'M3 7h18M3 12h18M3 17h18',
  right: 'M4 12h16M13 5l7 7l-7 7',
  left: 'M20 12H4M11 5l-7 7l7 7',
  up: 'M6 18L18 6M8 6h10v10',
  chevron: 'M9 5l7 7l-7 7',
  down: 'M5 9l7 7l7-7',
  plus: 'M12 4v16M4 12h16',
  check: 'M4 12.500l5.500 5.500L20 6.500',
  heart:
    'M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 20z',
  home: 'M4 11l8-7l8 7v9h-5.500v-6h-5v6H4z',
  user: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4 21c0-4.500 3.500-7 8-7s8 2.500 8 7',
  clock: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M12 7v5l3.500 2',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3.500V8M16 3.500V8',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  sun: 'M12 16.500a4.500 4.500 0 1 0 0-9a4.500 4.500 0 0 0 0 9M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19M19 5l-1.700 1.700M6.700 17.300L5 19',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4A8.500 8.500 0 1 0 20 14.500z',
  pin: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 11.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4',
  leaf: 'M5 19C4 10 9 4 20 4c0 11-6 16-15 15zM5 19l8-8',
  play: 'M7 4.500v15l12-7.500z',
  pause: 'M8 5v14M16 5v14',
  ear: 'M7 9a5 5 0 0 1 10 0c0 4-4 4.500-4 8a3 3 0 0 1-5.500 1.500M10 9.500a2.200 2.200 0 0 1 4.200 0',
  tram: 'M6 5h12v12H6zM6 11h12M9 21l2-4M15 21l-2-4M12 5V2M9 2h6M9 14h.1M15 14h.1',
  walk: 'M13 5.500a1.500 1.500 0 1 0 0-3a1.500 1.500 0 0 0 0 3M8 13l1.500-5L13 8l2 3l3 1M11.500 13l2.500 3v5M10.500 15l-3 6',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  flame: 'M12 21a6 6 0 0 1-6-6c0-4 4-5 4-11c4 2 8 6 8 11a6 6 0 0 1-6 6z',
  swap: 'M7 4v16M3 8l4-4l4 4M17 20V4M13 16l4 4l4-4',
  chart: 'M4 20V10M10 20V4M16 20v-7M22 20H2',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;

export function icon(name: IconName, size = 22, width = 1.8): string {
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[name]}"/></svg>`;
}

const WINDOW = `.window{position:absolute;border-radius:14px;overflow:hidden;background:#fff}
.window>.chrome{height:40px;display:flex;align-items:center;gap:8px;padding:0 16px;font:500 12.500px "Inter Tight"}.chrome i{width:11px;height:11px;border-radius:50%;background:currentColor;opacity:.22}.chrome span{margin:0 auto;padding-right:50px;opacity:.6}
.window>.view{position:relative}`;

/** A browser window; `tone` is a style for its bar. */
export function browser(place: string, address: string, tone: string, view: string): string {
  return `<div class="window" style="${place}"><div class="chrome" style="${tone}"><i></i><i></i><i></i><span>${address}</span></div><div class="view">${view}</div></div>`;
}

const PHONE = `.phone{position:absolute;width:414px;height:868px;border-radius:66px;background:#0b0b0d;padding:12px;transform-origin:0 0}
.phone>.screen{position:relative;width:390px;height:844px;border-radius:54px;overflow:hidden}.phone>.screen>.status{position:absolute;z-index:5;left:36px;right:32px;top:18px;display:flex;align-items:center;justify-content:space-between;font-weight:600;font-size:16px;line-height:1}
.phone .isle{position:absolute;z-index:6;left:50%;top:24px;width:112px;height:32px;margin-left:-56px;border-radius:20px;background:#0b0b0d}.phone .grip{position:absolute;z-index:6;left:50%;bottom:8px;width:134px;height:5px;margin-left:-67px;border-radius:4px;background:currentColor;opacity:.85}`;

const SIGNALS =
  '<svg width="66" height="14" viewBox="0 0 66 14" fill="currentColor"><rect y="9" width="3.500" height="5" rx="1"/><rect x="5.500" y="6" width="3.500" height="8" rx="1"/><rect x="11" y="3" width="3.500" height="11" rx="1"/><rect x="16.500" width="3.500" height="14" rx="1"/><path d="M35 4.200a11 11 0 0 0-7.500-3a11 11 0 0 0-7.500 3l-.1 0M27.500 13.500l3-3.600a4.500 4.500 0 0 0-6 0zM23 8.300l-1.500-1.800a9 9 0 0 1 12 0L32 8.300a7 7 0 0 0-9 0z" transform="translate(.8)"/><rect x="41.700" y=".7" width="20.600" height="12.600" rx="3.500" fill="none" stroke="currentColor" stroke-width="1.400" opacity=".5"/><rect x="43.500" y="2.500" width="15" height="9" rx="2"/><rect x="63.500" y="4.500" width="1.800" height="5" rx=".9"/></svg>';

/** A phone of 414 × 868 around a screen of 390 × 844; `look` styles the screen. */
export function phone(place: string, look: string, time: string, screen: string): string {
  return `<div class="phone" style="${place}"><div class="screen" style="${look}"><div class="status"><b>${time}</b>${SIGNALS}</div>${screen}<i class="grip"></i></div><i class="isle"></i></div>`;
}
