import type { Draw } from '../../workshop/types.ts';
import { curve, numberParam, page, range, stream, svg, textParam, type Point } from '../kit.ts';
import { frayed, pitted, trowelled } from './rough.ts';

const WIDTH = 1200;
const HEIGHT = 1500;

/** What was done to the coat while it was soft. */
const works: Readonly<Record<string, (seed: number) => string>> = {
  /** Pressed with the steel until it shines: arcs of the trowel, one over the other. */
  polished: (seed) => {
    const next = stream(seed);
    return range(60)
      .map(() => {
        const [x, y, r] = [next() * WIDTH, next() * HEIGHT, 180 + next() * 320];
        const turn = next() * 50 - 25;
        return `<path d="M${(x - r).toFixed()} ${y.toFixed()}A${r.toFixed()} ${r.toFixed()} 0 0 1 ${(x + r).toFixed()} ${y.toFixed()}" transform="rotate(${turn.toFixed()} ${x.toFixed()} ${y.toFixed()})" fill="none" stroke="${next() > 0.5 ? '#ffd9b8' : '#4d1a06'}" stroke-opacity="${(0.03 + next() * 0.07).toFixed(3)}" stroke-width="${(30 + next() * 110).toFixed()}"/>`;
      })
      .join('');
  },
  /** Drawn through with a toothed spreader, in waves. */
  combed: (seed) => {
    const next = stream(seed);
    return range(34)
      .map((row) => {
        const y = 40 + row * 44;
        const points = range(13).map((step): Point => [
          step * 104 - 24,
          y + Math.sin(step * 1.15 + Math.floor(row / 6) * 1.7) * 46 + next() * 3,
        ]);
        const line = curve(points);
        return `<path d="${line}" fill="none" stroke="#1f2112" stroke-opacity=".5" stroke-width="17"/><path d="${line}" transform="translate(0 13)" fill="none" stroke="#dfe0b8" stroke-opacity=".3" stroke-width="7"/>`;
      })
      .join('');
  },
  /** Clay with chopped straw in it, rubbed with a wet sponge. */
  straw: (seed) => {
    const next = stream(seed);
    return range(620)
      .map(() => {
        const [x, y, long, turn] = [
          next() * WIDTH,
          next() * HEIGHT,
          16 + next() * 74,
          next() * 180,
        ];
        const colour = ['#fff0c4', '#8a6230', '#f3d48c', '#5d431f'][Math.floor(next() * 4)] ?? '';
        return `<path d="M0 0q${(long / 2).toFixed()} ${(next() * 12 - 6).toFixed()} ${long.toFixed()} 0" transform="translate(${x.toFixed()} ${y.toFixed()}) rotate(${turn.toFixed()})" fill="none" stroke="${colour}" stroke-opacity="${(0.3 + next() * 0.55).toFixed(2)}" stroke-width="${(2 + next() * 3.4).toFixed(1)}" stroke-linecap="round"/>`;
      })
      .join('');
  },
};

/** A sample of one coat on its board of oak, whose edge the plaster does not quite reach. */
const draw: Draw = (params) => {
  const colour = textParam(params, 'colour', '#94411d');
  const seed = numberParam(params, 'seed', 1);
  const work = works[textParam(params, 'work', 'polished')]?.(seed) ?? '';
  const field = `x="34" y="34" width="${WIDTH - 68}" height="${HEIGHT - 68}"`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: 'html{background:#b98d63}',
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs>${frayed('edge', seed + 3, 34)}${trowelled('clouds', seed + 9, 0.9, '.002 .005')}${pitted('pits', seed, [0.08, 0.05, 0.03], numberParam(params, 'pits', -5.6))}
<filter id="oak" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".05 .0016" numOctaves="4" seed="${seed}"/><feColorMatrix values=".6 0 0 0 .42  .54 0 0 0 .27  .46 0 0 0 .13  0 0 0 0 1"/></filter>
<mask id="coat"><rect ${field} fill="#fff" filter="url(#edge)"/></mask>
<linearGradient id="day" x2="1" y2="1"><stop stop-color="#fff1d6" stop-opacity=".32"/><stop offset=".55" stop-color="#fff1d6" stop-opacity="0"/><stop offset="1" stop-color="#24140a" stop-opacity=".3"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#oak)"/>
<rect ${field} transform="translate(7 11)" fill="#2b170a" fill-opacity=".55" filter="url(#edge)"/>
<g mask="url(#coat)"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>${work}<g style="mix-blend-mode:soft-light"><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#clouds)"/></g><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#pits)" opacity=".5"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#day)"/></g>`,
    ),
  });
};

export default draw;
