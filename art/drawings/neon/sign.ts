import type { Draw } from '../../workshop/types.ts';
import { page, svg, textParam } from '../kit.ts';
import { written } from './letters.ts';
import { signs, type Sign } from './signs.ts';

const WIDTH = 720;
const HEIGHT = 540;

/** The page on which it hangs; the picture has no edge there. */
const NIGHT = '#0b0b12';

/** Where names stand, how large at most, and how wide the longest may be. */
const NAME = { y: 492, scale: 3.2, reach: 500 };

const widthOf = (name: string) => name.length * 12.4;

/** Every tube once, so wide; letters are scaled, and so is their stroke. */
function tubes({ tubes: all, name }: Sign, width: number, core?: string): string {
  const ways = all
    .map(
      ({ colour, path }) =>
        `<path d="${path}" stroke="${core ?? colour}" stroke-width="${width}"/>`,
    )
    .join('');
  if (name === undefined) return ways;
  const scale = Math.min(NAME.scale, NAME.reach / widthOf(name));
  const colour = core ?? all[0]?.colour ?? '#fff';
  return `${ways}<g stroke="${colour}" stroke-width="${(width * 0.8) / scale}">${written(name, WIDTH / 2, NAME.y, scale)}</g>`;
}

/** What holds the glass: a clip, and the shadow under it. */
const clip = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="7.5" fill="#0b0b12"/><circle cx="${x}" cy="${y}" r="5.6" fill="#3b3648"/><circle cx="${x - 1.4}" cy="${y - 1.6}" r="2" fill="#8f879f"/>`;

/** A sign over a client's door at night. Parameter: `sign`, a name of `signs.ts`. */
const draw: Draw = (params) => {
  const sign = signs[textParam(params, 'sign', 'bora-line')];
  if (sign === undefined) throw new Error('no sign is called that');
  const defs = `<defs><filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="20"/></filter><filter id="near" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter></defs>`;
  const body = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/><g class="tubes">
<g filter="url(#far)" opacity=".34">${tubes(sign, 22)}</g>
<g filter="url(#near)" opacity=".62">${tubes(sign, 12)}</g>
${tubes(sign, 7.4)}
<g opacity=".82">${tubes(sign, 2.6, '#fff8f0')}</g></g>${sign.brackets.map(([x, y]) => clip(x, y)).join('')}`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: `body{background:${NIGHT}}svg{display:block}.tubes{fill:none;stroke-linecap:round;stroke-linejoin:round}`,
    body: svg(WIDTH, HEIGHT, defs + body),
    scale: 2,
  });
};

export default draw;
