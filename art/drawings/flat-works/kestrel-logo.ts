/** Kestrel, couriers on bicycles: a K that hovers. Jersey, parcel tape, app icon. */
import { repeat } from '../kit.ts';
import { board } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** The mark on 120 × 120: stem, wing, tail: a K and a bird at once. */
function shape(colour: string): string {
  return `<path d="M8 4H40V116H8Z" fill="${colour}"/><path d="M44 60C44 26 70 4 114 4C110 40 86 60 44 60Z" fill="${colour}"/><path d="M44 64C74 64 100 84 112 116H78C66 98 54 90 44 88Z" fill="${colour}"/>`;
}

function mark(size: number, colour: string): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 120 120">${shape(colour)}</svg>`;
}

const draw: Draw = () => {
  const jersey = `<svg width="600" height="560" viewBox="0 0 600 560"><defs><filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="16"/></filter></defs><path d="M190 60L60 130L92 300L160 280V540H440V280L508 300L540 130L410 60Z" fill="#6e8f00" opacity=".5" filter="url(#soft)" transform="translate(14 22)"/><path d="M190 60L60 130L92 300L160 276L176 150ZM410 60L540 130L508 300L440 276L424 150Z" fill="#0f1a24"/><path d="M190 60C240 92 360 92 410 60L430 150L440 540H160L170 150Z" fill="#16293a"/><path d="M190 60C240 108 360 108 410 60C360 84 240 84 190 60Z" fill="#0b1218"/><path d="M164 330L440 210V300L161 420Z" fill="#ff4d8d"/><path d="M160 436L440 314V340L160 462Z" fill="#fff"/><path d="M66 172L88 280L160 256V236ZM534 172L512 280L440 256V236Z" fill="#ff4d8d"/><g transform="translate(228 120) scale(.5)">${shape('#d7ff3e')}</g><path d="M300 94V540" stroke="#0b1218" stroke-width="3" opacity=".6"/></svg>`;
  const tape = repeat(
    9,
    (k) => `<span>${mark(40, k % 2 === 0 ? '#fff' : '#d7ff3e')}<b>kestrel</b></span>`,
  );
  return board(
    ['Archivo'],
    `body{background:#d7ff3e;color:#16293a;font-family:Archivo}section{position:absolute;overflow:hidden}.word{font:800 104px/1 Archivo;font-stretch:118%;letter-spacing:-6px}
.tape{position:absolute;left:-80px;width:900px;height:74px;background:#ff4d8d;display:flex;align-items:center;color:#fff}.tape span{display:flex;align-items:center;gap:12px;padding:0 22px}.tape b{font:800 32px/1 Archivo;font-stretch:118%;letter-spacing:-1.500px}
.icon{position:absolute;width:170px;height:170px;border-radius:40px;display:grid;place-items:center;box-shadow:0 22px 40px #00000059}`,
    `<section style="left:0;top:0;width:600px;height:560px;background:#d7ff3e">${jersey}</section>
<section style="left:600px;top:0;width:600px;height:300px;background:#16293a;display:grid;place-items:center"><p class="word" style="color:#d7ff3e;font-size:116px">kestrel</p></section>
<section style="left:600px;top:300px;width:600px;height:260px;background:#fff;display:flex;align-items:center;gap:34px;justify-content:center">${repeat(4, (k) => mark([30, 56, 96, 158][k] ?? 40, '#16293a'))}</section>
<section style="left:0;top:560px;width:700px;height:340px;background:#c89a63"><svg width="700" height="340" viewBox="0 0 700 340" style="position:absolute"><path d="M0 0H700V340H0Z" fill="#c89a63"/><path d="M0 190H700V340H0Z" fill="#b78750"/><path d="M0 188H700V194H0Z" fill="#8f6536"/></svg><div class="tape" style="top:130px;transform:rotate(-4deg);box-shadow:0 4px 8px #3a220040">${tape}</div><div class="tape" style="left:480px;top:-120px;width:760px;transform:rotate(86deg);transform-origin:0 0;box-shadow:0 4px 8px #3a220040;background:#16293a">${tape}</div></section>
<section style="left:700px;top:560px;width:500px;height:340px;background:#ff4d8d"><div class="icon" style="left:66px;top:86px;background:#16293a">${mark(92, '#d7ff3e')}</div><div class="icon" style="left:264px;top:86px;background:#fff">${mark(92, '#ff4d8d')}</div></section>`,
  );
};

export default draw;
