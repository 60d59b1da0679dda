/** Tessel, a tile maker: a mark of four quarter tiles that builds its own pattern. */
import { repeat, stream } from '../kit.ts';
import { board } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** The mark on 100 × 100: a T of two quarter circles over a stem. */
function mark(size: number, colour: string): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100" fill="${colour}"><path d="M0 0H48V48A48 48 0 0 1 0 0ZM100 0H52V48A48 48 0 0 0 100 0ZM26 100V76A24 24 0 0 1 50 52A24 24 0 0 1 74 76V100Z"/></svg>`;
}

const TONES = ['#0f3d3e', '#e76f3c', '#f4d9a8', '#f7f1e4', '#8fb8a8'];

/** Quarter-round tiles laid by a repeatable hand. */
function floor(columns: number, rows: number, size: number, seed: number): string {
  const next = stream(seed);
  return `<svg width="${columns * size}" height="${rows * size}" viewBox="0 0 ${columns * 50} ${rows * 50}">${repeat(
    columns * rows,
    (k) => {
      const [x, y] = [(k % columns) * 50, Math.floor(k / columns) * 50];
      const ground = Math.floor(next() * 5);
      const figure = (ground + 1 + Math.floor(next() * 4)) % 5;
      const turn = Math.floor(next() * 4) * 90;
      const path =
        next() < 0.66 ? 'M0 0H50A50 50 0 0 1 0 50Z' : 'M0 25A25 25 0 0 0 50 25A25 25 0 0 0 0 25Z';
      return `<g transform="translate(${x} ${y})"><rect width="50.500" height="50.500" fill="${TONES[ground] ?? ''}"/><path d="${path}" transform="rotate(${turn} 25 25)" fill="${TONES[figure] ?? ''}"/></g>`;
    },
  )}</svg>`;
}

const draw: Draw = () =>
  board(
    ['Outfit'],
    `body{background:#f7f1e4;color:#0f3d3e;font-family:Outfit}section{position:absolute;overflow:hidden}
.word{display:flex;align-items:center;justify-content:center;gap:30px;font:500 118px/1 Outfit;letter-spacing:-6px}
.build svg{position:absolute}.card{position:absolute;width:330px;height:204px;border-radius:6px;box-shadow:0 24px 40px #35150380,0 2px 5px #35150340;padding:26px;font:400 14px/1.5 Outfit}.card b{font:500 22px/1.2 Outfit;letter-spacing:-.6px;display:block}`,
    `<section style="left:0;top:0;width:720px;height:450px;background:#f7f1e4" class="word">${mark(126, '#0f3d3e')}tessel</section>
<section style="left:720px;top:0;width:480px;height:450px">${floor(6, 6, 80, 14)}</section>
<section class="build" style="left:0;top:450px;width:450px;height:450px;background:#0f3d3e"><div style="position:absolute;left:105px;top:105px">${mark(240, '#f4d9a8')}</div><svg width="450" height="450" viewBox="0 0 450 450" fill="none" stroke="#8fb8a8" stroke-width="1.300"><g opacity=".9">${repeat(6, (k) => `<path d="M${[105, 220.2, 229.8, 345, 167, 283][k] ?? 0} 40V410"/>`)}${repeat(4, (k) => `<path d="M40 ${[105, 220.2, 287, 345][k] ?? 0}H410"/>`)}<circle cx="220.200" cy="105" r="115.200"/><circle cx="229.800" cy="105" r="115.200"/><circle cx="225" cy="287" r="58"/></g></svg></section>
<section style="left:450px;top:450px;width:750px;height:450px;background:#e76f3c"><div class="card" style="left:76px;top:74px;background:#f7f1e4;transform:rotate(-7deg)">${mark(46, '#e76f3c')}<p style="position:absolute;left:26px;bottom:24px"><b>Inês Quadros</b>Floors and façades<br>ines@tessel.example</p></div><div class="card" style="left:330px;top:176px;background:#0f3d3e;transform:rotate(5deg);padding:0;overflow:hidden;display:grid;place-items:center">${mark(92, '#f4d9a8')}</div></section>`,
  );

export default draw;
