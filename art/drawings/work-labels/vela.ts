/** Vela, perfume: a label for the glass and the box's front and side. */
import { page, repeat, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

/** A sail of thin lines that open like a fan. */
function sail(width: number, height: number, ink: string, stroke: number): string {
  return repeat(19, (k) => {
    const t = k / 18;
    const x = width * (0.16 + 0.68 * t);
    return `<path d="M${width * 0.24} ${height * 0.08}C${width * (0.3 + 0.42 * t)} ${height * (0.2 + 0.12 * t)} ${x + width * 0.1 * (1 - t)} ${height * 0.62} ${x} ${height * 0.92}" fill="none" stroke="${ink}" stroke-width="${stroke}"/>`;
  });
}

const draw: Draw = (params) => {
  const part = textParam(params, 'part', 'label');
  if (part === 'label')
    return page({
      width: 560,
      height: 560,
      families: ['Syne', 'Space Grotesk'],
      style: `body{background:#fbf3ee;color:#4a1230;display:flex;flex-direction:column;justify-content:space-between;align-items:center;padding:52px 40px 46px;font-family:"Space Grotesk"}h1{font:500 104px/1 Syne;letter-spacing:6px;margin-right:-6px}p{font-size:23px;letter-spacing:5px;text-transform:uppercase}`,
      body: `<p>Nº 4</p><h1>vela</h1><p>after rain · 75 ml</p>`,
    });
  if (part === 'side')
    return page({
      width: 400,
      height: 1100,
      families: ['Space Grotesk'],
      style: `body{background:#4a1230}p{position:absolute;left:50%;bottom:70px;transform:translateX(-50%);color:#f6c9bd;font:400 20px/1.5 "Space Grotesk";letter-spacing:3px;text-align:center;text-transform:uppercase;width:300px}`,
      body: `<p>eau de parfum<br>fig leaf<br>wet slate<br>neroli</p>`,
    });
  return page({
    width: 800,
    height: 1100,
    families: ['Syne', 'Space Grotesk'],
    style: `body{background:#641a3f;color:#f9d8cb;font-family:"Space Grotesk"}svg{position:absolute;left:40px;top:150px}h1{position:absolute;left:70px;top:56px;font:500 108px/1 Syne;letter-spacing:4px}p{position:absolute;right:70px;top:88px;font-size:25px;letter-spacing:4px}footer{position:absolute;left:74px;bottom:62px;font-size:24px;letter-spacing:4px;text-transform:uppercase}`,
    body: `<h1>vela</h1><p>Nº 4</p>${svg(720, 780, sail(720, 780, '#f2937f', 3))}<footer>after rain</footer>`,
  });
};

export default draw;
