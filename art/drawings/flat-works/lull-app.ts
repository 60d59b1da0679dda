/** Lull, a sleep app: tonight, last night and the sounds, on three phones under a late sky. */
import { curve, range, repeat, stream } from '../kit.ts';
import type { Point } from '../kit.ts';
import { board, icon, phone } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

const SOUNDS: readonly (readonly [name: string, length: string, tone: string])[] = [
  ['Rain on a tent', '45 min', '#5f7de8'],
  ['Night train', '8 h', '#e58bb5'],
  ['The fridge, far off', '8 h', '#f0b37a'],
  ['Harbour ropes', '60 min', '#6ec6c0'],
  ['Page turning', '30 min', '#a58bea'],
];

function hills(): string {
  const next = stream(4);
  const stars = repeat(
    60,
    () =>
      `<circle cx="${(next() * 390).toFixed(0)}" cy="${(next() * 440).toFixed(0)}" r="${(0.6 + next() * 1.4).toFixed(1)}" fill="#fff" opacity="${(0.3 + next() * 0.7).toFixed(2)}"/>`,
  );
  const bands = ['#5a4a9c', '#443a86', '#302c6c', '#201f52'].map((tone, k) => {
    const ridge: Point[] = range(12).map((m) => [
      -20 + m * 40,
      470 + k * 62 + 24 * Math.sin(m * 0.8 + k * 2.1),
    ]);
    return `<path d="${curve(ridge)}V860H-20Z" fill="${tone}"/>`;
  });
  return `<svg width="390" height="844" viewBox="0 0 390 844" style="position:absolute;inset:0"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#17164a"/><stop offset=".45" stop-color="#4d3d98"/><stop offset=".62" stop-color="#e58bb5"/></linearGradient></defs><rect width="390" height="844" fill="url(#sky)"/>${stars}<circle cx="195" cy="402" r="96" fill="#ffe4c4"/>${bands.join('')}</svg>`;
}

/** Last night as a ribbon of stages. */
function stages(): string {
  const depth = [0, 1, 2, 3, 3, 2, 1, 2, 3, 2, 1, 1, 2, 1, 0, 1, 0];
  const steps = depth.map(
    (value, k) =>
      `<rect x="${k * 19.6}" y="${value * 42}" width="21.500" height="26" rx="7" fill="${['#ffe4c4', '#e58bb5', '#8f7bea', '#5f7de8'][value] ?? ''}"/>${k > 0 && depth[k - 1] !== value ? `<rect x="${k * 19.6 - 0.5}" y="${Math.min(value, depth[k - 1] ?? 0) * 42 + 13}" width="2.500" height="${Math.abs(value - (depth[k - 1] ?? 0)) * 42}" fill="#ffffff55"/>` : ''}`,
  );
  return `<svg width="334" height="156" viewBox="0 0 334 156">${steps.join('')}</svg>`;
}

