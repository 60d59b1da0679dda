/** Ninth Oven, a bakery: three pages of its site side by side, standing on a slant. */
import { repeat, stream } from '../kit.ts';
import { board, icon } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** A scored loaf seen from above. */
function loaf(
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  cuts: number,
): string {
  const next = stream(x * 7 + y);
  const scores = repeat(cuts, (k) => {
    const at = ((k + 1) / (cuts + 1) - 0.5) * length * 0.9;
    return `<path d="M${at - 16} ${width * 0.3}Q${at} 0 ${at + 22} ${-width * 0.32}" stroke="#f7dca6" stroke-width="${width * 0.12}" stroke-linecap="round" fill="none"/>`;
  });
  const flour = repeat(
    60,
    () =>
      `<circle cx="${(next() - 0.5) * length * 0.9}" cy="${(next() - 0.5) * width * 0.8}" r="${0.6 + next() * 1.6}" fill="#fff4dc" opacity=".7"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-length / 2 + 6}" y="${-width / 2 + 12}" width="${length}" height="${width}" rx="${width / 2}" fill="#5a2a08" opacity=".25"/><rect x="${-length / 2}" y="${-width / 2}" width="${length}" height="${width}" rx="${width / 2}" fill="#c9792b"/><rect x="${-length / 2 + 8}" y="${-width / 2 + 5}" width="${length - 16}" height="${width * 0.62}" rx="${width * 0.31}" fill="#dd9442"/>${scores}${flour}</g>`;
}

function ring(x: number, y: number, r: number): string {
  return `<circle cx="${x + 5}" cy="${y + 9}" r="${r}" fill="#5a2a08" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="#c9792b"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="none" stroke="#e3a355" stroke-width="${r * 0.34}"/><circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="#8a4413"/>${repeat(9, (k) => `<path d="M${x} ${y - r * 0.9}q${r * 0.16} ${r * 0.22} 0 ${r * 0.46}" stroke="#f7dca6" stroke-width="4" fill="none" transform="rotate(${k * 40} ${x} ${y})"/>`)}`;
}

const BREADS: readonly (readonly [name: string, text: string, price: string])[] = [
  ['Potato sourdough', 'Dark crust, soft for four days', '6.20'],
  ['Seeded rye', 'Caraway, sunflower, patience', '5.80'],
  ['Cardamom knot', 'Until eleven, usually', '3.40'],
  ['Tin loaf', 'The one for toast', '4.60'],
];

const draw: Draw = () => {
  const hero = `<svg width="420" height="400" viewBox="0 0 420 400">${loaf(140, 120, 260, 104, -28, 4)}${ring(316, 268, 82)}${loaf(120, 318, 190, 78, 14, 3)}</svg>`;
  const list = BREADS.map(
    ([name, text, price], k) =>
      `<li><u><svg width="84" height="84" viewBox="0 0 84 84">${k === 2 ? ring(42, 42, 30) : loaf(42, 42, 62, 30 + k * 3, -30, 3)}</svg></u><div><b>${name}</b><span>${text}</span></div><em>${price}</em><i>${icon('plus', 20, 2)}</i></li>`,
  ).join('');
  const hours = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    .map(
      (day, k) =>
        `<p><span>${day}</span><em>${k === 0 ? 'we sleep' : k > 4 ? '7 to 2' : '7 to 5'}</em></p>`,
    )
    .join('');
  return board(
    ['Bricolage', 'Inter Tight'],
    `body{background:#f6c445;color:#40200a;font-family:Bricolage}.slant{position:absolute;left:-56px;top:-190px;width:1400px;height:1400px;transform:rotate(11deg)}.col{position:absolute;width:420px;border-radius:18px;overflow:hidden;box-shadow:-20px 34px 60px #6d3a0059}
.a{left:50px;top:120px}.b{left:496px;top:176px}.c{left:942px;top:60px}
.bar{display:flex;justify-content:space-between;align-items:center;padding:22px 26px;font:700 21px/1 Bricolage;letter-spacing:-.6px}
.tile{position:relative}.one{background:#fff3d9;height:800px}.one h1{font:800 90px/.82 Bricolage;letter-spacing:-5px;padding:10px 26px 0}.one p{font:400 18px/1.4 Bricolage;padding:16px 26px 0}.one svg{position:absolute;left:0;bottom:-30px}.one .bar svg{position:static}
.two{background:#d9482b;color:#fff3d9;height:420px;padding:30px 26px}.two h2,.six h2{font:800 60px/.86 Bricolage;letter-spacing:-3px}.two p{font:500 19px/1 Bricolage;display:flex;justify-content:space-between;border-top:2px solid #fff3d93d;padding:10px 0}.two h2{margin-bottom:26px}
.three{background:#fffaf0;height:680px}.three h2{font:800 44px/1 Bricolage;letter-spacing:-2px;padding:6px 26px 14px}li{display:grid;grid-template-columns:84px 1fr 56px 42px;gap:12px;align-items:center;padding:14px 22px 14px 26px;border-top:2px solid #40200a17}li u{border-radius:16px;background:#f9e3b4;width:84px;height:84px}li b{display:block;font:700 20px/1.1 Bricolage;letter-spacing:-.5px}li span{font:400 14.500px/1.3 Bricolage;color:#8a6647}li em{font:600 19px Bricolage}li i{width:42px;height:42px;border-radius:50%;background:#40200a;color:#fff3d9;display:grid;place-items:center}
.three .sum{margin:16px 26px;background:#40200a;color:#fff3d9;border-radius:30px;padding:18px 24px;font:600 18px/1 Bricolage;display:flex;justify-content:space-between}
.four{background:#2f6b4f;color:#fff3d9;height:480px;padding:34px 26px}.four h2{font:800 62px/.86 Bricolage;letter-spacing:-3px}.four p{font:400 18px/1.45 Bricolage;margin-top:18px}.four u{position:absolute;right:-60px;bottom:-70px;width:260px;height:260px;border-radius:50%;background:#f6c445}
.five{background:#ffb3a0;height:520px;padding:0}.five svg{position:absolute;inset:0}.six{background:#fff3d9;height:640px;padding:30px 26px}.six p{font:400 19px/1.45 Bricolage;margin-top:18px}.field{border:2px solid #40200a;border-radius:14px;padding:16px 18px;font:500 17px/1 Bricolage;margin-top:16px}.field.go{background:#d9482b;border-color:#d9482b;color:#fff3d9;text-align:center}`,
    `<div class="slant">
<div class="col a"><div class="tile two"><h2>Open when<br>it smells right</h2>${hours}</div><div class="tile three"><h2>Today’s shelf</h2><ul>${list}</ul><div class="sum"><span>3 things in your bag</span><span>€ 15.40</span></div></div></div>
<div class="col b"><div class="tile one"><div class="bar">Ninth Oven ${icon('bag', 24, 2)}</div><h1>Bread, slowly, since four</h1><p>Order before nine in the evening. Collect it warm, from seven.</p>${hero}</div><div class="tile four"><h2>Flour from thirty kilometres</h2><p>Two mills, one river. We print the field on every bag.</p><u></u></div></div>
<div class="col c"><div class="tile five"><svg width="420" height="520" viewBox="0 0 420 520">${ring(210, 250, 150)}${loaf(330, 470, 260, 100, -20, 4)}</svg></div><div class="tile six"><h2>A loaf a week</h2><p>Choose a day, hang out a bag. We come by bicycle.</p><div class="field">Thursday</div><div class="field">Potato sourdough</div><div class="field go">Start next week</div></div></div></div>`,
  );
};

export default draw;
