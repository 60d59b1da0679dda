/** What a class of ten-year-olds wrote on the wall of their yard: 87 angles, and what they measured. */
import type { Draw } from '../../../workshop/types.ts';
import { range, repeat, stream } from '../../kit.ts';
import { board } from '../../flat-works/studio.ts';

const CHALK = '#f6f2ff';
const PINK = '#ff8ad0';

/** Three each for 29 pupils. Idris, who is the fifth, has a corner of his own; the mean is 119.6. */
const COUNT = 87;
const SUM = Math.round(COUNT * 119.6);
const IDRIS = 13;

const angles = (): number[] => {
  const next = stream(29);
  const list = range(COUNT).map((k) => (k === IDRIS ? 140 : 116 + Math.floor(next() * 7)));
  let rest = SUM - list.reduce((sum, value) => sum + value, 0);
  for (let k = 0; rest !== 0; k = (k + 5) % COUNT) {
    const step = Math.sign(rest);
    const value = list[k] ?? 0;
    if (k === IDRIS || value + step < 114 || value + step > 125) continue;
    list[k] = value + step;
    rest -= step;
  }
  return list;
};

const draw: Draw = () => {
  const next = stream(4);
  const bricks = repeat(19, (row) =>
    repeat(11, (k) => {
      const x = k * 124 - 70 + (row % 2) * 62;
      const tone = ['#3a2d6b', '#352863', '#403273', '#32265e'][Math.floor(next() * 4)] ?? '';
      return `<rect x="${x + 2}" y="${row * 49 + 2}" width="120" height="45" rx="3" fill="${tone}"/>`;
    }),
  );
  const columns = 8;
  const numbers = angles()
    .map((value, k) => {
      const [x, y] = [640 + (k % columns) * 68, 132 + Math.floor(k / columns) * 54];
      const turn = next() * 10 - 5;
      const size = 30 + next() * 4;
      const mine = k === IDRIS;
      return `<g transform="translate(${(x + next() * 6).toFixed(0)} ${(y + next() * 8).toFixed(0)}) rotate(${turn.toFixed(1)})"><text font-size="${(mine ? 38 : size).toFixed(0)}" fill="${mine ? PINK : CHALK}">${value}</text></g>`;
    })
    .join('');
  const at = (k: number): readonly [number, number] => {
    const x = 640 + (k % columns) * 68;
    return [x, 132 + Math.floor(k / columns) * 54];
  };
  const [ix, iy] = at(IDRIS);
  // Three bubbles of one size: their walls meet in the middle, at 120 degrees.
  const [cx, cy, r] = [310, 420, 152];
  // An outer arc ends where its bubble meets its neighbours.
  const outer = range(3)
    .map((k) => {
      const turn = -Math.PI / 2 + (k * 2 * Math.PI) / 3;
      const [from, to] = [turn - Math.PI / 3, turn + Math.PI / 3];
      const [x1, y1] = [cx + r * Math.cos(from), cy + r * Math.sin(from)];
      const [x2, y2] = [cx + r * Math.cos(to), cy + r * Math.sin(to)];
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${(r * 0.87).toFixed(1)} ${(r * 0.87).toFixed(1)} 0 1 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
    })
    .join('');
  const walls = range(3)
    .map((k) => {
      const turn = Math.PI / 2 + (k * 2 * Math.PI) / 3;
      return `M${cx} ${cy}L${(cx + r * Math.cos(turn)).toFixed(1)} ${(cy + r * Math.sin(turn)).toFixed(1)}`;
    })
    .join('');
  const arcs = range(3)
    .map((k) => {
      const [from, to] = [
        Math.PI / 2 + (k * 2 * Math.PI) / 3 + 0.12,
        Math.PI / 2 + ((k + 1) * 2 * Math.PI) / 3 - 0.12,
      ];
      const q = 44;
      return `M${(cx + q * Math.cos(from)).toFixed(1)} ${(cy + q * Math.sin(from)).toFixed(1)}A${q} ${q} 0 0 1 ${(cx + q * Math.cos(to)).toFixed(1)} ${(cy + q * Math.sin(to)).toFixed(1)}`;
    })
    .join('');
  const chalk = (d: string, width: number, colour = CHALK): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return board(
    ['Familjen'],
    '',
    `<svg width="1200" height="900" viewBox="0 0 1200 900"><defs><filter id="chalk" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="2" seed="8" result="bend"/><feDisplacementMap in="SourceGraphic" in2="bend" scale="7" result="drawn"/><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -6 3.9" result="dust"/><feComposite in="drawn" in2="dust" operator="in"/></filter><radialGradient id="sun" cx=".3" cy=".3" r=".9"><stop stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#0b0818" stop-opacity=".34"/></radialGradient></defs><rect width="1200" height="900" fill="#281d4f"/>${bricks}<rect width="1200" height="900" fill="url(#sun)"/>
<g filter="url(#chalk)" font-family="Familjen" font-weight="600">${chalk(outer, 8)}${chalk(walls, 8)}${chalk(arcs, 5, PINK)}<g font-size="40" fill="${PINK}" text-anchor="middle"><text x="${cx}" y="${cy - 60}">120°</text><text x="${cx + 92}" y="${cy + 66}">120°</text><text x="${cx - 92}" y="${cy + 66}">120°</text></g><text x="62" y="116" font-size="58" fill="${CHALK}">Class 5, corners</text>${numbers}${chalk(`M${ix - 6} ${iy + 18}Q${ix + 30} ${iy + 26} ${ix + 68} ${iy + 12}`, 5, PINK)}<g font-size="48" fill="${CHALK}"><text x="642" y="802">87 corners,</text><text x="642" y="852">mean 119.6°</text></g>${chalk('M772 874Q840 866 908 872', 5)}<text x="76" y="832" font-size="38" fill="${CHALK}">the rest is wind (Miss Pryce)</text><text x="930" y="800" font-size="36" fill="${PINK}">140! Idris</text></g></svg>`,
  );
};

export default draw;
