/** Okada Lund, architects: drawings as pictures, type as structure. */
import { repeat } from '../kit.ts';
import { board, browser } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** A long library on a slope: elevation with sun shadows and people for scale. */
function elevation(): string {
  const fins = repeat(
    38,
    (k) =>
      `<path d="M${168 + k * 16} 190h6v116h-6z" fill="#d8d2c6"/><path d="M${174 + k * 16} 190l8 10v106h-8z" fill="#8b857a" opacity=".55"/>`,
  );
  const people = [90, 262, 286, 560, 720, 838]
    .map(
      (x, k) =>
        `<g transform="translate(${x} 372) scale(${1 + (k % 2) * 0.06})"><circle cy="-33" r="3.600" fill="#151515"/><path d="M-4 -28H4L5 -12H3L2 0H-2L-3 -12H-5Z" fill="#151515"/></g>`,
    )
    .join('');
  const tree = (x: number, s: number): string =>
    `<g transform="translate(${x} 372) scale(${s})"><path d="M0 0V-60M0 -40L16 -70M0 -50L-14 -76" stroke="#2c2c2a" stroke-width="2.500" fill="none"/><circle cy="-96" r="40" fill="#2f4a3c" opacity=".82"/><circle cx="22" cy="-78" r="26" fill="#3d5d4b" opacity=".82"/></g>`;
  return `<svg width="960" height="420" viewBox="0 0 960 420"><rect width="960" height="420" fill="#e9b08a"/><rect width="960" height="200" fill="#eec2a2"/><circle cx="770" cy="118" r="66" fill="#fbe9d2"/><path d="M0 330Q240 250 520 300T960 262V420H0Z" fill="#b9795a"/><path d="M140 176H800V306H140Z" fill="#3a3733"/>${fins}<path d="M120 150H826V190H120Z" fill="#f1ede4"/><path d="M120 184H826V190H120Z" fill="#a8a195"/><path d="M560 92H700V150H560Z" fill="#d8d2c6"/><path d="M640 92H700V150H640Z" fill="#a8a195"/><path d="M140 306H400V372H140Z" fill="#c9c2b4"/><path d="M400 306H800V372H400Z" fill="#2a2825"/>${repeat(9, (k) => `<path d="M${412 + k * 44} 312h34v60h-34z" fill="#f6c97c" opacity="${0.5 + (k % 3) * 0.22}"/>`)}<path d="M140 306L240 372H140Z" fill="#a8a195"/><path d="M0 372H960V420H0Z" fill="#53382c"/>${tree(66, 1.2)}${tree(880, 1.46)}${tree(476, 0.7)}${people}</svg>`;
}

function plan(): string {
  return `<svg width="330" height="330" viewBox="0 0 330 330" fill="none" stroke="#111" stroke-width="7"><path d="M20 70H310V270H20Z"/><path d="M20 150H90M130 150H200V70M200 190V270M200 210H250M290 210H310" /><g stroke-width="1.600"><path d="M90 150A40 40 0 0 1 130 110V150M250 210A40 40 0 0 0 290 250V210"/>${repeat(9, (k) => `<path d="M${214 + k * 10} 70V130"/>`)}<path d="M214 130H294M40 90H90V130H40ZM46 96L84 124M84 96L46 124M60 190H150V240H60ZM70 200H140V230H70Z"/><path d="M20 300H310M20 292V308M310 292V308M200 292V308" stroke="#e8432e"/></g></svg>`;
}

const draw: Draw = () =>
  board(
    ['Archivo', 'Inter Tight'],
    `body{background:#bdbab2}.floor{position:absolute;inset:0;background:linear-gradient(100deg,#c9c6be 0 46%,#b1aea5 46%)}
.view{font-family:Archivo;color:#111}.head{display:grid;grid-template-columns:repeat(6,1fr);gap:20px;padding:20px 32px;font:500 14px/1.35 Archivo}.head b{font-weight:700;grid-column:span 2}
.big{font:800 163px/.76 Archivo;font-stretch:66%;letter-spacing:-7px;padding:0 32px;display:flex;justify-content:space-between;margin:4px 0 24px}
.cap{display:grid;grid-template-columns:repeat(6,1fr);gap:20px;padding:14px 32px;font:500 14px/1.35 Archivo}.cap b{grid-column:span 2;font-weight:700}.cap span:last-child{text-align:right}
.side{padding:30px 34px}.side h2{word-spacing:.1em;font:800 68px/.82 Archivo;font-stretch:66%;letter-spacing:-3px}.side p{font:500 14px/1.45 Archivo;margin-top:18px}.side svg{margin:6px 0 0 -14px}
.side ul{margin-top:18px;border-top:3px solid #111}.side li{display:flex;justify-content:space-between;font:500 14px/1 Archivo;padding:11px 0;border-bottom:1px solid #1112}`,
    `<div class="floor"></div>
${browser(
  'left:122px;top:56px;width:960px;height:740px;border-radius:4px;background:#f3f1ec;box-shadow:-30px 44px 70px #3a372f80',
  'okadalund.example',
  'background:#e4e1d9;color:#111',
  `<div class="head"><b>Okada Lund<br>Architects</b><span>Buildings</span><span>Reuse</span><span>Office</span><span>Copenhagen<br>Matsumoto</span></div><div class="big"><span>Okada</span><span>Lund</span></div>${elevation()}<div class="cap"><b>Library on the slope</b><span>Holbæk</span><span>4,200 m²</span><span>Finished 2025</span><span>1 of 38</span></div>`,
)}
${browser(
  'left:690px;top:400px;width:380px;height:640px;border-radius:4px;background:#e8432e;color:#111;box-shadow:-24px 34px 60px #3a372fa0',
  'okadalund.example/house-12',
  'background:#d53a26;color:#111',
  `<div class="side"><h2>House<br>for two pianos</h2><p>One wall, turned twice, keeps the practice of one from the sleep of the other.</p>${plan()}</div>`,
)}`,
  );

export default draw;
