/** Prism Hall on the first night of a season: the rings on the stage curtain, over the heads of those who stand. */
import { page, repeat, stream } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const PINK = '#ff3d81';
const BLUE = '#4a5bff';
const PALE = '#f4efff';
const RINGS = [PALE, BLUE, PINK, BLUE, PALE, PINK, BLUE, PINK] as const;

/** The folds of a curtain: soft upright bands of light and shade. */
const folds = (next: () => number): string =>
  repeat(34, (k) => {
    const x = 150 + k * 27;
    const w = 15 + next() * 11;
    return `<rect x="${x.toFixed(1)}" y="40" width="${w.toFixed(1)}" height="470" fill="${k % 2 === 0 ? '#000' : '#fff'}" opacity="${(0.09 + next() * 0.16).toFixed(2)}"/>`;
  });

/** Those who stand: heads and shoulders, the nearer the larger. */
const crowd = (next: () => number): string =>
  [0, 1, 2]
    .map((row) =>
      repeat(26 - row * 5, (k) => {
        const size = 17 + row * 9 + next() * 5;
        const x = (k + next() * 0.7) * (1240 / (26 - row * 5)) - 20;
        const y = 566 + row * 40 + next() * 20;
        const tone = ['#191630', '#0f0d1f', '#070611'][row] ?? '#070611';
        const raised =
          next() < 0.12
            ? `<path d="M${x + size} ${y + size * 1.6}q${size * 0.6} ${-size * 2} ${size * 0.2} ${-size * 3.4}" fill="none" stroke="${tone}" stroke-width="${size * 0.55}" stroke-linecap="round"/>`
            : '';
        return `${raised}<circle cx="${x}" cy="${y}" r="${size}" fill="${tone}"/><path d="M${x - size * 2.1} ${y + size * 6}q0-${size * 4.6} ${size * 2.1}-${size * 4.6}t${size * 2.1} ${size * 4.6}Z" fill="${tone}"/>`;
      }),
    )
    .join('');

const draw: Draw = () => {
  const next = stream(6);
  const rings = RINGS.map(
    (colour, k) => `<circle cx="1068" cy="510" r="${760 - k * 92}" fill="${colour}"/>`,
  ).join('');
  return page({
    width: 1200,
    height: 675,
    style: 'html{background:#07060f}',
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" style="display:block;width:100%;height:100%"><defs>
<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter><filter id="fold"><feGaussianBlur stdDeviation="4 0"/></filter>
<linearGradient id="hall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0818"/><stop offset="1" stop-color="#1a1440"/></linearGradient>
<radialGradient id="edge" cx=".55" cy=".45" r=".75"><stop offset=".45" stop-color="#07060f" stop-opacity="0"/><stop offset="1" stop-color="#07060f" stop-opacity=".92"/></radialGradient>
<clipPath id="stage"><path d="M150 40H1068V510H150Z"/></clipPath></defs>
<rect width="1200" height="675" fill="url(#hall)"/>
<g clip-path="url(#stage)"><rect x="150" y="40" width="918" height="470" fill="${PINK}"/>${rings}<g filter="url(#fold)">${folds(next)}</g><rect x="150" y="40" width="918" height="470" fill="url(#edge)"/></g>
<path d="M110 0H150V510H110ZM1068 0h40V510h-40Z" fill="#0b0918"/><path d="M110 0H1108V44Q860 74 609 74T110 44Z" fill="#120f2a"/>
<path d="M90 510H1130V532H90Z" fill="#2b2360"/><path d="M90 510H1130V514H90Z" fill="${PALE}" opacity=".6"/>
<ellipse cx="620" cy="540" rx="520" ry="60" fill="${PINK}" opacity=".38" filter="url(#soft)"/><ellipse cx="800" cy="560" rx="300" ry="44" fill="${BLUE}" opacity=".5" filter="url(#soft)"/>
${crowd(next)}</svg>`,
  });
};

export default draw;
