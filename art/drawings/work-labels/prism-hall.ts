/** Prism Hall, a concert hall: business cards, tickets, a wristband and a record's sleeve. */
import { page, repeat, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const BLACK = '#0b0b12';
const PINK = '#ff3d81';
const BLUE = '#4a5bff';
const PALE = '#f4efff';

/** Arcs of sound: quarter rings stacked from a corner. */
function rings(
  cx: number,
  cy: number,
  step: number,
  count: number,
  colours: readonly string[],
): string {
  return repeat(count, (k) => {
    const radius = (count - k) * step;
    return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${colours[k % colours.length] ?? BLACK}"/>`;
  });
}

const PARTS: Readonly<Record<string, () => ReturnType<Draw>>> = {
  front: () =>
    page({
      width: 900,
      height: 550,
      families: ['Syne'],
      style: `body{background:${BLACK};color:${PALE}}svg{position:absolute;inset:0}h1{position:absolute;left:56px;top:44px;font:700 96px/.88 Syne;letter-spacing:-4px}`,
      body: `${svg(900, 550, rings(900, 550, 52, 8, [PINK, BLACK, BLUE, BLACK, PALE, BLACK]))}<h1>Prism<br>Hall</h1>`,
    }),
  back: () =>
    page({
      width: 900,
      height: 550,
      families: ['Syne', 'Inter'],
      style: `body{background:${BLACK};color:${PALE};font:400 27px/1.5 Inter}svg{position:absolute;left:0;top:0}h1{position:absolute;left:56px;bottom:150px;font:700 70px/.95 Syne;letter-spacing:-3px}p{position:absolute;left:58px;bottom:52px;color:#b9b2d6}`,
      body: `${svg(900, 550, rings(900, 0, 40, 6, [BLUE, BLACK, PINK, BLACK, PALE, BLACK]))}<h1>Noor Rahman</h1><p>Programme director<br>noor@prismhall.example</p>`,
    }),
  ticket: () =>
    page({
      width: 1240,
      height: 520,
      families: ['Syne', 'Bebas Neue', 'JetBrains Mono'],
      style: `body{background:${PINK};color:${BLACK}}svg{position:absolute;inset:0}h1{position:absolute;left:48px;top:36px;font:800 118px/.86 Syne;letter-spacing:-6px}p{position:absolute;left:54px;bottom:44px;font:600 25px/1.4 "JetBrains Mono"}b{position:absolute;right:62px;bottom:28px;font:400 150px/1 "Bebas Neue"}i{position:absolute;right:66px;top:48px;font:600 23px/1.4 "JetBrains Mono";text-align:right}`,
      body: `${svg(1240, 520, `${rings(704, 520, 36, 7, [BLUE, PINK, BLACK, PINK])}<path d="M968 0V520" stroke="${BLACK}" stroke-width="5" stroke-dasharray="4 16" stroke-linecap="round"/>`)}<h1>Night<br>Organ</h1><p>Prism Hall · 14 November<br>doors 20:30, standing</p><i>gate 3</i><b>A07</b>`,
    }),
  second: () =>
    page({
      width: 1240,
      height: 520,
      families: ['Syne', 'Bebas Neue', 'JetBrains Mono'],
      style: `body{background:${BLUE};color:${PALE}}svg{position:absolute;inset:0}h1{position:absolute;left:48px;top:36px;font:800 118px/.86 Syne;letter-spacing:-6px}p{position:absolute;left:54px;bottom:44px;font:600 25px/1.4 "JetBrains Mono"}b{position:absolute;right:62px;bottom:28px;font:400 150px/1 "Bebas Neue"}i{position:absolute;right:66px;top:48px;font:600 23px/1.4 "JetBrains Mono";text-align:right}`,
      body: `${svg(1240, 520, `${rings(770, 0, 30, 7, [BLACK, BLUE, PINK, BLUE])}<path d="M968 0V520" stroke="${PALE}" stroke-width="5" stroke-dasharray="4 16" stroke-linecap="round"/>`)}<h1>Glass<br>Choir</h1><p>Prism Hall · 21 November<br>doors 19:00, seated</p><i>gate 1</i><b>C22</b>`,
    }),
  band: () =>
    page({
      width: 2400,
      height: 160,
      families: ['Syne'],
      style: `body{background:${BLACK};color:${PINK};font:800 74px/160px Syne;letter-spacing:-2px;white-space:nowrap;display:flex;justify-content:space-around}`,
      body: repeat(
        2,
        () => `<p>Prism Hall <span style="color:${PALE}">all nights</span></p><p>●</p>`,
      ),
    }),
};

const draw: Draw = (params) => {
  const part = PARTS[textParam(params, 'part', 'front')];
  if (part === undefined) throw new Error('no such part');
  return part();
};

export default draw;
