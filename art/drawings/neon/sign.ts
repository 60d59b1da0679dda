import type { Draw } from '../../workshop/types.ts';
import { page, svg, textParam } from '../kit.ts';
import { signs, type Tube } from './signs.ts';

const WIDTH = 720;
const HEIGHT = 540;

/** The page on which it hangs: the wall runs out into it. */
const NIGHT = '#0b0b12';

const tube = ({ path, words }: Tube): string => {
  if (words) {
    const [text, x, y, size] = words;
    return `<text x="${x}" y="${y}" font-size="${size}">${text}</text>`;
  }
  return `<path d="${path ?? ''}"/>`;
};

const tubes = (all: readonly Tube[], width: number, colourOf: (tube: Tube) => string): string =>
  all
    .map((one) => {
      // Handwriting is bent of thinner glass.
      const stroke = one.words ? width * 0.62 : width;
      return `<g stroke="${colourOf(one)}" stroke-width="${stroke}">${tube(one)}</g>`;
    })
    .join('');

/** Brickwork that only shows where light falls on it. */
const BRICKS = `<pattern id="bricks" width="72" height="40" patternUnits="userSpaceOnUse"><rect width="72" height="40" fill="#120f1c"/><g fill="#4d3f61"><rect x="1.5" y="1.5" width="69" height="17" rx="1.5"/><rect x="-34.5" y="21.5" width="69" height="17" rx="1.5"/><rect x="37.5" y="21.5" width="69" height="17" rx="1.5"/></g></pattern>`;

/** A sign over a client's door at night. Parameter: `sign`, a name of `signs.ts`. */
const draw: Draw = (params) => {
  const all = signs[textParam(params, 'sign', 'bora-line')] ?? [];
  const own = ({ colour }: Tube) => colour;
  const defs = `<defs>${BRICKS}
<filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="44"/></filter>
<filter id="near" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="11"/></filter>
<filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3.2"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .7 .5 0 0 -.5"/></filter>
<mask id="lit"><rect width="${WIDTH}" height="${HEIGHT}" fill="#000"/><g filter="url(#far)" opacity=".95">${tubes(all, 46, () => '#fff')}</g></mask>
<radialGradient id="out" cx=".5" cy=".5" r=".5"><stop offset=".66" stop-color="${NIGHT}" stop-opacity="0"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient></defs>`;
  const wall = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>
<g mask="url(#lit)"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#bricks)" opacity=".8"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".1"/></g>`;
  const light = `<g class="tubes">
<g filter="url(#far)" opacity=".5" style="mix-blend-mode:screen">${tubes(all, 30, own)}</g>
<g transform="translate(6 9)" opacity=".55">${tubes(all, 8, () => '#05040a')}</g>
<g filter="url(#near)" opacity=".8" style="mix-blend-mode:screen">${tubes(all, 14, own)}</g>
<g filter="url(#haze)" style="mix-blend-mode:screen">${tubes(all, 9, own)}</g>
${tubes(all, 5.6, own)}
<g opacity=".88">${tubes(all, 2.1, () => '#fff')}</g></g>`;
  const edges = `<rect x="-90" y="-70" width="${WIDTH + 180}" height="${HEIGHT + 140}" fill="url(#out)"/>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Instrument Serif Italic'],
    style: `body{background:${NIGHT}}.tubes,mask{fill:none;stroke-linecap:round;stroke-linejoin:round}text{font:italic 400 80px 'Instrument Serif';text-anchor:middle;letter-spacing:.03em}`,
    body: svg(WIDTH, HEIGHT, `${defs}${wall}${light}${edges}`),
    scale: 2,
  });
};

export default draw;
