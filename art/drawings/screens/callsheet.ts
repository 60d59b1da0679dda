/** Callsheet: a shooting day on one page, for a film crew. A 4:3 tablet screen. */
import { page } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

interface Scene {
  readonly number: string;
  readonly title: string;
  readonly place: string;
  readonly start: number;
  readonly length: number;
  readonly tone: 'day' | 'night' | 'move';
}

const SCENES: readonly Scene[] = [
  {
    number: '14',
    title: 'Ines opens the booth',
    place: 'INT · Cinema Meia-Luz',
    start: 7.5,
    length: 2,
    tone: 'night',
  },
  {
    number: '15',
    title: 'The reel is missing',
    place: 'INT · Cinema Meia-Luz',
    start: 9.5,
    length: 2.5,
    tone: 'night',
  },
  {
    number: '',
    title: 'Lunch and company move',
    place: '42 people · 3 vans',
    start: 12,
    length: 1.25,
    tone: 'move',
  },
  {
    number: '21',
    title: 'The ferry at noon',
    place: 'EXT · Cais do Sodré',
    start: 13.25,
    length: 2.25,
    tone: 'day',
  },
  {
    number: '22',
    title: 'She sees the light',
    place: 'EXT · Cacilhas pier',
    start: 15.5,
    length: 2.75,
    tone: 'day',
  },
];

const CREW: readonly (readonly [initials: string, name: string, call: string, colour: string])[] = [
  ['MA', 'Marta Alves, camera', '06:45', '#e2603f'],
  ['TD', 'Tomás Dias, gaffer', '06:30', '#d99a2b'],
  ['LF', 'Lena Fuchs, sound', '07:00', '#2f8f86'],
  ['RC', 'Rui Costa, grip', '06:30', '#3d5a80'],
  ['NB', 'Nadia Benali, script', '07:00', '#8a5a83'],
];

function clock(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `${String(Math.floor(hours)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

const draw: Draw = () => {
  const first = 7;
  const hour = 74;
  const blocks = SCENES.map(
    ({ number, title, place, start, length, tone }) =>
      `<div class="block ${tone}" style="top:${(start - first) * hour + 3}px;height:${length * hour - 6}px"><b>${number}</b><div><h3>${title}</h3><p>${place}</p></div><span>${clock(start)}</span></div>`,
  ).join('');
  const hours = Array.from(
    { length: 12 },
    (_, k) => `<li style="top:${k * hour}px">${clock(first + k)}</li>`,
  ).join('');
  const crew = CREW.map(
    ([initials, name, call, colour]) =>
      `<div class="person"><i style="background:${colour}">${initials}</i><span>${name}</span><b>${call}</b></div>`,
  ).join('');
  return page({
    width: 1400,
    height: 1025,
    families: ['Inter', 'Bricolage', 'JetBrains Mono'],
    style: `
body{background:#f4efe4;color:#1c1a17;font-family:Inter;padding:38px 44px}
header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #1c1a17;padding-bottom:20px}
h1{font:700 64px/.95 Bricolage;letter-spacing:-2px}header p{font:500 19px/1.5 "JetBrains Mono";text-align:right}
.cols{display:grid;grid-template-columns:1fr 420px;gap:44px;margin-top:24px}
.time{position:relative;height:840px}li{list-style:none;position:absolute;left:0;right:0;border-top:1.5px solid #1c1a1718;font:500 16px "JetBrains Mono";color:#6d675c;padding-top:5px}
.block{position:absolute;left:84px;right:0;border-radius:14px;padding:17px 22px;display:flex;gap:20px;align-items:flex-start}
.block b{font:700 44px/1 Bricolage;min-width:56px}.block h3{font:600 25px/1.15 Inter;letter-spacing:-.4px}.block p{font:500 17px "JetBrains Mono";margin-top:8px;opacity:.78}.block span{margin-left:auto;font:600 19px "JetBrains Mono"}
.night{background:#1d2a3a;color:#f4efe4}.day{background:#ffb454}.move{background:repeating-linear-gradient(-45deg,#e6decd 0 14px,#ddd3be 14px 28px)}.move b{display:none}
.card{border-radius:18px;background:#fffaf0;padding:22px 24px;margin-bottom:20px}.card h2{font:500 16px "JetBrains Mono";color:#6d675c;margin-bottom:12px;letter-spacing:.5px}
.sun{display:flex;justify-content:space-between;font:700 40px/1 Bricolage}.sun small{display:block;font:500 15px "JetBrains Mono";color:#6d675c;margin-top:8px}
.person{display:flex;align-items:center;gap:14px;padding:10px 0;font-size:18.5px}.person i{width:42px;height:42px;border-radius:50%;color:#fff;font:600 15px/42px Inter;text-align:center;flex:none}.person b{margin-left:auto;font:600 18px "JetBrains Mono"}
.late{background:#e2603f;color:#fff7ef}.late h2{color:#ffe3d2}.late p{font:600 23px/1.35 Inter}`,
    body: `<header><h1>Day 6 of 18</h1><p>The Last Projectionist<br>Tuesday, 14 May · unit call 07:00</p></header>
<div class="cols"><div class="time">${hours}${blocks}</div>
<div><div class="card"><h2>LIGHT</h2><div class="sun"><div>06:19<small>sunrise</small></div><div>20:38<small>sunset</small></div><div>18°<small>clear</small></div></div></div>
<div class="card"><h2>FIRST CALLS</h2>${crew}</div>
<div class="card late"><h2>CHANGED 20 MIN AGO</h2><p>Ferry holds for us until 13:40. Bring the long lens.</p></div></div></div>`,
  });
};

export default draw;
