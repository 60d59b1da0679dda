/** North Street as the council got it: which lamps stay, and which come down. */
import { repeat } from '../../kit.ts';
import { BLUES, HEIGHT, LAMP, STAR, WIDTH, block, line, scene } from '../../night/night.ts';
import { FACE, note } from './labels.ts';
import type { Draw } from '../../../workshop/types.ts';

const [, , , , HAZE] = BLUES;

/** The middle of the street at a distance along it, and half its width there. */
const middle = (x: number) => 470 + 46 * Math.sin((x - 120) / 420) - (x - 800) * 0.03;
const HALF = 46;

/** Which of the fifty lamps come down: sixteen of them. */
const DOWN = new Set([1, 4, 7, 10, 12, 15, 19, 22, 24, 28, 31, 34, 37, 41, 44, 48]);

function edge(side: number): string {
  let data = '';
  for (let x = -10; x <= WIDTH + 10; x += 30)
    data += `${data === '' ? 'M' : 'L'}${x} ${(middle(x) + side * HALF).toFixed(1)}`;
  return line(data, STAR, 3);
}

/** The houses of one side, in line. */
function houses(side: number): string {
  let all = '';
  let x = 20;
  let k = 0;
  while (x < WIDTH - 60) {
    const w = 52 + ((k * 47 + (side > 0 ? 13 : 0)) % 38);
    const depth = 66 + ((k * 31) % 34);
    const isLane = side > 0 ? k === 6 || k === 14 : k === 9 || k === 17;
    if (!isLane) {
      const [y0, y1] = [middle(x) + side * (HALF + 14), middle(x + w) + side * (HALF + 14)];
      const far = side * depth;
      all += `<path d="M${x} ${y0.toFixed(1)}L${x + w} ${y1.toFixed(1)}V${(y1 + far).toFixed(1)}L${x} ${(y0 + far).toFixed(1)}Z" fill="#1b2557" stroke="${HAZE}" stroke-width="2"/><path d="M${x} ${(y0 + far / 2).toFixed(1)}L${x + w} ${(y1 + far / 2).toFixed(1)}" stroke="${HAZE}" stroke-width="1.500" opacity=".6"/>`;
    }
    x += isLane ? 62 : w;
    k += 1;
  }
  return all;
}

const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z" fill="#fff3dc"/>`;

const ring = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${STAR}" stroke-width="2.500" stroke-dasharray="4 4"/>`;

const draw: Draw = () => {
  const places = Array.from({ length: 50 }, (_, k) => {
    const x = 40 + k * 31;
    return { x, y: middle(x) + (k % 2 ? 1 : -1) * (HALF - 10), isDown: DOWN.has(k) };
  });
  const pools = places
    .filter(({ isDown }) => !isDown)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y.toFixed(1)}" r="50" fill="url(#lit)"/>`)
    .join('');
  const lamps = places.map(({ x, y, isDown }) => (isDown ? ring(x, y) : star(x, y, 15))).join('');
  const lead = (data: string) => line(data, STAR, 1.8);
  const place = (x: number, side: number) => middle(x) + side * (HALF + 110);
  return scene(
    [
      FACE,
      `<defs><radialGradient id="lit"><stop stop-color="${LAMP}" stop-opacity=".62"/><stop offset=".7" stop-color="${LAMP}" stop-opacity=".3"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient></defs>`,
      block(0, 0, WIDTH, HEIGHT, '#0d1330'),
      repeat(
        14,
        (k) => `<path d="M${60 + k * 114} 0V900" stroke="#18215099" stroke-width="1.500"/>`,
      ),
      repeat(
        8,
        (k) => `<path d="M0 ${52 + k * 114}H1600" stroke="#18215099" stroke-width="1.500"/>`,
      ),
      houses(-1),
      houses(1),
      edge(-1),
      edge(1),
      pools,
      lamps,
      note(70, 120, 'North Street, Tarrow', 58, 'start', STAR, 500),
      note(70, 170, 'Lamps, spring 2012', 30, 'start', '#aab6ee'),
      lead(`M520 ${place(520, -1) - 6}V${place(520, -1) - 62}`),
      note(520, place(520, -1) - 78, 'bank', 30, 'middle'),
      lead(`M980 ${place(980, -1) - 6}V${place(980, -1) - 62}`),
      note(980, place(980, -1) - 78, 'clock', 30, 'middle'),
      lead(`M1370 ${place(1370, -1) - 6}V${place(1370, -1) - 62}`),
      note(1370, place(1370, -1) - 78, 'chapel steps', 30, 'middle'),
      lead(`M330 ${place(330, 1) + 6}V${place(330, 1) + 62}`),
      note(330, place(330, 1) + 98, 'number 12', 30, 'middle'),
      lead(`M770 ${place(770, 1) + 6}V${place(770, 1) + 62}`),
      note(770, place(770, 1) + 98, 'baker', 30, 'middle'),
      star(92, 822, 20),
      note(128, 832, '34 stay, under hoods', 30),
      ring(492, 822),
      note(520, 832, '16 come down', 30),
      line('M1300 812v20M1300 822H1528M1528 812v20', STAR, 3),
      note(1414, 798, '50 metres', 30, 'middle'),
    ].join(''),
  );
};

export default draw;
