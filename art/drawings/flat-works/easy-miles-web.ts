/** Easy Miles, a running club: Sunday's route at the size of a wall. */
import { curve, repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import { board, browser, icon } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

const ROUTE: readonly Point[] = [
  [96, 470],
  [150, 380],
  [120, 290],
  [190, 210],
  [300, 190],
  [360, 120],
  [470, 110],
  [520, 200],
  [470, 280],
  [540, 350],
  [500, 450],
  [390, 470],
  [330, 400],
  [230, 430],
];

const PACES: readonly (readonly [name: string, pace: string, who: string])[] = [
  ['Chatty', '6:45', 'Led by Noor'],
  ['Steady', '5:50', 'Led by Tomás'],
  ['Brisk', '5:10', 'Led by Hanne'],
];

const draw: Draw = () => {
  const path = curve(ROUTE, true);
  const map = `<svg width="620" height="600" viewBox="0 0 620 560"><rect width="620" height="600" y="-20" fill="#1f4d3a"/><path d="M-10 330C120 300 200 360 330 320S560 240 640 262V330C560 320 460 350 340 388S120 370 -10 408Z" fill="#7cc7d9"/><path d="M360 -20H640V130C560 170 460 120 420 70Z" fill="#2c6b4e"/><path d="M-10 90Q120 60 160 -20H-10Z" fill="#2c6b4e"/>${repeat(11, (k) => `<path d="M${k * 64 - 40} -20L${k * 64 + 60} 600" stroke="#fff" stroke-opacity=".10" stroke-width="3"/>`)}${repeat(9, (k) => `<path d="M-10 ${k * 70}L640 ${k * 70 - 60}" stroke="#fff" stroke-opacity=".10" stroke-width="3"/>`)}<path d="${path}" fill="none" stroke="#0c2b1f" stroke-width="24" opacity=".5"/><path d="${path}" fill="none" stroke="#ff6a1f" stroke-width="14"/><circle cx="96" cy="470" r="20" fill="#fff7e8"/><circle cx="96" cy="470" r="9" fill="#ff6a1f"/>${(
    [
      [300, 190, '2'],
      [520, 200, '4'],
    ] as const
  )
    .map(
      ([x, y, n]) =>
        `<circle cx="${x}" cy="${y}" r="19" fill="#fff7e8"/><text x="${x}" y="${y + 7}" text-anchor="middle" font-family="Familjen" font-weight="700" font-size="20" fill="#12241b">${n}</text>`,
    )
    .join('')}</svg>`;
  const paces = PACES.map(
    ([name, pace, who], k) =>
      `<li class="${k === 0 ? 'on' : ''}"><b>${name}</b><em>${pace}</em><span>${who}</span></li>`,
  ).join('');
  const week = repeat(
    7,
    (k) =>
      `<p class="${k === 6 ? 'on' : ''}"><span>${'MTWTFSS'[k] ?? ''}</span><u style="height:${[0, 38, 0, 54, 0, 22, 96][k] ?? 0}%"></u></p>`,
  );
  return board(
    ['Unbounded', 'Familjen', 'Inter Tight'],
    `body{background:#ff6a1f}.sun{position:absolute;left:-200px;top:-260px;width:900px;height:900px;border-radius:50%;background:#ff8a3c}
.view{font-family:Familjen;color:#12241b}nav{display:flex;gap:28px;align-items:center;padding:22px 34px;font:500 17px Familjen}nav b{font:800 20px/1 Unbounded;letter-spacing:-1px;margin-right:auto}nav a:last-child{background:#12241b;color:#fff7e8;border-radius:30px;padding:11px 22px}
.hero{display:grid;grid-template-columns:1fr 500px}.left{padding:12px 0 0 34px}h1{font:900 90px/.9 Unbounded;letter-spacing:-6px;position:relative;z-index:2;white-space:nowrap}.left p{font:400 20px/1.4 Familjen;margin-top:20px;width:300px}.map{border-radius:22px 0 0 0;overflow:hidden;height:600px;margin-top:40px}
.facts{display:flex;gap:34px;margin-top:24px}.facts div{font:400 16px/1.2 Familjen;color:#5b6b60}.facts b{display:block;font:800 34px/1.15 Unbounded;letter-spacing:-2px;color:#12241b}
.float{position:absolute;background:#fff7e8;border-radius:22px;box-shadow:0 30px 60px #5a1d0080;font-family:Familjen;color:#12241b}
.pace{left:152px;top:664px;width:540px;padding:26px 28px 28px}.float h2{font:800 19px/1 Unbounded;letter-spacing:-.8px}.pace ul{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin-top:18px}.pace li{border-radius:14px;background:#f4e6cd;padding:16px}.pace li b{font:700 18px Familjen}.pace li em{display:block;font:800 32px/1.3 Unbounded;letter-spacing:-2px}.pace li span{font:400 15px Familjen;opacity:.75}.pace li.on{background:#1f4d3a;color:#fff7e8}
.week{left:740px;top:600px;width:300px;padding:24px 26px;background:#12241b;color:#fff7e8}.bars{display:flex;gap:9px;height:120px;margin-top:18px}.bars p{flex:1;display:flex;flex-direction:column;justify-content:flex-end;align-items:center;gap:9px;font:500 14px Familjen}.bars u{order:-1;width:100%;background:#3d5a4b;border-radius:6px;min-height:6px}.bars p.on u{background:#ff6a1f}.week small{display:block;font:400 15px Familjen;margin-top:14px;opacity:.8}`,
    `<div class="sun"></div>${browser(
      'left:118px;top:50px;width:1200px;height:900px;background:#fff7e8;box-shadow:0 40px 90px #5a1d0080',
      'easymiles.example/sunday',
      'background:#fbe9cf;color:#12241b',
      `<nav><b>Easy Miles</b><a>Runs</a><a>Routes</a><a>People</a><a style="margin-right:170px">Join on Sunday</a></nav><div class="hero" style="grid-template-columns:420px 1fr"><div class="left"><h1>Slow is<br>a pace<br>too</h1><p>Eight kilometres by the river, coffee after. Nobody runs alone and nobody is dropped.</p><div class="facts"><div><b>8.2 km</b>out and back</div><div><b>9:00</b>at the boathouse</div></div></div><div class="map">${map}</div></div>`,
    )}
<div class="float pace"><h2>Pick a pace per kilometre</h2><ul>${paces}</ul></div><div class="float week"><h2>Your week</h2><div class="bars">${week}</div><small>21 km so far, and a rest day ${icon('check', 16, 2.6).replace('<svg', '<svg style="display:inline"')}</small></div>`,
  );
};

export default draw;