const draw: Draw = () => {
  const look = 'background:#17164a;color:#fff;font-family:Outfit';
  const tonight = `${hills()}<div class="top"><small>Good night, Ida</small><h2>Bed in<br>40 minutes</h2></div><div class="dock"><div class="dial">${icon('moon', 22)}<p><b>22:40</b>to bed</p><u></u>${icon('sun', 22)}<p><b>06:30</b>up, gently</p></div><div class="go">Start winding down</div></div>`;
  const night = `<div class="top"><small>Friday night</small><h2>7 h 32 min</h2></div><div class="panel"><div class="key"><span><i style="background:#ffe4c4"></i>Awake</span><span><i style="background:#e58bb5"></i>Dream</span><span><i style="background:#8f7bea"></i>Light</span><span><i style="background:#5f7de8"></i>Deep</span></div>${stages()}<div class="axis"><span>22:58</span><span>01</span><span>03</span><span>05</span><span>06:30</span></div></div><div class="two"><div><small>Asleep in</small><b>11 min</b></div><div><small>Awake</small><b>Twice</b></div></div><div class="note">You slept longest on evenings without the news. That is three weeks now.</div>`;
  const sounds = `<div class="top"><small>Sounds</small><h2>Something<br>to drift on</h2></div><div class="rows">${SOUNDS.map(([name, length, tone], k) => `<p><u style="background:${tone}">${icon(k === 1 ? 'pause' : 'play', 20, 2)}</u><b>${name}<small>${length}</small></b>${k === 1 ? '<em><i></i><i></i><i></i><i></i></em>' : ''}</p>`).join('')}</div>`;
  return board(
    ['Outfit'],
    `body{background:#c9b8ff}.orb{position:absolute;border-radius:50%}.top{position:absolute;left:28px;top:84px;z-index:2}.top small{font:400 17px Outfit;opacity:.8}.top h2{font:500 44px/1.02 Outfit;letter-spacing:-1.800px;margin-top:8px}
.dock{position:absolute;left:20px;right:20px;bottom:38px}.dial{display:grid;grid-template-columns:24px 1fr 1px 24px 1fr;gap:14px;align-items:center;background:#ffffff1f;border-radius:26px;padding:20px;font:400 14.500px/1.2 Outfit}.dial b{display:block;font:500 24px/1.2 Outfit}.dial u{height:44px;background:#ffffff40}.go{background:#ffe4c4;color:#201f52;border-radius:30px;text-align:center;font:500 18px/1 Outfit;padding:21px;margin-top:12px}
.panel{position:absolute;left:16px;right:16px;top:208px;background:#24226a;border-radius:28px;padding:20px 12px 16px}.key{display:flex;justify-content:space-between;font:400 14px/1 Outfit;padding:0 8px 20px}.key i{display:inline-block;width:10px;height:10px;border-radius:4px;margin-right:6px}.axis{display:flex;justify-content:space-between;font:400 13px/1 Outfit;opacity:.7;padding:10px 4px 0}
.two{position:absolute;left:16px;right:16px;top:476px;display:grid;grid-template-columns:1fr 1fr;gap:12px}.two div{background:#24226a;border-radius:24px;padding:18px 20px}.two small{font:400 15px Outfit;opacity:.7;display:block}.two b{font:500 29px/1.3 Outfit;letter-spacing:-.8px}.note{position:absolute;left:16px;right:16px;top:596px;background:#e58bb5;color:#201f52;border-radius:24px;padding:20px 22px;font:500 18px/1.35 Outfit}
.rows{position:absolute;left:20px;right:20px;top:262px}.rows p{display:flex;gap:16px;align-items:center;padding:11px 12px;border-radius:22px;margin-bottom:4px}.rows p:nth-child(2){background:#ffffff17}.rows u{width:60px;height:60px;border-radius:20px;display:grid;place-items:center;color:#17164a;text-decoration:none}.rows b{font:500 19px/1.3 Outfit}.rows small{display:block;font:400 15px Outfit;opacity:.66}.rows em{margin-left:auto;display:flex;gap:4px;align-items:center}.rows em i{width:4px;height:22px;border-radius:2px;background:#e58bb5}.rows em i:nth-child(2){height:34px}.rows em i:nth-child(4){height:12px}`,
    `<div class="orb" style="left:250px;top:80px;width:700px;height:700px;background:#ddd2ff"></div><div class="orb" style="left:390px;top:220px;width:420px;height:420px;background:#ffe4c4"></div>
${phone('left:92px;top:176px;transform:scale(.76);box-shadow:0 50px 80px #3a2a8066', look, '21:58', night)}
${phone('left:794px;top:176px;transform:scale(.76);box-shadow:0 50px 80px #3a2a8066', look, '22:04', sounds)}
${phone('left:418px;top:66px;transform:scale(.88);box-shadow:0 60px 100px #3a2a8099', look, '22:00', tonight)}`,
  );
};

export default draw;
