/** Tidewater: the breaks of the Lisbon coast on a chart of depth lines. A phone screen. */
import { curve, page, range, repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 390;
const HEIGHT = 844;

/** The coast runs down the screen, with a cape and a river mouth. */
function coast(offset: number): Point[] {
  return range(23).map((k) => {
    const y = -20 + k * 40;
    const cape = 74 * Math.exp(-(((y - 300) / 90) ** 2));
    const mouth = -60 * Math.exp(-(((y - 560) / 46) ** 2));
    const wobble = 14 * Math.sin(y * 0.031) + 7 * Math.sin(y * 0.083 + 1);
    const soften = Math.max(0.25, 1 - offset / 260);
    return [246 - offset - cape * soften - mouth * soften * 0.7 + wobble * soften, y];
  });
}

const SPOTS: readonly (readonly [
  x: number,
  y: number,
  name: string,
  height: string,
  good: boolean,
])[] = [
  [184, 196, 'Coxos', '1.8 m', true],
  [128, 318, 'Guincho', '2.1 m', false],
  [196, 432, 'Carcavelos', '1.4 m', true],
  [222, 548, 'Caparica', '1.1 m', true],
];

const draw: Draw = () => {
  const depths = repeat(9, (k) => {
    const line = curve(coast(k * 30));
    const tone =
      [
        '#1c6f78',
        '#186570',
        '#155b68',
        '#125160',
        '#0f4757',
        '#0c3d4e',
        '#0a3445',
        '#082b3b',
        '#072433',
      ][k] ?? '#072433';
    return `<path d="${line}L-80 ${HEIGHT + 40}V-40Z" fill="${tone}"/>`;
  });
  const land = `<path d="${curve(coast(0))}L${WIDTH + 40} ${HEIGHT + 20}V-40Z" fill="#f0e2c4"/><path d="${curve(coast(-16))}L${WIDTH + 40} ${HEIGHT + 20}V-40Z" fill="#e4d2ab"/><path d="${curve(coast(-46))}L${WIDTH + 40} ${HEIGHT + 20}V-40Z" fill="#c9c095"/><path d="${curve(coast(-84))}L${WIDTH + 40} ${HEIGHT + 20}V-40Z" fill="#a9ad83"/>`;
  const swell = repeat(
    11,
    (k) =>
      `<path d="M${-30 + (k % 3) * 34} ${120 + k * 58}q14-8 28 0t28 0" fill="none" stroke="#bff3ea" stroke-opacity=".35" stroke-width="2"/>`,
  );
  const spots = SPOTS.map(
    ([x, y, , , good]) =>
      `<circle cx="${x}" cy="${y}" r="17" fill="${good ? '#ffb454' : '#f7f3e8'}" fill-opacity=".28"/><circle cx="${x}" cy="${y}" r="8.5" fill="${good ? '#ffb454' : '#f7f3e8'}" stroke="#082b3b" stroke-width="2.5"/>`,
  ).join('');
  const labels = SPOTS.map(
    ([x, y, name, height]) =>
      `<div class="spot" style="right:${WIDTH - x + 22}px;top:${y - 21}px"><b>${name}</b><span>${height}</span></div>`,
  ).join('');
  return page({
    width: WIDTH,
    height: HEIGHT,
    scale: 3,
    families: ['Space Grotesk', 'Bricolage'],
    style: `body{font-family:"Space Grotesk";color:#f7f3e8;background:#072433}svg{position:absolute;inset:0}
header{position:absolute;left:24px;right:24px;top:58px;display:flex;justify-content:space-between;align-items:center}
header b{font:700 27px Bricolage;letter-spacing:-.6px}header i{width:42px;height:42px;border-radius:50%;background:#072433cc;border:1.5px solid #f7f3e855}
.spot{position:absolute;text-align:right;line-height:1.15}.spot b{display:block;font:600 18px "Space Grotesk"}.spot span{font-size:15px;opacity:.85}
footer{position:absolute;left:14px;right:14px;bottom:18px;background:#f7f3e8;color:#0b2b38;border-radius:30px;padding:22px 24px}
footer h2{font:700 30px/1 Bricolage;letter-spacing:-.8px}footer p{font-size:16px;margin-top:7px;color:#3d5963}
.n{display:flex;gap:10px;margin-top:16px}.n div{flex:1;background:#e8e0cb;border-radius:16px;padding:11px 12px;font-size:13.5px;color:#3d5963}.n b{display:block;font:700 20px Bricolage;color:#0b2b38}`,
    body: `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#061c2a"/>${depths}${swell}${land}${spots}</svg>
<header><b>Tidewater</b><i></i></header>${labels}
<footer><h2>Carcavelos</h2><p>Clean until 11:20, then the wind turns</p><div class="n"><div><b>1.4 m</b>swell W</div><div><b>11 s</b>period</div><div><b>17°</b>water</div></div></footer>`,
  });
};

export default draw;
