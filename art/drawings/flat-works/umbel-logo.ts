/** Umbel, a greengrocer: a plant's umbrella drawn with one rule; paper bag, label, crate. */
import { repeat } from '../kit.ts';
import { board } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** The mark on 120 × 120: rays from one stem, each ending in a seed. */
function mark(size: number, colour: string, rays = 7): string {
  const angle = (k: number): number => ((k / (rays - 1) - 0.5) * 150 * Math.PI) / 180;
  return `<svg width="${size}" height="${size}" viewBox="0 0 120 120" fill="${colour}" stroke="${colour}"><path d="M60 116V66" stroke-width="6.500" stroke-linecap="round"/>${repeat(
    rays,
    (k) => {
      const [x, y] = [60 + 45 * Math.sin(angle(k)), 66 - 45 * Math.cos(angle(k))];
      return `<path d="M60 66L${x.toFixed(1)} ${y.toFixed(1)}" stroke-width="5" stroke-linecap="round"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8.600" stroke="none"/>`;
    },
  )}</svg>`;
}

const draw: Draw = () => {
  const bag = `<svg width="470" height="640" viewBox="0 0 470 640"><defs><linearGradient id="fold"><stop offset="0" stop-color="#000" stop-opacity=".0"/><stop offset=".8" stop-color="#3a2208" stop-opacity=".06"/><stop offset="1" stop-color="#3a2208" stop-opacity=".2"/></linearGradient><filter id="cast" x="-40%" y="-20%" width="180%" height="150%"><feGaussianBlur stdDeviation="22"/></filter></defs><path d="M40 90H390L420 640H20Z" fill="#153a20" opacity=".55" filter="url(#cast)" transform="translate(30 18)"/><path d="M130 100C130 10 300 10 300 100" fill="none" stroke="#b98b54" stroke-width="13"/><path d="M40 76H330V640H40Z" fill="#e2b983"/><path d="M330 76L400 96V640H330Z" fill="#c99d66"/><path d="M330 76L362 330L330 640Z" fill="#b98b54"/><path d="M40 76H330V640H40Z" fill="url(#fold)"/><path d="M40 76H330V96H40Z" fill="#3a2208" opacity=".10"/></svg>`;
  const label = (
    left: number,
    top: number,
    tone: string,
    ink: string,
    name: string,
    from: string,
    price: string,
  ): string =>
    `<div class="label" style="left:${left}px;top:${top}px;background:${tone};color:${ink}"><b>${name}</b><span>${from}</span><em>${price}</em></div>`;
  return board(
    ['Fraunces'],
    `body{background:#2f6b3c;color:#fdf5df;font-family:Fraunces}section{position:absolute;overflow:hidden}
.word{font:500 92px/1 Fraunces;font-variation-settings:"SOFT" 100,"WONK" 1,"opsz" 144;letter-spacing:-4px}
.bagmark{position:absolute;left:86px;top:300px;width:290px;text-align:center;color:#2b4a1f}.bagmark svg{margin:0 auto 8px}.bagmark .word{font-size:78px}
.label{position:absolute;width:214px;height:250px;border-radius:12px 12px 107px 107px;padding:26px 20px;text-align:center;box-shadow:0 12px 22px #00000033}.label b{display:block;font:600 30px/1 Fraunces;font-variation-settings:"SOFT" 100,"WONK" 1;letter-spacing:-1px}.label span{font:400 15px/1.3 Fraunces;display:block;margin-top:8px;opacity:.8}.label em{display:block;font:500 58px/1 Fraunces;letter-spacing:-3px;margin-top:24px;font-variation-settings:"SOFT" 100}`,
    `<section style="left:0;top:0;width:560px;height:900px;background:#2f6b3c"><div style="position:absolute;left:108px;top:170px">${bag}<div class="bagmark" style="left:40px;top:216px">${mark(168, '#2b4a1f')}<p class="word">umbel</p></div></div></section>
<section style="left:560px;top:0;width:640px;height:400px;background:#fbd0d6;color:#8d1f2f;display:flex;align-items:center;justify-content:center;gap:22px">${mark(150, '#8d1f2f')}<p class="word" style="font-size:142px">umbel</p></section>
<section style="left:560px;top:400px;width:320px;height:500px;background:#fdf5df"><svg width="320" height="500" viewBox="0 0 320 500">${repeat(20, (k) => `<g transform="translate(${(k % 4) * 88 - 20 + (Math.floor(k / 4) % 2) * 44} ${Math.floor(k / 4) * 104 - 10}) rotate(${(k % 2) * 180} 40 40)">${mark(80, ['#2f6b3c', '#d8472f', '#f0b429', '#2b4a1f', '#e58fa0'][k % 5] ?? '', k % 3 === 0 ? 5 : 7)}</g>`)}</svg></section>
<section style="left:880px;top:400px;width:320px;height:500px;background:#f0b429">${label(24, 44, '#fdf5df', '#2b4a1f', 'Fennel', 'Marta’s field, 9 km', '2.40')}${label(94, 244, '#d8472f', '#fdf5df', 'Plums', 'First of the year', '3.10')}</section>`,
  );
};

export default draw;
