/** Blue Hour, a jazz festival: the home page, tilted, with the programme on top. */
import { repeat } from '../kit.ts';
import { board } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

const NIGHTS: readonly (readonly [day: string, name: string, place: string, time: string])[] = [
  ['Thu 11', 'Odile Marchetti Trio', 'Boathouse', '20:00'],
  ['Thu 11', 'Seven Lamps', 'The Dry Dock', '22:30'],
  ['Fri 12', 'Kwame Asante Big Band', 'Harbour stage', '19:30'],
  ['Fri 12', 'Yuna Strand, solo', 'St Olave', '23:00'],
  ['Sat 13', 'Low Brass Parade', 'From the bridge', '17:00'],
];

/** A trumpet made of circles, bars and one cone. */
function trumpet(): string {
  return `<svg class="horn" width="720" height="520" viewBox="0 0 720 520"><circle cx="520" cy="220" r="214" fill="#ff5a2e"/><path d="M330 186C430 186 480 160 524 60C560 130 560 312 524 380C480 280 430 254 330 254Z" fill="#ffcf3f"/><ellipse cx="524" cy="220" rx="34" ry="160" fill="#f0a51e"/><ellipse cx="524" cy="220" rx="17" ry="120" fill="#0c1140"/><path d="M20 202H340V238H20Z" fill="#ffcf3f"/><path d="M0 194H26V246H0Z" fill="#fff3dc"/><path d="M120 238V300A54 54 0 0 0 174 354H286A54 54 0 0 0 340 300V238" fill="none" stroke="#ffcf3f" stroke-width="34"/>${repeat(3, (k) => `<rect x="${168 + k * 52}" y="150" width="34" height="190" rx="8" fill="#ff9ed2"/><rect x="${178 + k * 52}" y="${112 + (k === 1 ? 18 : 0)}" width="14" height="50" fill="#ff9ed2"/><rect x="${164 + k * 52}" y="${100 + (k === 1 ? 18 : 0)}" width="42" height="16" rx="8" fill="#ff5a2e"/>`)}${repeat(4, (k) => `<path d="M${592 + k * 30} ${150 - k * 16}Q${616 + k * 34} 220 ${592 + k * 30} ${290 + k * 16}" fill="none" stroke="#0c1140" stroke-width="10" stroke-linecap="round"/>`)}</svg>`;
}

const draw: Draw = () => {
  const rows = NIGHTS.map(
    ([day, name, place, time], k) =>
      `<li class="${k === 2 ? 'on' : ''}"><b>${name}</b><em>${place}</em><span>${day}</span><i>${time}</i></li>`,
  ).join('');
  return board(
    ['Syne', 'Space Grotesk'],
    `body{background:#ff9ed2}.tilt{position:absolute;left:-60px;top:-70px;width:1340px;height:1100px;transform:rotate(-7deg)}
.page{position:absolute;left:150px;top:96px;width:1060px;height:640px;background:#1a2be0;color:#fff3dc;overflow:hidden;border-radius:10px;box-shadow:0 40px 80px #5a0a4480}
nav{display:flex;gap:34px;align-items:center;padding:26px 40px;font:500 17px "Space Grotesk"}nav b{font:800 25px/1 Syne;letter-spacing:-1px;margin-right:auto}nav a:last-child{background:#ffcf3f;color:#0c1140;border-radius:30px;padding:10px 20px}
h1{position:absolute;left:34px;top:78px;font:800 204px/.80 Syne;letter-spacing:-13px;z-index:2}.horn{position:absolute;right:-120px;top:176px;width:600px}.when{position:absolute;left:42px;bottom:132px;font:500 22px/1.35 "Space Grotesk"}
.list{position:absolute;left:346px;top:690px;width:850px;background:#0c1140;color:#fff3dc;border-radius:10px;box-shadow:0 30px 60px #5a0a4470;padding:14px 34px 22px 84px}
li{display:grid;grid-template-columns:1fr 170px 84px 60px;align-items:center;height:64px;border-top:2px solid #ffffff22;font:400 18px "Space Grotesk"}li:first-child{border:0}li b{font:700 25px/1 Syne;letter-spacing:-.8px}li i{text-align:right}li.on{background:#ff5a2e;color:#0c1140;margin:0 -34px 0 -84px;padding:0 34px 0 84px;border:0}li.on+li{border:0}
.card{position:absolute;left:150px;top:640px;width:236px;height:316px;background:#ffcf3f;color:#0c1140;border-radius:10px;padding:24px;box-shadow:0 30px 60px #5a0a4470;transform:rotate(9deg)}.card b{font:800 74px/.82 Syne;letter-spacing:-4px;display:block}.card p{font:500 17px/1.35 "Space Grotesk";margin-top:14px}.card u{position:absolute;left:24px;right:24px;bottom:24px;height:44px;background:repeating-linear-gradient(90deg,#0c1140 0 3px,#0000 3px 7px,#0c1140 7px 12px,#0000 12px 15px)}`,
    `<div class="tilt"><div class="page"><nav><b>BH</b><a>Programme</a><a>Places</a><a>Getting here</a><a>Tickets from € 24</a></nav>${trumpet()}<h1>Blue<br>Hour</h1><p class="when">Three nights of jazz around the old harbour<br>11–13 June</p></div>
<ul class="list">${rows}</ul><div class="card"><b>Fri<br>12</b><p>Kwame Asante<br>Big Band<br>Row 7, seat 19</p><u></u></div></div>`,
  );
};

export default draw;
