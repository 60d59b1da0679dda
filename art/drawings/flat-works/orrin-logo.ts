/** Orrin, loudspeakers: an O that moves air. Construction, sleeve, grille. */
import { repeat } from '../kit.ts';
import { board } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** The mark on 200 × 200: rings whose weight swells like a cone that moves. */
function mark(size: number, colour: string, rings = 5): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 200 200" fill="none" stroke="${colour}">${repeat(
    rings,
    (k) => {
      const radius = 14 + k * (82 / rings);
      return `<circle cx="${100 - (rings - k) * 4.2}" cy="100" r="${radius.toFixed(1)}" stroke-width="${(3 + k * 1.9).toFixed(1)}"/>`;
    },
  )}<circle cx="${100 - rings * 4.2}" cy="100" r="6" fill="${colour}" stroke="none"/></svg>`;
}

const draw: Draw = () => {
  const grille = `<svg width="480" height="900" viewBox="0 0 480 900"><rect width="480" height="900" fill="#ff5b2e"/>${repeat(
    20 * 36,
    (k) => {
      const [x, y] = [
        18 + (k % 20) * 24 + (Math.floor(k / 20) % 2) * 12,
        14 + Math.floor(k / 20) * 25,
      ];
      const near = Math.hypot(x - 240, y - 560);
      const wave = 0.5 + 0.5 * Math.cos(near / 26);
      return `<circle cx="${x}" cy="${y}" r="${(2.2 + 6.8 * wave * Math.exp(-near / 420)).toFixed(1)}" fill="#1b1116"/>`;
    },
  )}</svg>`;
  return board(
    ['Sora'],
    `body{background:#1b1116;color:#f4e9e1;font-family:Sora}section{position:absolute;overflow:hidden}
.word{font:600 76px/1 Sora;letter-spacing:-5px}.sleeve{position:absolute;box-shadow:-18px 30px 50px #00000080}
.spec{font:400 13.500px/1.5 Sora;color:#b7a59b}`,
    `<section style="left:0;top:0;width:720px;height:560px;background:#1b1116"><div style="position:absolute;left:180px;top:100px">${mark(360, '#f4e9e1', 6)}</div><svg style="position:absolute;inset:0" width="720" height="560" viewBox="0 0 720 560" fill="none" stroke="#ff5b2e" stroke-width="1.200"><path d="M60 280H660M360 40V520M${360 - 45.4} 40V520" stroke-dasharray="5 6"/>${repeat(6, (k) => `<path d="M${360 - (6 - k) * 7.56} ${280 - (14 + k * 13.67) * 1.8}V60" opacity=".6"/><circle cx="${360 - (6 - k) * 7.56}" cy="60" r="3.500" fill="#ff5b2e"/>`)}<path d="M${360 - 45.4} 512H360M${360 - 45.4} 506v12M360 506v12"/></svg><p class="spec" style="position:absolute;left:378px;top:500px">6 rings, each 1/24 further</p></section>
<section style="left:720px;top:0;width:480px;height:900px">${grille}<div style="position:absolute;left:96px;top:140px;background:#f4e9e1;color:#1b1116;width:288px;height:288px;padding:28px" class="sleeve">${mark(116, '#1b1116')}<p class="word" style="position:absolute;left:26px;bottom:28px;font-size:62px">orrin</p></div></section>
<section style="padding-left:126px;left:0;top:560px;width:460px;height:340px;background:#f4e9e1;color:#1b1116;display:flex;align-items:center;justify-content:center;gap:18px">${mark(92, '#ff5b2e')}<p class="word">orrin</p></section>
<section style="left:460px;top:560px;width:260px;height:340px;background:#5b2fd6"><div style="position:absolute;left:-70px;top:-30px">${mark(400, '#c9b6ff', 9)}</div></section>`,
  );
};

export default draw;
