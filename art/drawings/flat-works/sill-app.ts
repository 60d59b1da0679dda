/** Sill, an app for house plants: what is thirsty, and one plant in full. */
import { repeat } from '../kit.ts';
import { board, icon, phone } from './studio.ts';
import type { IconName } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

type Kind = 'monstera' | 'snake' | 'pilea' | 'cactus' | 'palm';

/** A pot plant on 200 × 240, cut from flat paper. */
function plant(kind: Kind, pot: string, size: number): string {
  const [dark, mid, pale] = ['#1f5a3d', '#2f8056', '#74b887'];
  const base = `<path d="M58 168H142L132 236H68Z" fill="${pot}"/><path d="M52 158H148V178H52Z" fill="${pot}"/><path d="M52 172H148V178H52ZM118 178H141L132 236H112Z" fill="#000" opacity=".13"/>`;
  const tops: Record<Kind, string> = {
    monstera: [
      [-52, 82, 1],
      [46, 66, 1.1],
      [4, 30, 1.25],
      [-20, 120, 0.7],
      [60, 128, 0.66],
    ]
      .map(
        ([x = 0, y = 0, s = 1], k) =>
          `<path d="M100 162Q${100 + x * 0.4} ${y + 50} ${100 + x} ${y + 18}" stroke="${dark}" stroke-width="4" fill="none"/><g transform="translate(${100 + x} ${y + 18}) rotate(${x * 0.7}) scale(${s})"><path d="M0 22C-44 14 -44 -30 0 -50C44 -30 44 14 0 22Z" fill="${[mid, dark, mid, pale, dark][k] ?? mid}"/><path d="M0 22V-40M0 4L-26 -6M0 4L26 -6M0 -14L-22 -26M0 -14L22 -26" stroke="#cfe6c9" stroke-width="2" fill="none" opacity=".7"/></g>`,
      )
      .join(''),
    snake: repeat(7, (k) => {
      const x = 70 + k * 10;
      const lean = (k - 3) * 11;
      const top = 20 + ((k * 37) % 50);
      return `<path d="M${x - 10} 162Q${x - 10 + lean * 0.4} 90 ${x + lean} ${top}Q${x + 14 + lean * 0.4} 90 ${x + 12} 162Z" fill="${[mid, dark, pale][k % 3] ?? mid}"/>`;
    }),
    pilea: repeat(11, (k) => {
      const turn = ((k / 10 - 0.5) * 200 * Math.PI) / 180;
      const reach = 62 + (k % 3) * 18;
      const [x, y] = [100 + reach * Math.sin(turn), 118 - reach * Math.cos(turn)];
      return `<path d="M100 162L${x.toFixed(0)} ${y.toFixed(0)}" stroke="${dark}" stroke-width="3"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${20 + (k % 2) * 5}" fill="${[mid, dark, pale][k % 3] ?? mid}"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="4" fill="#e2f0d8"/>`;
    }),
    cactus: `<path d="M74 162V70A26 26 0 0 1 126 70V162Z" fill="${mid}"/><path d="M126 128H142A14 14 0 0 0 156 114V96" fill="none" stroke="${mid}" stroke-width="20" stroke-linecap="round"/><path d="M88 60V158M100 52V158M112 60V158" stroke="${dark}" stroke-width="3"/><circle cx="100" cy="42" r="11" fill="#ff8a6b"/>`,
    palm: repeat(
      9,
      (k) =>
        `<path d="M100 162Q${100 + (k - 4) * 12} 70 ${100 + (k - 4) * 25} ${52 + Math.abs(k - 4) * 15}Q${100 + (k - 4) * 8} 90 106 162Z" fill="${[mid, dark, pale][k % 3] ?? mid}"/>`,
    ),
  };
  return `<svg width="${size}" height="${size * 1.2}" viewBox="0 0 200 240">${tops[kind]}${base}</svg>`;
}

const SHELF: readonly (readonly [
  kind: Kind,
  name: string,
  room: string,
  tone: string,
  pot: string,
])[] = [
  ['pilea', 'Money plant', 'Kitchen', '#ffd9c7', '#e0593a'],
  ['snake', 'Aunt Rosa', 'Hall', '#d9e8c8', '#f2c14e'],
  ['cactus', 'Spike', 'Desk', '#cfe3ea', '#ffffff'],
  ['palm', 'Parlour palm', 'Bedroom', '#f7e3b0', '#3d6b8c'],
];

