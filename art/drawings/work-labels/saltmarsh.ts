/** Saltmarsh Trust: a series of three posters, one bird of the marsh in each, cut from flat shapes. */
import { page, repeat, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 840;
const HEIGHT = 1180;

interface Poster {
  readonly word: string;
  readonly when: string;
  readonly ground: string;
  readonly ink: string;
  readonly art: string;
}

const reeds = (colour: string, count: number, base: number): string =>
  repeat(count, (k) => {
    const x = 20 + (k * 800) / (count - 1);
    const lean = ((k * 37) % 21) - 10;
    const tall = 180 + ((k * 53) % 150);
    return `<path d="M${x} ${base}q${lean} ${-tall * 0.6} ${lean * 2.4} ${-tall}" stroke="${colour}" stroke-width="9" fill="none" stroke-linecap="round"/>`;
  });

const POSTERS: Readonly<Record<string, Poster>> = {
  listen: {
    word: 'Listen',
    when: 'Dawn walks · April',
    ground: '#f3e6cf',
    ink: '#17343a',
    art: `<circle cx="560" cy="420" r="230" fill="#f08a4b"/><path d="M150 560C250 420 430 400 560 470L700 440L610 540C560 660 380 700 250 640Z" fill="#17343a"/><path d="M610 500L830 462L640 538Z" fill="#d4452f"/><path d="M250 640C220 740 200 800 190 900M360 660C350 760 352 830 356 900" stroke="#17343a" stroke-width="13" fill="none"/><circle cx="592" cy="490" r="10" fill="#f3e6cf"/>${reeds('#5f8f7d', 13, 930)}`,
  },
  wade: {
    word: 'Wade',
    when: 'Low tide · June',
    ground: '#2f7f8a',
    ink: '#f7efdd',
    art: `${repeat(9, (k) => `<path d="M-20 ${620 + k * 38}q70 -30 140 0t140 0t140 0t140 0t140 0t140 0t140 0" stroke="#f7efdd" stroke-width="8" fill="none" opacity="${1 - k * 0.09}"/>`)}<path d="M300 880V520M420 880V530" stroke="#f08a4b" stroke-width="16"/><ellipse cx="360" cy="450" rx="210" ry="120" fill="#f7efdd"/><path d="M500 400C640 380 640 240 590 190" stroke="#f7efdd" stroke-width="46" fill="none" stroke-linecap="round"/><path d="M606 168L812 250L590 226Z" fill="#17343a"/><circle cx="592" cy="188" r="9" fill="#17343a"/><path d="M170 430L60 500L210 510Z" fill="#17343a"/>`,
  },
  return: {
    word: 'Return',
    when: 'Geese count · October',
    ground: '#e2583e',
    ink: '#fbeeda',
    art: `<circle cx="270" cy="330" r="150" fill="#fbeeda"/>${repeat(9, (k) => {
      const row = Math.abs(k - 4);
      const x = 420 + (k - 4) * 88;
      const y = 470 + row * 74;
      return `<path d="M${x - 62} ${y - 34}Q${x - 14} ${y - 26} ${x} ${y}Q${x + 14} ${y - 26} ${x + 62} ${y - 34}Q${x + 18} ${y + 4} ${x} ${y + 26}Q${x - 18} ${y + 4} ${x - 62} ${y - 34}Z" fill="#17343a"/>`;
    })}`,
  },
};

const draw: Draw = (params) => {
  const poster = POSTERS[textParam(params, 'poster', 'listen')] ?? POSTERS['listen'];
  if (poster === undefined) throw new Error('no such poster');
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Bricolage'],
    style: `body{background:${poster.ground};color:${poster.ink};font-family:Bricolage}svg{position:absolute;left:0;top:0}h1{position:absolute;left:52px;bottom:104px;font:800 196px/.8 Bricolage;letter-spacing:-11px}header,footer{position:absolute;left:60px;right:60px;display:flex;justify-content:space-between;font:600 27px/1.2 Bricolage}header{top:52px}footer{bottom:50px}`,
    body: `${svg(WIDTH, HEIGHT, poster.art)}<header><span>Saltmarsh Trust</span><span>2026</span></header><h1>${poster.word}</h1><footer><span>${poster.when}</span><span>saltmarsh.example</span></footer>`,
  });
};

export default draw;
