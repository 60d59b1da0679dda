/** Linea, a night and day railway: search on a wide window, the ticket on a phone. */
import { repeat } from '../kit.ts';
import { board, browser, icon, phone } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** The train in profile, in a landscape of flat bands. */
function landscape(width: number, height: number): string {
  const windows = repeat(
    15,
    (k) => `<rect x="${20 + k * 52}" y="262" width="38" height="24" rx="5" fill="#12263f"/>`,
  );
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="#bfe3e6"/><circle cx="700" cy="120" r="74" fill="#fff2c9"/><path d="M0 210L150 120L280 200L430 90L600 214L760 130L1000 220V400H0Z" fill="#8cc3c8"/><path d="M0 260Q200 190 420 244T1000 210V400H0Z" fill="#3f8f86"/><path d="M0 318H1000V420H0Z" fill="#1f5f5b"/>${repeat(14, (k) => `<path d="M${30 + k * 76} 318V280" stroke="#14403f" stroke-width="5"/><circle cx="${30 + k * 76}" cy="268" r="${14 + (k % 3) * 4}" fill="#14403f"/>`)}<path d="M-10 240H800C872 240 926 282 944 318H-10Z" fill="#f7f4ea"/><path d="M-10 294H928L944 318H-10Z" fill="#ff4f2b"/>${windows}<path d="M812 262H858Q880 274 892 288H812Z" fill="#12263f"/><path d="M0 322H1000" stroke="#0f3332" stroke-width="7"/></svg>`;
}

const TRAINS: readonly (readonly [
  out: string,
  arrive: string,
  length: string,
  change: string,
  price: string,
])[] = [
  ['07:12', '10:04', '2 h 52', 'Direct', '€ 31'],
  ['08:40', '11:58', '3 h 18', '1 change', '€ 24'],
  ['09:12', '12:04', '2 h 52', 'Direct', '€ 38'],
];

const draw: Draw = () => {
  const rows = TRAINS.map(
    ([out, arrive, length, change, price], k) =>
      `<li><b>${out}<s></s>${arrive}</b><span>${length}<br>${change}</span><em class="${k === 1 ? 'best' : ''}">${k === 1 ? 'Lowest fare' : ''}</em><strong>${price}</strong></li>`,
  ).join('');
  const field = (label: string, value: string): string =>
    `<div><small>${label}</small>${value}</div>`;
  return board(
    ['Familjen', 'Inter Tight'],
    `body{background:#ffd23c}.track{position:absolute;inset:0}
.window{isolation:isolate}.window .view{font-family:Familjen;color:#12263f}nav{position:absolute;z-index:2;left:36px;right:36px;top:24px;display:flex;gap:28px;align-items:center;font:500 16px Familjen}nav b{font:700 30px/1 Familjen;letter-spacing:-1.5px;margin-right:auto;display:flex;gap:9px;align-items:center}nav b:before{content:"";width:34px;height:16px;border-radius:3px 14px 3px 3px;background:#ff4f2b}
h1{position:absolute;z-index:2;left:36px;top:88px;font:700 74px/.92 Familjen;letter-spacing:-3.400px}
.search{position:absolute;z-index:3;left:36px;width:560px;top:366px;height:100px;background:#fff;border-radius:16px;box-shadow:0 16px 40px #0c2c3f30;display:grid;grid-template-columns:134px 44px 1fr 130px 76px;align-items:center;padding:0 12px 0 24px;font:700 21px/1.2 Familjen}.search small{display:block;font:400 13.500px/1.4 Familjen;color:#5d7085}.search>a{background:#ff4f2b;color:#fff;height:76px;border-radius:10px;display:grid;place-items:center;font:700 18px Familjen}
ul{padding:64px 282px 0 36px}li{display:grid;grid-template-columns:252px 1fr 124px 64px;align-items:center;height:84px;border-bottom:1.500px solid #12263f1f;font:400 15.500px/1.3 Familjen}li b{font:700 30px/1 Familjen;letter-spacing:-1px;display:flex;align-items:center;gap:14px;font-variant-numeric:tabular-nums}li s{width:44px;height:3px;background:#12263f;border-radius:2px}li strong{font:700 26px Familjen}.best{background:#d8f2e6;color:#0d5c46;border-radius:20px;padding:6px 13px;justify-self:start;font:600 14.500px Familjen}
.screen{font-family:Familjen;color:#12263f}.tick{position:absolute;left:20px;right:20px;top:134px;background:#fff;border-radius:26px;overflow:hidden;box-shadow:0 14px 30px #12263f26}.tick h3{font:700 50px/1 Familjen;letter-spacing:-2px}.pad{padding:24px 26px}.leg{display:flex;justify-content:space-between;margin-top:22px;font:400 15px/1.3 Familjen;color:#5d7085}.leg b{display:block;font:700 24px/1.2 Familjen;color:#12263f}.cut{border-top:3px dashed #12263f2e;margin:0 22px;position:relative}.cut:before,.cut:after{content:"";position:absolute;top:-15px;width:28px;height:28px;border-radius:50%;background:#bfe3e6;left:-36px}.cut:after{left:auto;right:-36px}
.code{display:grid;grid-template-columns:repeat(17,9px);grid-auto-rows:9px;margin:0 auto;width:153px}.code u{background:#12263f}`,
    `<svg class="track" width="1200" height="900" viewBox="0 0 1200 900" fill="none" stroke-width="30"><path d="M-20 700H260A120 120 0 0 0 380 580V-20" stroke="#ff4f2b"/><path d="M-20 760H280A160 160 0 0 0 440 600V-20" stroke="#f7b500"/><path d="M700 920V820A120 120 0 0 1 820 700H1220" stroke="#f7b500"/></svg>
${browser(
  'left:126px;top:64px;width:880px;height:820px;box-shadow:0 40px 80px #7a540066,0 4px 14px #7a540040;background:#fffdf6',
  'linea.example',
  'background:#fff7dd;color:#12263f',
  `<nav><b>linea</b><a>Timetable</a><a>Night trains</a><a>Passes</a><a>Help</a></nav>${landscape(880, 420)}<h1>Sit by the window.<br>We do the rest.</h1><div class="search">${field('From', 'Porto')}${icon('swap', 22, 2)}${field('To', 'Vigo')}${field('Out', 'Sat 16 May')}<a>${icon('right', 28, 2.4)}</a></div><ul>${rows}</ul>`,
)}
${phone(
  'left:762px;top:226px;transform:scale(.74);box-shadow:0 50px 90px #5c3e0080',
  'background:#bfe3e6;color:#12263f',
  '07:01',
  `<div style="position:absolute;left:26px;top:76px;font:700 30px/1 Familjen;letter-spacing:-1px">Leaves in 11 min</div><div class="tick"><div class="pad"><h3>07:12</h3><div class="leg"><span>From<b>Porto</b></span><span style="text-align:right">To<b>Vigo</b></span></div><div class="leg"><span>Track<b>4</b></span><span>Coach<b>12</b></span><span style="text-align:right">Seats<b>31, 33</b></span></div></div><div class="cut"></div><div class="pad" style="padding:30px 26px 34px"><div class="code">${repeat(
    289,
    (k) => {
      const [x, y] = [k % 17, Math.floor(k / 17)];
      const eye = (a: number, b: number): boolean => x >= a && x < a + 5 && y >= b && y < b + 5;
      const ring = (a: number, b: number): boolean =>
        Math.max(Math.abs(x - a - 2), Math.abs(y - b - 2)) !== 1;
      const on = eye(0, 0)
        ? ring(0, 0)
        : eye(12, 0)
          ? ring(12, 0)
          : eye(0, 12)
            ? ring(0, 12)
            : (x * 7 + y * 11 + x * y * 3) % 5 < 2;
      return on ? '<u></u>' : '<s></s>';
    },
  )}</div></div></div><div style="position:absolute;left:26px;right:26px;bottom:42px;display:flex;gap:12px"><span style="flex:1;background:#12263f;color:#fff;border-radius:16px;text-align:center;padding:18px;font:600 18px Familjen">Add to calendar</span></div>`,
)}`,
  );
};

export default draw;