const draw: Draw = () => {
  const look = 'background:#fbf7ec;color:#173b2a;font-family:Familjen';
  const cards = SHELF.map(
    ([kind, name, room, tone, pot], k) =>
      `<div style="background:${tone}">${plant(kind, pot, 118)}<b>${name}</b><span>${room}</span>${k < 2 ? `<i>${icon('drop', 18, 2.2)}</i>` : ''}</div>`,
  ).join('');
  const list = `<div class="head"><h2>Two are<br>thirsty</h2><u>${icon('plus', 24, 2.2)}</u></div><div class="cards">${cards}</div><div class="tabs">${(['home', 'calendar', 'leaf', 'user'] as const).map((name, k) => `<span class="${k === 0 ? 'on' : ''}">${icon(name, 25, 2)}</span>`).join('')}</div>`;
  const facts: readonly (readonly [IconName, string, string])[] = [
    ['drop', '300 ml', 'every 9 days'],
    ['sun', 'Bright', 'no noon sun'],
    ['leaf', '4 new', 'since March'],
  ];
  const one = `<div class="stage"><div class="nav">${icon('left', 26, 2.2)}${icon('heart', 26, 2)}</div>${plant('monstera', '#f4efe2', 330)}</div><div class="sheet"><h2>Big Monty</h2><p class="sub">Monstera deliciosa, living room, since 2021</p><div class="facts">${facts.map(([name, value, text]) => `<div>${icon(name, 24, 2)}<b>${value}</b><span>${text}</span></div>`).join('')}</div><div class="water"><div><b>Water on Thursday</b><span>The soil was still damp yesterday</span></div><i>${icon('check', 24, 2.6)}</i></div></div>`;
  return board(
    ['Familjen'],
    `body{background:#245c41}.sun{position:absolute;left:340px;top:-150px;width:1000px;height:1000px;border-radius:50%;background:#2f7350}.pane{position:absolute;background:#ffd27a;opacity:.9;transform:skewX(-24deg)}
.head{position:absolute;left:26px;right:26px;top:78px;display:flex;justify-content:space-between;align-items:flex-end}h2{font:700 52px/.92 Familjen;letter-spacing:-2.400px}.head u{width:54px;height:54px;border-radius:50%;background:#173b2a;color:#fbf7ec;display:grid;place-items:center}
.cards{position:absolute;left:20px;right:20px;top:200px;display:grid;grid-template-columns:1fr 1fr;gap:12px}.cards div{position:relative;height:256px;border-radius:28px;padding:18px 18px 0;overflow:hidden}.cards svg{margin:4px auto 10px}.cards .icon{margin:0}.cards b{display:block;font:700 20px/1.2 Familjen;letter-spacing:-.4px}.cards span{font:400 15.500px/1.3 Familjen;opacity:.75}.cards i{position:absolute;right:14px;top:14px;width:40px;height:40px;border-radius:50%;background:#2b7fd4;color:#fff;display:grid;place-items:center}
.tabs{position:absolute;left:20px;right:20px;bottom:26px;height:72px;border-radius:36px;background:#173b2a;color:#fbf7ec;display:grid;grid-template-columns:repeat(4,1fr);place-items:center;padding:0 10px}.tabs span{width:54px;height:54px;border-radius:50%;display:grid;place-items:center;opacity:.65}.tabs .on{background:#ffd27a;color:#173b2a;opacity:1}
.stage{position:absolute;inset:0 0 auto;height:486px;background:#ffb79d}.stage>svg{position:absolute;left:30px;top:92px}.nav{position:absolute;left:26px;right:26px;top:74px;display:flex;justify-content:space-between;z-index:2}
.sheet{position:absolute;left:0;right:0;top:450px;bottom:0;background:#fbf7ec;border-radius:36px 36px 0 0;padding:30px 24px}.sheet h2{font-size:44px}.sub{font:400 16.500px/1.3 Familjen;opacity:.75;margin-top:8px}.facts{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin-top:22px}.facts div{background:#efe8d4;border-radius:20px;padding:15px 14px}.facts b{display:block;font:700 21px/1.2 Familjen;margin-top:10px;letter-spacing:-.5px}.facts span{font:400 14.500px/1.2 Familjen;opacity:.75;white-space:nowrap}
.water{display:flex;justify-content:space-between;align-items:center;background:#173b2a;color:#fbf7ec;border-radius:26px;padding:16px 16px 16px 22px;margin-top:14px}.water b{display:block;font:700 19px/1.3 Familjen}.water span{font:400 14.500px Familjen;opacity:.8}.water i{width:52px;height:52px;border-radius:50%;background:#74b887;color:#173b2a;display:grid;place-items:center}`,
    `<div class="sun"></div><div class="pane" style="left:-60px;top:0;width:190px;height:900px"></div><div class="pane" style="left:160px;top:0;width:90px;height:900px;opacity:.5"></div>
${phone('left:196px;top:104px;transform:rotate(-6deg) scale(.92);box-shadow:0 60px 90px #0a241899', look, '08:12', list)}
${phone('left:642px;top:30px;transform:rotate(6deg) scale(.92);box-shadow:0 60px 90px #0a241899', look, '08:13', one)}`,
  );
};

export default draw;
