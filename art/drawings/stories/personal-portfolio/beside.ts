/** Two drawings in one picture: both sides of a sleeve, an invoice and its reminder. */
import sleeve from '../../covers/low-tides.ts';
import { page, textParam } from '../../kit.ts';
import ledgerline from './ledgerline.ts';
import back from './low-tides.ts';
import type { Draw, Drawing } from '../../../workshop/types.ts';

const quoted = (markup: string) => markup.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const placed = ({ width, height, markup }: Drawing, x: number, y: number, scale: number) =>
  `<iframe srcdoc="${quoted(markup)}" width="${width}" height="${height}" style="position:absolute;border:0;left:${x}px;top:${y}px;transform-origin:0 0;transform:scale(${scale})"></iframe>`;

const draw: Draw = (params) => {
  const isSleeve = textParam(params, 'of', 'sleeve') === 'sleeve';
  return page({
    width: 1440,
    height: isSleeve ? 810 : 900,
    style: 'body{background:#0b3a42}',
    body: isSleeve
      ? placed(sleeve({ part: 'sleeve' }), 80, 90, 0.525) +
        placed(back({ part: 'back' }), 730, 90, 0.525)
      : placed(ledgerline({ view: 'paper' }), 0, 0, 0.72) +
        placed(ledgerline({ view: 'reminder' }), 720, 0, 0.72),
  });
};

export default draw;
