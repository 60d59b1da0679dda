/** Drifter, an app for night trains: three phone screens and a billboard. */
import { page, repeat, stream, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 390;
const HEIGHT = 812;
const NIGHT = '#151036';
const GLOW = '#ff8a5c';
const LILAC = '#c9b8ff';
const PALE = '#fbf4ff';

/** Hills at dusk with a lit train that crosses them. */
function hills(width: number, height: number, horizon: number): string {
  const layers = repeat(5, (k) => {
    const y = horizon + k * (height - horizon) * 0.17;
    const h = 60 - k * 6;
    return `<path d="M0 ${y}C${width * 0.2} ${y - h} ${width * 0.35} ${y + h * 0.4} ${width * 0.55} ${y - h * 0.3}S${width * 0.85} ${y - h} ${width} ${y}V${height}H0Z" fill="${['#6a4a8c', '#523a7d', '#3d2c69', '#2a2052', NIGHT][k] ?? NIGHT}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="url(#sky)"/><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2b1d63"/><stop offset=".34" stop-color="#7a4a9c"/><stop offset=".62" stop-color="${GLOW}"/></linearGradient></defs>${layers}`;
}

function train(x: number, y: number, scale: number): string {
  const windows = repeat(
    14,
    (k) => `<rect x="${20 + k * 34}" y="12" width="22" height="14" rx="3" fill="#ffe3ae"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="510" height="44" rx="14" fill="#0e0a28"/>${windows}</g>`;
}

const next = stream(5);
const STARS = repeat(
  46,
  () =>
    `<circle cx="${(next() * 1400).toFixed(0)}" cy="${(next() * 240).toFixed(0)}" r="${(0.8 + next() * 1.4).toFixed(1)}" fill="${PALE}" opacity=".8"/>`,
);

const BASE = `body{background:${NIGHT};color:${PALE};font-family:"Space Grotesk"}svg{position:absolute;left:0;top:0}`;

const PARTS: Readonly<Record<string, () => ReturnType<Draw>>> = {
  home: () =>
    page({
      width: WIDTH,
      height: HEIGHT,
      scale: 3,
      families: ['Space Grotesk', 'Bricolage'],
      style: `${BASE}h1{position:absolute;left:26px;top:78px;font:700 56px/.92 Bricolage;letter-spacing:-2.5px}p{position:absolute;left:28px;top:196px;font-size:17px}section{position:absolute;left:20px;right:20px;bottom:36px;background:${PALE};color:${NIGHT};border-radius:26px;padding:24px}section b{font:700 26px Bricolage}section div{display:flex;justify-content:space-between;font-size:16px;margin-top:12px}section a{display:block;margin-top:20px;background:${GLOW};border-radius:18px;padding:16px;text-align:center;font:600 18px "Space Grotesk"}`,
      body: `${svg(WIDTH, HEIGHT, hills(WIDTH, HEIGHT, 360) + STARS + train(-60, 446, 0.86))}<h1>Sleep<br>on the way.</h1><p>Tonight, 21:48 from Marlow</p><section><b>Marlow to Tessel</b><div><span>berth 12, window</span><span>9 h 20</span></div><div><span>breakfast at 06:30</span><span>€ 64</span></div><a>Make my bed</a></section>`,
    }),
  route: () => {
    const stops = ['Marlow', 'Upper Ferry', 'Saint Orme', 'Halden Pass', 'Kesterholt', 'Tessel'];
    const hours = ['21:48', '22:35', '00:10', '02:42', '05:15', '07:08'];
    const list = stops
      .map(
        (stop, k) =>
          `<li><time>${hours[k] ?? ''}</time><i class="${k === 3 ? 'now' : ''}"></i><span>${stop}</span></li>`,
      )
      .join('');
    return page({
      width: WIDTH,
      height: HEIGHT,
      scale: 3,
      families: ['Space Grotesk', 'Bricolage'],
      style: `body{background:${LILAC};color:${NIGHT};font-family:"Space Grotesk"}h1{position:absolute;left:28px;top:84px;font:700 50px/.95 Bricolage;letter-spacing:-2px}ul{position:absolute;left:28px;right:28px;top:224px;list-style:none}li{display:flex;align-items:center;height:70px;font-size:22px;gap:18px}time{font-size:17px;width:56px}i{width:20px;height:20px;border-radius:50%;border:5px solid ${NIGHT};background:${LILAC};position:relative}i::after{content:"";position:absolute;left:2.5px;top:17px;width:5px;height:48px;background:${NIGHT}}li:last-child i::after{display:none}.now{background:${GLOW};transform:scale(1.5)}.now::after{display:none}p{position:absolute;left:28px;right:28px;bottom:44px;background:${NIGHT};color:${PALE};border-radius:18px;padding:17px;text-align:center;font-size:18px}`,
      body: `<h1>You are<br>half-way.</h1><ul>${list}</ul><p>Wake me in Tessel</p>`,
    });
  },
  pass: () =>
    page({
      width: WIDTH,
      height: HEIGHT,
      scale: 3,
      families: ['Space Grotesk', 'Bricolage'],
      style: `body{background:${GLOW};color:${NIGHT};font-family:"Space Grotesk"}svg{position:absolute;left:71px;top:404px}h1{position:absolute;left:28px;top:84px;font:800 112px/.8 Bricolage;letter-spacing:-6px}h2{position:absolute;left:32px;top:196px;font:600 24px/1.3 "Space Grotesk"}main{position:absolute;left:28px;right:28px;top:372px;height:312px;background:${PALE};border-radius:26px}p{position:absolute;left:28px;right:28px;bottom:52px;text-align:center;font-size:18px}`,
      body: `<h1>12</h1><h2>window berth<br>coach C, lower<br>Marlow, track 4</h2><main></main>${svg(
        248,
        248,
        repeat(225, (k) => {
          const [x, y] = [k % 15, Math.floor(k / 15)];
          const corner = (x < 4 && y < 4) || (x > 10 && y < 4) || (x < 4 && y > 10);
          const lit = corner
            ? x % 14 === 0 ||
              y % 14 === 0 ||
              x === 3 ||
              y === 3 ||
              x === 11 ||
              y === 11 ||
              ((x === 1 || x === 13) && y === 1) ||
              (x === 1 && y === 13)
            : ((x * 7 + y * 13 + x * y) % 5) % 2 === 0;
          return lit
            ? `<circle cx="${8 + x * 16.5}" cy="${8 + y * 16.5}" r="7" fill="${NIGHT}"/>`
            : '';
        }),
      )}<p>Show this to Ingrid at the door</p>`,
    }),
  billboard: () =>
    page({
      width: 1400,
      height: 640,
      families: ['Bricolage', 'Space Grotesk'],
      style: `${BASE}h1{position:absolute;left:70px;top:56px;font:800 190px/.82 Bricolage;letter-spacing:-10px}p{position:absolute;right:70px;top:66px;font:700 54px/1 Bricolage;letter-spacing:-2px}footer{position:absolute;left:76px;bottom:48px;font:500 34px "Space Grotesk"}`,
      body: `${svg(1400, 640, hills(1400, 640, 330) + STARS + train(560, 404, 1.5))}<h1>Sleep on<br>the way.</h1><p>drifter</p><footer>Night trains to forty cities</footer>`,
    }),
};

const draw: Draw = (params) => {
  const part = PARTS[textParam(params, 'part', 'home')];
  if (part === undefined) throw new Error('no such part');
  return part();
};

export default draw;
