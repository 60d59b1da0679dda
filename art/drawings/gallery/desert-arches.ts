/** Desert arches: one doorway inside another, all the way to the sun. */
import { coloursParam, numberParam, repeat } from '../kit.ts';
import { lift, sheet } from './print.ts';
import type { Draw } from '../../workshop/types.ts';

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 29);
  const walls = coloursParam(params, 'walls', [
    '#7b2f2b',
    '#a8432f',
    '#cf6238',
    '#e88a4e',
    '#f3b071',
    '#f8d3a0',
  ]);
  /** Wall `k` with its doorway cut out; the doors drift to the right as they shrink. */
  const opening = (k: number): readonly [x: number, top: number, half: number, floor: number] => [
    560 + k * 26,
    90 + k * 62,
    430 - k * 66,
    960 - k * 58,
  ];
  const arches = walls
    .map((tone, k) => {
      const [x, top, half, floor] = opening(k);
      const door = `M${x - half} ${floor}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${floor}Z`;
      return { tone, x, top, half, floor, door };
    })
    .reverse();
  const layers = arches
    .map(({ tone, x, half, floor, door, top }, index) => {
      const k = walls.length - 1 - index;
      const steps = repeat(
        4,
        (m) =>
          `<path d="M${x - half - 40 - m * 8} ${floor + m * 14}H${x + half + 40 + m * 8}V${floor + 14 + m * 14}H${x - half - 40 - m * 8}Z" fill="${walls[Math.max(0, k - (m % 2))] ?? tone}"/>`,
      );
      const shade = `<path d="M${x - half} ${floor}V${top + half}A${half} ${half} 0 0 1 ${x - half * 0.2} ${top + half * 0.02}A${half * 1.1} ${half * 1.1} 0 0 0 ${x - half * 0.72} ${top + half}V${floor}Z" fill="#3a1220" opacity=".22"/>`;
      return `${shade}<g filter="url(#rise)"><path fill-rule="evenodd" d="M-40 -40H1240V960H-40Z${door}" fill="${tone}"/></g>${k === 0 ? '' : `<g>${steps}</g>`}`;
    })
    .join('');
  const [sx, stop, shalf, sfloor] = opening(walls.length - 1);
  return sheet(
    seed,
    '#8ed0cf',
    `${lift('rise', 12, 16, 20, 0.4)}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="#57b0bd"/><stop offset=".75" stop-color="#d8ecd9"/></linearGradient><pattern id="plaster" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><circle cx="8" cy="8" r="2.200" fill="#3a1220"/></pattern><linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="low"><rect width="1200" height="900" fill="url(#down)"/></mask>`,
    [
      '<rect width="1200" height="900" fill="url(#sky)"/>',
      `<circle cx="${sx + 8}" cy="${stop + shalf + 66}" r="58" fill="#fff4d8"/>`,
      `<path d="M0 ${sfloor - 70}Q${sx - 60} ${sfloor - 130} ${sx} ${sfloor - 76}T1200 ${sfloor - 80}V900H0Z" fill="#e59a58"/><path d="M0 ${sfloor - 34}Q${sx} ${sfloor - 84} 1200 ${sfloor - 30}V900H0Z" fill="#c9703c"/>`,
      layers,
      '<rect width="1200" height="900" fill="url(#plaster)" mask="url(#low)" opacity=".22"/>',
      // someone at the third step, for scale
      `<g filter="url(#soft)" transform="translate(548 792)"><path d="M-6 6L230 66L60 40Z" fill="#3a1220" opacity=".35"/><path d="M-22 0C-26 -70 -14 -96 4 -96C24 -94 30 -60 26 0Z" fill="#f6ead2"/><path d="M-22 0C-26 -70 -14 -96 4 -96C-4 -60 -2 -30 0 0Z" fill="#d9c39f"/><circle cx="4" cy="-110" r="15" fill="#5a2a20"/><path d="M-30 -114Q4 -142 38 -114Z" fill="#f8d3a0"/></g>`,
      // a pot and an agave in the corner
      `<g filter="url(#rise)" transform="translate(150 900)">${repeat(9, (k) => `<path d="M-14 -90Q${(k - 4) * 30} -150 ${(k - 4) * 46} ${-250 + Math.abs(k - 4) * 36}Q${(k - 4) * 14 + 8} -150 14 -90Z" fill="${k % 2 === 0 ? '#2f6f62' : '#47907c'}"/>`)}<path d="M-84 -110H84L62 10H-62Z" fill="#e9dcc4"/><path d="M20 -110H84L62 10H10Z" fill="#c7b394"/></g>`,
    ].join(''),
  );
};

export default draw;
