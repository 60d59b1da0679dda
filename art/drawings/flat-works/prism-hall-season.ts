/** Prism Hall, a concert hall: three posters of a season on a wall, rings of sound in three colours. */
import { page, repeat } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const BLACK = '#0b0b12';
const PINK = '#ff3d81';
const BLUE = '#4a5bff';
const PALE = '#f4efff';

interface Poster {
  readonly ground: string;
  readonly ink: string;
  readonly rings: readonly string[];
  /** Where the sound comes from, on 330 × 480. */
  readonly source: readonly [x: number, y: number];
  readonly title: string;
  readonly line: string;
}

const POSTERS: readonly Poster[] = [
  {
    ground: PINK,
    ink: BLACK,
    rings: [BLUE, PINK, BLACK, PINK],
    source: [330, 480],
    title: 'Night<br>Organ',
    line: '14 November, standing',
  },
  {
    ground: BLACK,
    ink: PALE,
    rings: [PALE, BLACK, PINK, BLACK, BLUE, BLACK],
    source: [165, 480],
    title: 'Prism<br>Hall',
    line: 'Season six',
  },
  {
    ground: BLUE,
    ink: PALE,
    rings: [BLACK, BLUE, PINK, BLUE],
    source: [0, 480],
    title: 'Glass<br>Choir',
    line: '21 November, seated',
  },
];

function poster({ ground, ink, rings, source: [x, y], title, line }: Poster): string {
  const circles = repeat(
    9,
    (k) =>
      `<circle cx="${x}" cy="${y}" r="${(9 - k) * 34}" fill="${rings[k % rings.length] ?? ground}"/>`,
  );
  return `<article style="background:${ground};color:${ink}"><svg width="330" height="480" viewBox="0 0 330 480">${circles}</svg><h1>${title}</h1><p>${line}</p></article>`;
}

const draw: Draw = () =>
  page({
    width: 1200,
    height: 900,
    families: ['Syne', 'Inter'],
    style: `body{background:linear-gradient(#d9d4e6 0 82%,#b9b2c9 82%);display:flex;gap:34px;align-items:center;justify-content:center;padding-bottom:70px;box-sizing:border-box}
article{position:relative;width:330px;height:480px;overflow:hidden;box-shadow:0 30px 40px -12px #1a103359,0 4px 8px #1a103333}svg{position:absolute;inset:0}
h1{position:absolute;left:22px;top:18px;font:800 57px/.9 Syne;letter-spacing:-3px}p{position:absolute;left:25px;top:136px;font:600 17px/1.3 Inter}`,
    body: POSTERS.map(poster).join(''),
  });

export default draw;
