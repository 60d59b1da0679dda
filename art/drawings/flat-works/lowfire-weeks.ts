/** Lowfire’s shop on three Thursdays: boxes, then words, then the page that went online. */
import { repeat } from '../kit.ts';
import { board, browser } from './studio.ts';
import { DEFS, vessel } from './lowfire-web.ts';
import type { Draw } from '../../workshop/types.ts';

const grey = (style: string): string => `<i class="grey" style="${style}"></i>`;

/** The first Thursday: where things go. */
const boxes = `<div class="view">${grey('width:90px;height:14px')}<div class="hero"><div>${grey('width:92%;height:30px')}${grey('width:70%;height:30px;margin-top:10px')}${grey('width:100%;height:9px;margin-top:26px')}${grey('width:84%;height:9px;margin-top:9px')}${grey('width:110px;height:34px;border-radius:20px;margin-top:26px')}</div><div class="empty"><svg viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M0 0L100 100M100 0L0 100" stroke="#b9b2a8" stroke-width=".6"/></svg></div></div><ul>${repeat(4, () => `<li><div class="empty small"></div>${grey('width:70%;height:9px;margin-top:10px')}</li>`)}</ul></div>`;

/** The third: the words are the shop’s own, and one hand-drawn line shows where the pictures go. */
const written = `<div class="view"><b class="name">Lowfire</b><div class="hero"><div><h1>Tableware for slow mornings</h1><p>Stoneware thrown in batches of forty, fired once, low and long.</p><a class="go line">See the spring firing</a></div><div class="empty"><svg viewBox="0 0 220 220">${DEFS}<g fill="none" stroke="#8a7361" stroke-width="3"><path d="M84 190h48c24-36 34-92 6-134-8-12-9-18-5-28H83c4 10 3 16-5 28-28 42-18 98 6 134Z"/><path d="M30 192h160"/></g></svg></div></div><ul>${['Morning cup', 'Salt bowl', 'Half-litre jug', 'Bread plate'].map((name) => `<li><div class="empty small"></div><b>${name}</b></li>`).join('')}</ul></div>`;

const SHELF = [
  ['cup', 'Morning cup', '€ 28', '#d8b696', '#f3eadb', 34, 0.62],
  ['bowl', 'Salt bowl', '€ 42', '#caa283', '#7f9694', 44, 0.48],
  ['jug', 'Half-litre jug', '€ 76', '#b98260', '#2f3a44', 70, 0.37],
  ['plate', 'Bread plate', '€ 34', '#cfa988', '#f2ece2', 12, 0.5],
] as const;

/** The sixth: what a customer sees, a hand’s breadth from the cup. */
const finished = `<div class="view"><b class="name">Lowfire</b><div class="hero"><div><h1>Tableware for slow mornings</h1><p>Stoneware thrown in batches of forty, fired once, low and long.</p><a class="go">See the spring firing</a></div><svg class="shot" viewBox="0 0 300 260" preserveAspectRatio="xMidYMid slice">${DEFS}<rect width="300" height="260" fill="#e3cdb4"/><path d="M0 0H190L300 150V260H0Z" fill="#f0e2cf"/><path d="M0 206H300V260H0Z" fill="#c99e7a"/>${vessel('vase', 196, 232, 0.82, '#a9613c', '#f1e6d5', 150)}${vessel('moon', 96, 238, 0.66, '#d9bd9f', '#54656a', 96)}</svg></div><ul>${SHELF.map(([form, name, price, body, dip, level, scale]) => `<li><svg class="thumb" viewBox="0 0 150 110" preserveAspectRatio="xMidYMid slice">${DEFS}<rect width="150" height="110" fill="#efe3d3"/>${vessel(form, 75, 94, scale, body, dip, level)}</svg><b>${name}<em>${price}</em></b></li>`).join('')}</ul></div>`;

const draw: Draw = () =>
  board(
    ['Cormorant', 'Inter Tight'],
    `body{background:linear-gradient(150deg,#e7d6c0,#d9c1a3)}
.view{padding:20px 26px;color:#33241b;font:400 12px/1.45 "Inter Tight"}.name{font:600 24px/1 Cormorant}
.hero{display:grid;grid-template-columns:1fr 46%;gap:20px;margin-top:20px}h1{font:500 41px/.92 Cormorant;letter-spacing:-1.2px}.hero p{margin:12px 0 16px;color:#6b5648}
.go{display:inline-block;background:#33241b;color:#f8efe4;border-radius:30px;padding:9px 16px}.go.line{background:none;color:#33241b;box-shadow:inset 0 0 0 1.5px #33241b}
.grey{display:block;background:#cfc8bd;border-radius:3px}.empty,.shot{height:196px;width:100%;background:#ece7df}.empty svg{width:100%;height:100%}.small,.thumb{height:84px;width:100%}
ul{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;margin-top:20px}li b{display:flex;justify-content:space-between;margin-top:8px;font-weight:500;font-size:11px}
.day{position:absolute;padding:7px 14px;border-radius:20px;background:#33241b;color:#fff6ea;font:600 17px/1 "Inter Tight"}`,
    `${browser('left:150px;top:66px;width:560px;height:440px;background:#f7f5f1;box-shadow:0 24px 50px #5a3a2040', 'lowfire.example', 'background:#e9e4db;color:#6d6459', boxes)}
${browser('left:300px;top:236px;width:560px;height:440px;background:#fbf7f0;box-shadow:0 24px 50px #5a3a2050', 'lowfire.example', 'background:#efe6d8;color:#4d3d31', written)}
${browser('left:450px;top:406px;width:600px;height:450px;background:#faf4ea;box-shadow:0 34px 70px #5a3a2066', 'lowfire.example', 'background:#f1e6d6;color:#33241b', finished)}
<span class="day" style="left:560px;top:48px">Thursday 1</span><span class="day" style="left:710px;top:218px">Thursday 3</span><span class="day" style="left:890px;top:388px">Thursday 6</span>`,
  );

export default draw;
