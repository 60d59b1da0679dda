/** Low Tides: the back of the sleeve, and the score, both along one night's tide. */
import { curve, page, range, repeat, stream, svg, textParam, type Point } from '../../kit.ts';
import type { Draw, Drawing } from '../../../workshop/types.ts';

const PIECES: readonly (readonly [title: string, length: string])[] = [
  ['Slack Water', '4:10'],
  ['Bollard', '3:35'],
  ['Rope and Tar', '5:05'],
  ['The Ferry Comes In', '6:20'],
  ['Neap', '3:50'],
  ['Gull on a Mast', '2:45'],
  ['Ebb', '4:55'],
  ['Light Buoy', '5:20'],
];

/** How high the water stands, from 0 to 1, over the night from 0 to 1. */
const water = (t: number) => 0.5 - 0.5 * Math.cos((t - 0.06) * 6.6);

function back(): Drawing {
  const tide: Point[] = range(41).map((k) => [(k / 40) * 1240 - 20, 1120 - water(k / 40) * 330]);
  const lines = repeat(12, (k) => {
    const points = tide.map(([x, y]): Point => [x, y + k * 30 + 8 * Math.sin(x / 90 + k)]);
    return `<path d="${curve(points)}V1300H-20Z" fill="#0f5560" fill-opacity=".16" stroke="#0c2a33" stroke-opacity=".35" stroke-width="1.6"/>`;
  });
  const rows = PIECES.map(
    ([title, length], k) => `<li><i>${k + 1}</i><b>${title}</b><span>${length}</span></li>`,
  );
  return page({
    width: 1200,
    height: 1200,
    families: ['Syne', 'JetBrains Mono'],
    style: `body{background:#ff8a5c;color:#0c2a33}svg{position:absolute;inset:0}ul{position:absolute;left:66px;right:66px;top:62px;list-style:none}li{display:grid;grid-template-columns:70px 1fr auto;align-items:baseline;padding:9px 0;border-top:2px solid #0c2a3333}li:nth-child(5){margin-top:26px}i,span{font:500 26px "JetBrains Mono"}b{font:700 46px/1.12 Syne;letter-spacing:-1.5px}p{position:absolute;left:66px;right:66px;bottom:52px;display:flex;justify-content:space-between;font:500 23px/1.5 "JetBrains Mono";color:#ffe6c6}`,
    body: `${svg(1200, 1200, `<circle cx="850" cy="900" r="170" fill="#ffd9a0"/>${lines}<rect y="1040" width="1200" height="160" fill="#07222e"/>`)}<ul>${rows.join('')}</ul><p><span>Vesper Fields<br>Piano, tape, Cacilhas pier</span><span style="text-align:right">Low Water Records<br>LP 04 · 33⅓ rpm</span></p>`,
  });
}

function score(): Drawing {
  const [W, H] = [1800, 1050];
  const at = (t: number): Point => [150 + t * 1500, 800 - water(t) * 430];
  const grid =
    repeat(
      61,
      (k) => `<path d="M${150 + k * 25} 190V850" stroke-width="${k % 5 === 0 ? 1.8 : 0.7}"/>`,
    ) +
    repeat(
      27,
      (k) => `<path d="M150 ${200 + k * 25}H1650" stroke-width="${k % 4 === 0 ? 1.8 : 0.7}"/>`,
    );
  const next = stream(7);
  const notes = range(46)
    .map((k) => {
      const t = 0.01 + k / 47;
      const [x, y] = at(t);
      const count = 1 + Math.floor(water(t) * 3.6);
      return repeat(count, (n) => {
        const ny = y - 26 - n * 32 - next() * 8;
        const stem = next() < 0.6;
        return `<ellipse cx="${x.toFixed(0)}" cy="${ny.toFixed(0)}" rx="11" ry="8" transform="rotate(-18 ${x.toFixed(0)} ${ny.toFixed(0)})" fill="${n === 0 ? '#0c2a33' : 'none'}" stroke="#0c2a33" stroke-width="3"/>${stem ? `<path d="M${(x + 10).toFixed(0)} ${ny.toFixed(0)}v-42" stroke="#0c2a33" stroke-width="3"/>` : ''}`;
      });
    })
    .join('');
  const tide = curve(range(61).map((k) => at(k / 60)));
  const places = PIECES.map(([title], k) => {
    const t = 0.035 + k * 0.131;
    const [x, y] = at(t);
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}V876" stroke="#d9542f" stroke-width="2.5" stroke-dasharray="5 7"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="21" fill="#d9542f"/><text x="${x.toFixed(0)}" y="${(y + 9).toFixed(0)}" text-anchor="middle" font-family="JetBrains Mono" font-weight="700" font-size="25" fill="#fff3e0">${k + 1}</text><text x="${x.toFixed(0)}" y="${k % 2 === 0 ? 908 : 944}" text-anchor="middle" font-family="Instrument Serif" font-style="italic" font-size="35" fill="#0c2a33">${title}</text>`;
  }).join('');
  const hours = ['21:40', '23:00', '00:20', '01:40', '03:00', '04:10']
    .map(
      (hour, k) =>
        `<text x="${150 + k * 300}" y="172" text-anchor="middle" font-family="JetBrains Mono" font-weight="500" font-size="22" fill="#54747a">${hour}</text>`,
    )
    .join('');
  return page({
    width: W,
    height: H,
    families: ['Instrument Serif', 'Instrument Serif Italic', 'JetBrains Mono'],
    style: 'body{background:#f3e8d2}svg{position:absolute;inset:0}',
    body: svg(
      W,
      H,
      `<g stroke="#2f8f86" stroke-opacity=".4">${grid}</g><path d="${tide}V850H150Z" fill="#7ce0d6" opacity=".28"/><path d="${tide}" fill="none" stroke="#0f5560" stroke-width="7" stroke-linecap="round"/>${notes}${places}${hours}<text x="150" y="104" font-family="Instrument Serif" font-size="76" letter-spacing="-2" fill="#0c2a33">Low Tides</text><text x="1650" y="100" text-anchor="end" font-family="Instrument Serif" font-style="italic" font-size="40" fill="#0c2a33">fewer notes when it is low</text><text x="150" y="1010" font-family="JetBrains Mono" font-weight="500" font-size="22" fill="#54747a">Height of water at Cacilhas, 21 February. Loops: bottle, bollard, stool.</text>`,
    ),
  });
}

const draw: Draw = (params) => (textParam(params, 'part', 'back') === 'score' ? score() : back());

export default draw;
