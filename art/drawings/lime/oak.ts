import type { Draw } from '../../workshop/types.ts';
import { page, range, stream, svg } from '../kit.ts';

const WIDTH = 2000;
const HEIGHT = 160;

/** A planed beam of oak, seen from the front; its ends meet, so that it goes on for ever. */
const draw: Draw = () => {
  const next = stream(7);
  const rays = range(70).map(() => {
    const [x, y, long] = [next() * WIDTH, next() * HEIGHT, 30 + next() * 90];
    return `<path d="M${x.toFixed()} ${y.toFixed()}h${long.toFixed()}" stroke="#6d4a2a" stroke-opacity="${(0.1 + next() * 0.25).toFixed(2)}" stroke-width="1.4"/>`;
  });
  return page({
    width: WIDTH,
    height: HEIGHT,
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs><filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0015 .06" numOctaves="5" seed="12" stitchTiles="stitch"/><feColorMatrix values=".62 0 0 0 .44  .56 0 0 0 .29  .48 0 0 0 .14  0 0 0 0 1"/></filter>
<linearGradient id="round" x2="0" y2="1"><stop stop-color="#fff3dc" stop-opacity=".34"/><stop offset=".1" stop-color="#fff3dc" stop-opacity="0"/><stop offset=".72" stop-color="#3a2210" stop-opacity="0"/><stop offset="1" stop-color="#3a2210" stop-opacity=".42"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)"/>${rays.join('')}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#round)"/>`,
    ),
  });
};

export default draw;
