/** Ninth Oven: the last order of an evening on a phone, and the list that comes out of the printer. */
import { repeat, stream } from '../../kit.ts';
import { board, icon, phone } from '../../flat-works/studio.ts';
import type { Draw } from '../../../workshop/types.ts';

const BROWN = '#40200a';

/** A scored loaf, its middle in the origin. */
function loaf(length: number, width: number, turn: number): string {
  const cuts = repeat(4, (k) => {
    const at = ((k + 1) / 5 - 0.5) * length * 0.9;
    return `<path d="M${at - 16} ${width * 0.3}Q${at} 0 ${at + 22} ${-width * 0.32}" stroke="#f7dca6" stroke-width="${width * 0.12}" stroke-linecap="round" fill="none"/>`;
  });
  return `<g transform="rotate(${turn})"><rect x="${-length / 2 + 6}" y="${-width / 2 + 12}" width="${length}" height="${width}" rx="${width / 2}" fill="#5a2a08" opacity=".25"/><rect x="${-length / 2}" y="${-width / 2}" width="${length}" height="${width}" rx="${width / 2}" fill="#c9792b"/><rect x="${-length / 2 + 8}" y="${-width / 2 + 5}" width="${length - 16}" height="${width * 0.62}" rx="${width * 0.31}" fill="#dd9442"/>${cuts}</g>`;
}

/** A round knot, its middle in the origin. */
function knot(r: number): string {
  return `<circle cx="5" cy="9" r="${r}" fill="#5a2a08" opacity=".25"/><circle r="${r}" fill="#c9792b"/><circle r="${r * 0.66}" fill="none" stroke="#e3a355" stroke-width="${r * 0.34}"/><circle r="${r * 0.3}" fill="#8a4413"/>${repeat(9, (k) => `<path d="M0 ${-r * 0.9}q${r * 0.16} ${r * 0.22} 0 ${r * 0.46}" stroke="#f7dca6" stroke-width="4" fill="none" transform="rotate(${k * 40})"/>`)}`;
}

const BREADS = [
  ['Potato sourdough', 18, 4],
  ['Seeded rye', 11, 2],
  ['Cardamom knot', 16, 4],
  ['Tin loaf', 9, 2],
] as const;

const ordered = BREADS.reduce((sum, [, count]) => sum + count, 0);
const walkIn = BREADS.reduce((sum, [, , count]) => sum + count, 0);

