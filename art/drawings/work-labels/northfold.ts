/** Northfold: letterhead, envelope, folder and business cards; the mark is a folded N. */
import { page, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const INK = '#14213d';
const SKY = '#8fb8ff';
const LIME = '#d6f25a';
const PAPER = '#f7f8fb';

/** An N folded from one strip: two uprights and a darker diagonal. */
function mark(x: number, y: number, size: number, first: string, second: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="M0 100V0L28 0V100Z" fill="${first}"/><path d="M72 100V0H100V100Z" fill="${first}"/><path d="M0 0H30L100 100H70Z" fill="${second}"/></g>`;
}

const PARTS: Readonly<Record<string, () => ReturnType<Draw>>> = {
  letter: () =>
    page({
      width: 840,
      height: 1188,
      families: ['Syne', 'Inter'],
      style: `body{background:${PAPER};color:${INK};font:400 19px/1.62 Inter}svg{position:absolute;left:70px;top:70px}h1{position:absolute;left:70px;top:250px;font:700 62px/1 Syne;letter-spacing:-2px}main{position:absolute;left:70px;right:190px;top:366px}main p+p{margin-top:20px}footer{position:absolute;left:70px;right:70px;bottom:60px;display:flex;justify-content:space-between;font-size:15px;line-height:1.5}`,
      body: `${svg(90, 90, mark(0, 0, 90, INK, SKY))}<h1>Dear Ms Brooks,</h1><main><p>Thank you for the long afternoon in the workshop. We left with three pages of notes and one clear thought: the new name should fold up as small as the product does.</p><p>Enclosed are two routes. The first keeps the mark you have and teaches it to move. The second starts from the crease.</p><p>We would show you the second first.</p><p>Yours,<br>Elias Lindqvist</p></main><footer><span>Northfold<br>4 Ropewalk Lane</span><span>hello@northfold.example<br>northfold.example</span></footer>`,
    }),
  envelope: () =>
    page({
      width: 1100,
      height: 550,
      families: ['Syne', 'Inter'],
      style: `body{background:${SKY};color:${INK};font:500 22px/1.45 Inter}svg{position:absolute;inset:0}p{position:absolute;left:66px;bottom:54px}`,
      body: `${svg(1100, 550, `<path d="M560 550L1100 -40V550Z" fill="#6f9ff5"/>${mark(66, 60, 92, INK, PAPER)}`)}<p>Northfold<br>4 Ropewalk Lane</p>`,
    }),
  folder: () =>
    page({
      width: 880,
      height: 1180,
      families: ['Syne', 'Inter'],
      style: `body{background:${INK};color:${LIME}}svg{position:absolute;inset:0}h1{position:absolute;left:64px;bottom:60px;font:700 76px/.98 Syne;letter-spacing:-3px}`,
      body: `${svg(880, 1180, `<g transform="translate(64 70)">${mark(0, 0, 752, '#1f3157', LIME)}</g>`)}<h1>Brand<br>handbook</h1>`,
    }),
  front: () =>
    page({
      width: 900,
      height: 550,
      families: ['Syne'],
      style: `body{background:${LIME};color:${INK}}svg{position:absolute;left:340px;top:165px}`,
      body: svg(220, 220, mark(0, 0, 220, INK, '#5b7fd6')),
    }),
  back: () =>
    page({
      width: 900,
      height: 550,
      families: ['Syne', 'Inter'],
      style: `body{background:${PAPER};color:${INK};font:400 27px/1.5 Inter}h1{position:absolute;left:64px;top:60px;font:700 62px/1 Syne;letter-spacing:-2px}p{position:absolute;left:66px;top:136px}footer{position:absolute;left:66px;bottom:60px}svg{position:absolute;right:64px;bottom:66px}`,
      body: `<h1>Aiyana Brooks</h1><p>Director</p><footer>aiyana@northfold.example<br>+00 5550 0142</footer>${svg(84, 84, mark(0, 0, 84, INK, SKY))}`,
    }),
};

const draw: Draw = (params) => {
  const part = PARTS[textParam(params, 'part', 'letter')];
  if (part === undefined) throw new Error('no such part');
  return part();
};

export default draw;
