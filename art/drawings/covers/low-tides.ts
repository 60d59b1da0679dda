/** Low Tides, an album by Vesper Fields: the sleeve (`part: "sleeve"`) and the record's label ("label"). */
import { curve, page, range, repeat, svg, textParam } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

/** Lines of foam that come in over wet sand: each a slow wave, closer together towards the top. */
function tideLines(): string {
  return repeat(46, (k) => {
    const depth = k / 45;
    const y = 505 + 740 * depth ** 1.35;
    const line: Point[] = range(22).map((i) => {
      const x = -40 + i * 62;
      const swell =
        Math.sin(i * 0.42 + k * 0.21) * (8 + 34 * depth) +
        Math.sin(i * 0.93 - k * 0.33) * (3 + 15 * depth);
      return [x, y + swell];
    });
    const warm = Math.exp(-(((k - 6) / 9) ** 2));
    const tone = `rgb(${Math.round(20 + 225 * warm)},${Math.round(92 + 60 * warm - 44 * depth)},${Math.round(104 - 30 * warm - 36 * depth)})`;
    return `<path d="${curve(line)}V1300H-60Z" fill="${tone}" fill-opacity="${(0.3 + 0.5 * depth).toFixed(2)}" stroke="#ffe0b8" stroke-opacity="${(0.5 - 0.38 * depth).toFixed(2)}" stroke-width="${(1.2 + 1.6 * depth).toFixed(1)}"/>`;
  });
}

const draw: Draw = (params) => {
  if (textParam(params, 'part', 'sleeve') === 'label') {
    return page({
      width: 600,
      height: 600,
      families: ['Syne', 'JetBrains Mono'],
      style: `body{background:#ff7a4d;color:#0c2a33;text-align:center}h1{font:700 64px/1 Syne;padding-top:92px;letter-spacing:-2px}p{font:600 22px/1.55 "JetBrains Mono";margin-top:205px}i{position:absolute;inset:22px;border:3px solid #0c2a33;border-radius:50%}`,
      body: '<i></i><h1>Low Tides</h1><p>Side A · 33⅓ rpm<br>Vesper Fields</p>',
    });
  }
  return page({
    width: 1200,
    height: 1200,
    scale: 1.5,
    families: ['Syne', 'JetBrains Mono'],
    style: `svg{position:absolute;inset:0}h1{position:absolute;left:66px;top:52px;font:700 152px/.86 Syne;letter-spacing:-8px;color:#ffe6c6}p{position:absolute;right:68px;top:72px;font:500 27px/1.5 "JetBrains Mono";text-align:right;color:#ffe6c6}`,
    body: `${svg(1200, 1200, `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#07222e"/><stop offset=".30" stop-color="#0f5560"/><stop offset=".44" stop-color="#ff8a5c"/></linearGradient></defs><rect width="1200" height="1200" fill="url(#sky)"/><circle cx="760" cy="500" r="205" fill="#ffd9a0"/>${tideLines()}`)}<h1>Low<br>Tides</h1><p>Vesper Fields<br>LP 04</p>`,
  });
};

export default draw;
