/** Halyard, an island ferry line: one hull, three waves; funnel, timetable, flag. */
import { repeat } from '../kit.ts';
import { board } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** The mark on 120 × 120: a hull that is also a capital H, above its wake. */
function mark(size: number, colour: string): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 120 120"><path d="M10 8H44V40H76V8H110V44A50 50 0 0 1 10 44Z" fill="${colour}" transform="translate(0 -2)"/><path d="M6 104Q24 92 42 104T78 104T114 104" fill="none" stroke="${colour}" stroke-width="13"/></svg>`;
}

const SAILINGS = [
  ['06:40', 'Sund', '1'],
  ['08:15', 'Graholm', '3'],
  ['09:05', 'Little Vik', '1'],
  ['10:30', 'Sund', '2'],
  ['12:10', 'Outer Light', '3'],
] as const;

const draw: Draw = () => {
  const ship = `<svg width="760" height="470" viewBox="0 0 760 470"><rect width="760" height="470" fill="#f7c9b4"/><circle cx="610" cy="150" r="84" fill="#fff1dc"/><path d="M250 64H400L420 214H250Z" fill="#e8402f"/><path d="M250 64H400L403 88H250Z" fill="#10243f"/><path d="M120 214H560V262H120Z" fill="#fff7ea"/><path d="M80 262H640V318H80Z" fill="#fff7ea"/><path d="M120 256H560V262H120ZM80 312H640V318H80Z" fill="#d9c9b4"/>${repeat(11, (k) => `<rect x="${140 + k * 37}" y="228" width="24" height="18" rx="4" fill="#10243f"/>`)}${repeat(14, (k) => `<circle cx="${110 + k * 39}" cy="290" r="8" fill="#10243f"/>`)}<path d="M0 318H720C712 372 690 420 660 470H0Z" fill="#10243f"/><path d="M0 352H712L708 364H0Z" fill="#e8402f"/><g transform="translate(277 104)">${mark(88, '#fff7ea')}</g><path d="M0 440Q60 416 120 440T240 440T360 440T480 440T600 440T720 440T840 440V480H0Z" fill="#2f7f9c"/></svg>`;
  const rows = SAILINGS.map(
    ([time, place, pier]) => `<li><b>${time}</b><span>${place}</span><i>${pier}</i></li>`,
  ).join('');
  return board(
    ['Bricolage'],
    `body{background:#10243f;color:#fff7ea;font-family:Bricolage}section{position:absolute;overflow:hidden}
.sign{background:#e8402f;padding:40px 0 0 44px}.sign p{font:700 88px/.86 Bricolage;letter-spacing:-6px;margin-top:50px}
.word{background:#fff7ea;color:#10243f;display:flex;align-items:center;justify-content:center;gap:22px;padding-left:136px;font:700 76px/1 Bricolage;letter-spacing:-4px}
ul{padding:32px 44px}li{display:grid;grid-template-columns:112px 1fr 40px;align-items:center;height:56px;border-top:2px solid #ffffff26;font:500 25px/1 Bricolage;letter-spacing:-.5px}li:first-child{border:0}li b{font-weight:700;color:#f7c9b4}li i{width:36px;height:36px;border-radius:50%;background:#f7c9b4;color:#10243f;display:grid;place-items:center;font:700 19px Bricolage}.flag{display:grid;place-items:center;background:#2f7f9c}`,
    `<section style="left:0;top:0;width:760px;height:470px">${ship}</section><section class="flag" style="left:760px;top:0;width:440px;height:470px">${mark(250, '#fff7ea')}</section>
<section class="word" style="left:0;top:470px;width:560px;height:430px">${mark(80, '#e8402f')}halyard</section>
<section style="left:560px;top:470px;width:400px;height:430px;padding-top:42px;background:#10243f"><ul>${rows}</ul></section><section class="sign" style="left:960px;top:470px;width:240px;height:430px;padding-left:34px"><svg width="70" height="70" viewBox="0 0 24 24" fill="none" stroke="#fff7ea" stroke-width="2.600"><path d="M12 21V4M5 11l7-7l7 7"/></svg><p>Pier<br>3</p></section>`,
  );
};

export default draw;