const draw: Draw = () => {
  const next = stream(9);
  const flour = repeat(90, () => {
    const [x, y] = [560 + next() * 640, 560 + next() * 340];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.8 + next() * 3).toFixed(1)}" fill="#fff8e6" opacity=".85"/>`;
  });
  const screen = `<div class="top">Ninth Oven<i>${icon('bag', 26, 2)}</i></div><p class="close">${icon('clock', 19, 2)}Orders close in 6 minutes</p><h1>Yours for Saturday</h1>
<ul><li><u><svg width="84" height="84" viewBox="-42 -42 84 84">${loaf(66, 32, -30)}</svg></u><div><b>Potato sourdough</b><span>2 loaves</span></div><em>12.40</em></li><li><u><svg width="84" height="84" viewBox="-42 -42 84 84">${knot(30)}</svg></u><div><b>Cardamom knot</b><span>3 knots</span></div><em>10.20</em></li></ul>
<div class="row"><span>Collect it warm</span><b>from 7, Sat</b></div><div class="row"><span>Name on the bag</span><b>Teddy</b></div><div class="row last"><span>Altogether</span><b>€ 22.60</b></div><div class="go">Order for tomorrow</div>`;
  const rows = BREADS.map(
    ([name, count, more]) =>
      `<p class="line"><span>${name}</span><b>${count}</b><i>+ ${more}</i></p>`,
  ).join('');
  return board(
    ['Bricolage', 'Space Grotesk'],
    `body{background:#f6c445;color:${BROWN};font-family:Bricolage}.bg,.flour{position:absolute;left:0;top:0}
.top{display:flex;justify-content:space-between;align-items:center;padding:68px 28px 0;font:800 25px/1 Bricolage;letter-spacing:-.8px}.close{display:flex;align-items:center;gap:9px;margin:26px 28px 0;padding:13px 16px;border-radius:14px;background:#d9482b;color:#fff3d9;font:600 18px/1 Bricolage}
h1{font:800 58px/.88 Bricolage;letter-spacing:-3px;padding:28px 28px 22px}ul{padding:0 28px}li{display:grid;grid-template-columns:84px 1fr auto;gap:14px;align-items:center;padding:13px 0;border-top:2px solid #40200a1c}u{display:block;border-radius:16px;background:#f9e3b4;width:84px;height:84px}li b{display:block;font:700 21px/1.15 Bricolage;letter-spacing:-.5px}li span{font:400 17px/1.3 Bricolage;color:#8a6647}li em{font:600 20px Bricolage}
.row{display:flex;justify-content:space-between;margin:0 28px;padding:15px 0;border-top:2px solid #40200a1c;font:400 18px/1 Bricolage}.row b{font-weight:700}.row.last{font-size:22px;border-top-color:${BROWN}}.go{margin:14px 28px;padding:21px;border-radius:30px;background:${BROWN};color:#fff3d9;text-align:center;font:700 20px/1 Bricolage}
.roll{position:absolute;left:640px;top:-30px;width:420px;height:872px;transform:rotate(3deg);filter:drop-shadow(-14px 24px 26px #6d3a0066)}.roll>svg.paper{position:absolute;inset:0}.in{position:absolute;left:46px;right:38px;top:80px;font:500 22px/1 "Space Grotesk"}
.in h2{font:800 31px/1 Bricolage;letter-spacing:-1px}.in h3{font:500 19px/1.35 "Space Grotesk";margin-top:10px;color:#6b5238}.line{display:grid;grid-template-columns:1fr 46px 58px;padding:16px 0;border-top:1.500px dashed #40200a66}.line b,.line i{text-align:right;font-variant-numeric:tabular-nums}.line b{font-weight:700}.line i{color:#8a6647}.lines{margin-top:26px;border-bottom:1.500px dashed #40200a66}.sum{display:grid;grid-template-columns:1fr 60px;padding:13px 0 0;font-size:22px}.sum b{text-align:right}.bake{font:800 46px/1 Bricolage;letter-spacing:-2px;padding-top:22px}.bake b{font-weight:800}.times{margin-top:34px;padding-top:20px;border-top:1.500px dashed #40200a66}.times p{display:grid;grid-template-columns:110px 1fr;padding:8px 0}.times b{font-weight:700}.bye{margin-top:26px;font:600 24px/1.2 Bricolage;letter-spacing:-.5px}.ink{position:absolute;left:-2px;top:0}`,
    `<svg class="bg" width="1200" height="900" viewBox="0 0 1200 900"><path d="M560 0H1200V900H420Z" fill="#efb22f"/><path d="M0 790L470 690L1200 816V900H0Z" fill="#e3a126"/></svg><svg class="flour" width="1200" height="900" viewBox="0 0 1200 900">${flour}</svg>
${phone('left:168px;top:44px;transform:rotate(-4deg) scale(.93)', 'background:#fff3d9', '8:54', screen)}
<div class="roll"><svg class="paper" width="420" height="872" viewBox="0 0 420 872"><path d="M0 0H420V862${repeat(30, (k) => `L${420 - (k + 1) * 14} ${k % 2 === 0 ? 872 : 862}`)}V0Z" fill="#fffdf6"/><path d="M0 0H420V70H0Z" fill="#40200a" opacity=".08"/></svg>
<div class="in"><h2>Saturday’s list</h2><h3>Printed Friday, 9:00 pm.<br>Ordered, and for people who walk in.</h3><div class="lines">${rows}</div><div class="sum"><span>Ordered</span><b>${ordered}</b></div><div class="sum"><span>Walk in</span><b>${walkIn}</b></div><div class="sum bake"><span>Bake</span><b>${ordered + walkIn}</b></div><div class="times"><p><b>4:00</b>mix</p><p><b>5:10</b>first oven</p><p><b>7:00</b>doors</p></div><p class="bye">Sleep well, Olive.</p></div></div>`,
  );
};

export default draw;
