/** What the flat pictures of the founders' house share: its type, its night and its glass. */
import { pathToFileURL } from 'node:url';
import { fontFile } from '../../../workshop/fonts.ts';
import type { Drawing } from '../../../workshop/types.ts';
import { page } from '../../kit.ts';

const FACES = [
  ['Sora', '@fontsource-variable/sora', 'sora-latin-wght-normal', '100 800'],
  [
    'Familjen',
    '@fontsource-variable/familjen-grotesk',
    'familjen-grotesk-latin-wght-normal',
    '400 700',
  ],
] as const;

const faces = FACES.map(
  ([name, pack, file, weight]) =>
    `@font-face{font-family:"${name}";font-weight:${weight};src:url("${pathToFileURL(fontFile(pack, `${file}.woff2`)).href}")}`,
).join('\n');

/** A page in the house's type. */
export function sheet(width: number, height: number, style: string, body: string): Drawing {
  return page({
    width,
    height,
    style: `${faces}
body{font-family:Sora;color:#eef0ff}svg{display:block}.over{position:absolute;left:0;top:0}${style}`,
    body,
  });
}

/** The night behind the windows, and the flutes of the glass before it. */
export function night(flutes: number, x = 50, y = 52): string {
  const share = 100 / flutes;
  return `<div class="over" style="width:100%;height:100%;background:radial-gradient(90% 90% at ${x}% ${y}%,#3a44b8,#23296b 52%,#171a3d)"></div><div class="over" style="width:100%;height:100%;background:repeating-linear-gradient(90deg,#0a0c2a99 0,#0a0c2a00 ${share * 0.14}%,#cdd4ff14 ${share * 0.26}%,#0a0c2a00 ${share * 0.38}%,#0a0c2a00 ${share * 0.86}%,#0a0c2a99 ${share}%)"></div>`;
}

/** A telephone around what it shows. */
export function telephone(
  left: number,
  top: number,
  width: number,
  height: number,
  look: string,
  screen: string,
): string {
  const pad = width * 0.03;
  return `<div style="position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;border-radius:${width * 0.15}px;background:#07081c;padding:${pad}px;box-shadow:0 30px 70px #05061acc"><div style="position:relative;width:100%;height:100%;border-radius:${width * 0.125}px;overflow:hidden;${look}">${screen}</div></div>`;
}
