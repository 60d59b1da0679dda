/** Six labels for six soaps, a bird on each, as they lie on the printer's sheet. */
import { page, svg } from '../kit.ts';
import {
  BLUSH,
  CORAL,
  NIGHT,
  OCHRE,
  PAPER,
  PEACH,
  PLUM,
  SAGE,
  SKY,
  cut,
  disc,
  pencil,
} from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

interface Bird {
  readonly name: string;
  readonly ground: string;
  readonly body: string;
  readonly wing: string;
  readonly ink: string;
  /** The bill's length and how far its end hangs. */
  readonly bill: readonly [number, number];
  readonly legs: number;
  /** The tail's end, from the body's. */
  readonly tail: readonly [number, number];
}

const BIRDS: readonly Bird[] = [
  {
    name: 'Wren',
    ground: PEACH,
    body: PLUM,
    wing: CORAL,
    ink: NIGHT,
    bill: [34, 4],
    legs: 46,
    tail: [-26, -96],
  },
  {
    name: 'Godwit',
    ground: SKY,
    body: CORAL,
    wing: PLUM,
    ink: NIGHT,
    bill: [128, 34],
    legs: 84,
    tail: [-70, 6],
  },
  {
    name: 'Heron',
    ground: PLUM,
    body: SKY,
    wing: PAPER,
    ink: BLUSH,
    bill: [92, 26],
    legs: 86,
    tail: [-60, 40],
  },
  {
    name: 'Jay',
    ground: OCHRE,
    body: BLUSH,
    wing: '#34618a',
    ink: NIGHT,
    bill: [38, 10],
    legs: 52,
    tail: [-104, 40],
  },
  {
    name: 'Plover',
    ground: SAGE,
    body: PAPER,
    wing: OCHRE,
    ink: NIGHT,
    bill: [40, 2],
    legs: 78,
    tail: [-66, 14],
  },
  {
    name: 'Tern',
    ground: BLUSH,
    body: PAPER,
    wing: SKY,
    ink: NIGHT,
    bill: [66, 16],
    legs: 30,
    tail: [-128, -22],
  },
];

/** A bird that looks to the right, about its body's middle. */
function bird({ body, wing, bill, legs, tail, ink }: Bird): string {
  const [long, drop] = bill;
  const [tx, ty] = tail;
  return [
    pencil(`M-14 74V${74 + legs}h26M22 74V${74 + legs}h26`, ink, 6),
    cut(`M-70 -6L${-78 + tx} ${ty}L${-84 + tx} ${ty + 34}L-44 52Z`, body),
    cut(
      'M-96 0A96 88 0 0 0 96 0C96 -50 74 -92 30 -96C-10 -98 -18 -60 -24 -34C-50 -30 -80 -20 -96 0Z',
      body,
    ),
    cut('M-78 4C-40 -30 20 -24 52 14C24 62 -46 62 -78 4Z', wing),
    cut(`M88 -58L${92 + long} ${-42 + drop}L88 -28Z`, ink),
    disc(52, -56, 8, ink),
    pencil('M-52 10C-22 30 6 32 34 16M-40 -2C-14 12 8 14 28 4', ink, 4),
  ].join('');
}

const draw: Draw = () => {
  const labels = BIRDS.map((one, index) => {
    const [x, y] = [60 + (index % 2) * 400, 60 + Math.floor(index / 2) * 366];
    const { ground, ink, name } = one;
    return `<g transform="translate(${x} ${y})">${cut('M24 0H356Q356 24 380 24V302Q356 302 356 326H24Q24 302 0 302V24Q24 24 24 0Z', ground)}<g transform="translate(172 118) scale(.74)">${bird(one)}</g><text x="190" y="302" text-anchor="middle" font-family="Instrument Serif" font-size="48" fill="${ink}">${name}</text></g>`;
  });
  return page({
    width: 900,
    height: 1200,
    families: ['Instrument Serif'],
    body: svg(900, 1200, `<rect width="900" height="1200" fill="${PAPER}"/>${labels.join('')}`),
  });
};

export default draw;
