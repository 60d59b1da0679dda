/** Ashworth & Daughters, wine: three labels, each a hill drawn with contour lines. */
import { page, repeat, stream, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 900;
const HEIGHT = 560;

interface Wine {
  readonly name: string;
  readonly kind: string;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly seed: number;
}

// prettier-ignore
const WINES: Readonly<Record<string, Wine>> = {
  white: { name: 'Chalk Ridge', kind: 'Bacchus 2024', paper: '#f4efe2', ink: '#20302b', accent: '#c9a227', seed: 3 },
  rose: { name: 'Low Orchard', kind: 'Rosé 2025', paper: '#f7e3d8', ink: '#5a1f2b', accent: '#e0664f', seed: 7 },
  red: { name: 'The Long Field', kind: 'Pinot Noir 2023', paper: '#3c1020', ink: '#f3e2c9', accent: '#d98a4b', seed: 12 },
};

/** Contours of one hill: the same curve, drawn smaller and smaller towards the top. */
function contours({ ink, accent, seed }: Wine): string {
  const next = stream(seed);
  const wobble = [next(), next(), next(), next()].map((value) => value * 6.28);
  const line = (k: number): string => {
    const points = Array.from({ length: 73 }, (_, i) => {
      const angle = (i / 72) * 2 * Math.PI;
      const bump =
        1 +
        0.16 * Math.sin(2 * angle + (wobble[0] ?? 0)) +
        0.09 * Math.sin(3 * angle + (wobble[1] ?? 0) + k * 0.06) +
        0.05 * Math.sin(5 * angle + (wobble[2] ?? 0) - k * 0.1);
      const radius = (330 - k * 21) * bump;
      return `${(560 + k * 9 + radius * Math.cos(angle) * 1.25).toFixed(1)} ${(300 - k * 5 + radius * 0.72 * Math.sin(angle)).toFixed(1)}`;
    });
    return `<path d="M${points.join('L')}Z" fill="none" stroke="${k === 9 ? accent : ink}" stroke-width="${k === 9 ? 7 : 2.2}" opacity="${k === 9 ? 1 : 0.62}"/>`;
  };
  return repeat(15, line);
}

const draw: Draw = (params) => {
  const wine = WINES[textParam(params, 'wine', 'white')] ?? WINES['white'];
  if (wine === undefined) throw new Error('no such wine');
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Instrument Serif', 'Instrument Serif Italic', 'Space Grotesk'],
    style: `body{background:${wine.paper};color:${wine.ink};font-family:"Space Grotesk"}svg{position:absolute;inset:0}
.block{position:absolute;left:250px;right:250px;top:70px;bottom:64px;background:${wine.paper};display:flex;flex-direction:column;justify-content:space-between;align-items:center;text-align:center;padding:34px 20px 30px;border:2px solid ${wine.ink}}
h1{font:400 82px/.9 "Instrument Serif";letter-spacing:-2px}p{font:italic 400 31px/1.1 "Instrument Serif"}small{font-size:15px;letter-spacing:2.5px;text-transform:uppercase}
i{width:16px;height:16px;border-radius:50%;background:${wine.accent}}`,
    body: `${svg(WIDTH, HEIGHT, contours(wine))}<div class="block"><p>Ashworth<br>&amp; Daughters</p><i></i><h1>${wine.name.replace(' ', '<br>')}</h1><small>${wine.kind}</small></div>`,
  });
};

export default draw;
