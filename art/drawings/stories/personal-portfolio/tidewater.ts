/** Two screens of Tidewater, flat beside each other. */
import { page } from '../../kit.ts';
import day from '../../screens/tidewater-day.ts';
import map from '../../screens/tidewater-map.ts';
import type { Draw, Drawing } from '../../../workshop/types.ts';

const quoted = (markup: string) => markup.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const screen = ({ width, height, markup }: Drawing, x: number, y: number) =>
  `<iframe srcdoc="${quoted(markup)}" width="${width}" height="${height}" style="left:${x}px;top:${y}px"></iframe>`;

const draw: Draw = (params) =>
  page({
    width: 1440,
    height: 960,
    style: `body{background:linear-gradient(160deg,#ffb98a,#ff8a5c 46%,#0f5560 46.2%,#07222e)}iframe{position:absolute;border:12px solid #0a0d12;border-radius:58px;box-sizing:content-box;background:#0a0d12}`,
    body: `${screen(day(params), 256, 46)}${screen(map(params), 770, 84)}`,
  });

export default draw;
