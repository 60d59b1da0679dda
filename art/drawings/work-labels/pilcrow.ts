/** Pilcrow Press: the cover and the spine of a book about margins, and a magazine's spread. */
import { page, repeat, stream, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const GREEN = '#0f4a3c';
const PINK = '#f4b9b0';
const CREAM = '#f7f0e1';
const RED = '#e4492f';

/** A pilcrow built from a disc, two bars and a hollow. */
function pilcrow(x: number, y: number, size: number, ink: string, hollow: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="M46 0H100V14H92V150H76V14H62V150H46V86A43 43 0 0 1 46 0Z" fill="${ink}"/><circle cx="42" cy="43" r="19" fill="${hollow}"/></g>`;
}

function cover(): ReturnType<Draw> {
  return page({
    width: 760,
    height: 1100,
    families: ['Instrument Serif', 'Instrument Serif Italic', 'Space Grotesk'],
    style: `body{background:${PINK};color:${GREEN};font-family:"Space Grotesk"}svg{position:absolute;inset:0}h1{position:absolute;left:58px;top:50px;font:400 146px/.84 "Instrument Serif";letter-spacing:-5px}p{position:absolute;left:64px;bottom:58px;font:italic 400 44px/1 "Instrument Serif";color:${CREAM}}b{position:absolute;right:64px;bottom:62px;font:500 21px "Space Grotesk";color:${CREAM}}`,
    body: `${svg(760, 1100, `<circle cx="420" cy="860" r="500" fill="${GREEN}"/>${pilcrow(240, 560, 255, RED, GREEN)}`)}<h1>The Quiet<br>Margin</h1><p>Ottoline Marsh</p><b>Pilcrow Press</b>`,
  });
}

function spine(): ReturnType<Draw> {
  return page({
    width: 120,
    height: 1100,
    families: ['Instrument Serif', 'Space Grotesk'],
    style: `body{background:${GREEN};color:${CREAM}}div{position:absolute;left:60px;top:70px;transform:rotate(90deg) translateY(-50%);transform-origin:0 0;white-space:nowrap;font:400 58px/1 "Instrument Serif"}span{font:500 24px "Space Grotesk";margin-left:60px;color:${PINK}}svg{position:absolute;left:32px;bottom:60px}`,
    body: `<div>The Quiet Margin<span>Ottoline Marsh</span></div>${svg(56, 86, pilcrow(0, 0, 56, RED, GREEN))}`,
  });
}

/** Lines of set text as even grey, with a ragged end: read as a page, not as words. */
function text(x: number, y: number, width: number, lines: number, seed: number): string {
  const next = stream(seed);
  return repeat(lines, (k) => {
    const end = k === lines - 1 ? 0.5 : 0.9 + 0.1 * next();
    return `<rect x="${x}" y="${y + k * 21}" width="${width * end}" height="7" rx="1" fill="#3b3a36" opacity=".62"/>`;
  });
}

function leftPage(): ReturnType<Draw> {
  const dunes = repeat(7, (k) => {
    const y = 430 + k * 92;
    return `<path d="M0 ${y}C180 ${y - 150 + k * 22} 300 ${y + 90 - k * 16} 470 ${y - 30}S700 ${y - 90 + k * 18} 800 ${y + 20}V1100H0Z" fill="${['#f2c094', '#e79a6c', '#d8714d', '#b9503f', '#8b3a3c', '#5b2b37', '#351d2c'][k] ?? '#351d2c'}"/>`;
  });
  return page({
    width: 800,
    height: 1060,
    families: ['Space Grotesk'],
    style: `body{background:#f9dfbd}svg{position:absolute;inset:0}p{position:absolute;left:48px;bottom:38px;font:500 17px "Space Grotesk";color:#f9dfbd}`,
    body: `${svg(800, 1100, `<circle cx="520" cy="310" r="120" fill="#fff3de"/>${dunes}`)}<p>Photograph 4: the last ridge before the salt</p>`,
  });
}

function rightPage(): ReturnType<Draw> {
  return page({
    width: 800,
    height: 1060,
    families: ['Instrument Serif', 'Instrument Serif Italic', 'Space Grotesk'],
    style: `body{background:#fbf7ee;color:#25201f}svg{position:absolute;inset:0}h1{position:absolute;left:64px;top:88px;font:400 128px/.84 "Instrument Serif";letter-spacing:-4px}h1 em{color:#b9503f}p{position:absolute;left:68px;top:372px;width:520px;font:italic 400 34px/1.16 "Instrument Serif"}header,footer{position:absolute;left:68px;right:60px;display:flex;justify-content:space-between;font:500 16px "Space Grotesk"}header{top:40px}footer{bottom:38px}`,
    body: `${svg(800, 1060, `${text(68, 560, 306, 20, 3)}${text(416, 560, 306, 20, 8)}<path d="M68 526H722" stroke="#25201f" stroke-width="1.500"/>`)}<header><span>Long Walks</span><span>Issue 12</span></header><h1>Nine days<br>of <em>sand</em></h1><p>She carried the map in her coat and never once unfolded it.</p><footer><span>Field &amp; Margin</span><span>47</span></footer>`,
  });
}

const PARTS: Readonly<Record<string, () => ReturnType<Draw>>> = {
  cover,
  spine,
  left: leftPage,
  right: rightPage,
};

const draw: Draw = (params) => {
  const part = PARTS[textParam(params, 'part', 'cover')];
  if (part === undefined) throw new Error('no such part');
  return part();
};

export default draw;
