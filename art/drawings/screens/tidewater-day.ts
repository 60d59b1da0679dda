/** Tidewater: one day's tide as a curve, the hours that are worth the drive marked. A phone screen. */
import { curve, page, range, repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 390;
const HEIGHT = 844;

function level(hour: number): number {
  return (
    0.5 +
    0.42 * Math.cos(((hour - 9.6) / 12.4) * 2 * Math.PI) +
    0.05 * Math.cos((hour / 24) * 2 * Math.PI)
  );
}

const HOURS: readonly (readonly [time: string, words: string, stars: number])[] = [
  ['07:00', 'Glassy, mid tide rising', 4],
  ['09:40', 'High water, fat and slow', 2],
  ['11:20', 'Wind turns onshore', 1],
  ['18:30', 'Light drops, sets clean up', 3],
];

const draw: Draw = () => {
  const points: Point[] = range(25).map((h) => [
    -10 + (h / 24) * (WIDTH + 20),
    470 - 150 * level(h),
  ]);
  const sea = repeat(5, (k) => {
    const lower = points.map(([x, y]) => [x, y + k * 34 + 6 * Math.sin(x * 0.03 + k)] as const);
    return `<path d="${curve(lower)}V${HEIGHT}H-20Z" fill="${['#4f9f9c', '#2c8a8b', '#15767c', '#0b646d', '#08525d'][k] ?? '#08525d'}"/>`;
  });
  const now = 8.2;
  const x = -10 + (now / 24) * (WIDTH + 20);
  const y = 470 - 150 * level(now);
  const rows = HOURS.map(
    ([time, words, stars]) =>
      `<div class="row"><b>${time}</b><span>${words}</span><i>${'●'.repeat(stars)}<s>${'●'.repeat(4 - stars)}</s></i></div>`,
  ).join('');
  return page({
    width: WIDTH,
    height: HEIGHT,
    scale: 3,
    families: ['Space Grotesk', 'Bricolage'],
    style: `body{font-family:"Space Grotesk";color:#08303c;background:linear-gradient(#ffd9a0,#ffb98a 30%,#f6e3c6 58%)}svg{position:absolute;inset:0}
header{position:absolute;left:26px;top:66px}h1{font:700 84px/.9 Bricolage;letter-spacing:-4px}h1 small{font-size:34px;letter-spacing:-1px}header p{font-size:18px;margin-top:12px}
.now{position:absolute;left:${x + 18}px;top:${y - 40}px;background:#08303c;color:#fff3df;border-radius:20px;padding:8px 15px;font-size:16px}
footer{position:absolute;left:26px;right:26px;bottom:34px;color:#eafaf6}.row{display:flex;gap:14px;align-items:center;padding:14px 0;border-top:1.5px solid #ffffff2e;font-size:15.5px}.row b{font:600 17px "Space Grotesk";min-width:54px}.row i{margin-left:auto;font-style:normal;color:#ffb454;font-size:12px;letter-spacing:2px}.row s{color:#ffffff40;text-decoration:none}`,
    body: `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><circle cx="292" cy="252" r="66" fill="#fff1d6"/>${sea}<path d="${curve(points)}" fill="none" stroke="#08303c" stroke-width="3"/><circle cx="${x}" cy="${y}" r="10" fill="#08303c"/><circle cx="${x}" cy="${y}" r="4.500" fill="#ffb454"/></svg>
<header><h1>2.6<small> m</small></h1><p>rising · high water 09:40</p></header><div class="now">08:12</div><footer>${rows}</footer>`,
  });
};

export default draw;
