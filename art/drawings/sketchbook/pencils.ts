/** Five pencils side by side, from hard to soft, and above each the grey that it gives. */
import { page, range, stream, svg } from '../kit.ts';
import { BLUSH, CORAL, NIGHT, OCHRE, PAPER, PEACH, PLUM, SAGE, SKY, cut, pencil } from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

interface Grade {
  readonly colour: string;
  /** The facet away from the light. */
  readonly shade: string;
  /** How worn it is: the height of its point. */
  readonly top: number;
  readonly ink: string;
  readonly width: number;
}

const GRADES: readonly Grade[] = [
  { colour: SAGE, shade: '#66795d', top: 430, ink: '#b9a3ae', width: 4 },
  { colour: OCHRE, shade: '#c98a30', top: 470, ink: '#95798b', width: 7 },
  { colour: CORAL, shade: '#cf5c35', top: 610, ink: '#6d4a64', width: 12 },
  { colour: SKY, shade: '#6f97b0', top: 520, ink: '#4a2545', width: 17 },
  { colour: PLUM, shade: NIGHT, top: 560, ink: NIGHT, width: 24 },
];

/** A scribble to and fro that ends at the pencil's point. */
function scribble(x: number, end: number, seed: number): string {
  const random = stream(seed);
  const turns = range(13).map((turn) => {
    const side = turn % 2 === 0 ? -1 : 1;
    const y = 130 + turn * 17 + random() * 8;
    return `${(x + side * (66 + random() * 26)).toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M${turns.join('L')}Q${x + 70} ${(370 + end) / 2} ${x} ${end}`;
}

function stick(x: number, { colour, shade, top, ink }: Grade): string {
  const body = top + 132;
  return [
    cut(`M${x} ${top}L${x + 46} ${body + 4}H${x - 46}Z`, '#f3d3b0'),
    cut(`M${x} ${top}L${x + 46} ${body + 4}H${x + 16}Z`, '#dfb68d'),
    cut(
      `M${x - 46} ${body}Q${x - 31} ${body - 24} ${x - 16} ${body}Q${x} ${body - 28} ${x + 16} ${body}Q${x + 31} ${body - 24} ${x + 46} ${body}V1010H${x - 46}Z`,
      colour,
    ),
    cut(`M${x + 16} ${body}Q${x + 31} ${body - 24} ${x + 46} ${body}V1010H${x + 16}Z`, shade),
    cut(`M${x} ${top}L${x + 15} ${top + 42}Q${x} ${top + 34} ${x - 15} ${top + 42}Z`, ink),
    pencil(`M${x - 16} ${body + 14}V1010`, PAPER, 3),
  ].join('');
}

const draw: Draw = () =>
  page({
    width: 1500,
    height: 1000,
    body: svg(
      1500,
      1000,
      [
        `<rect width="1500" height="1000" fill="${BLUSH}"/>`,
        cut('M0 880H1500V1000H0Z', PEACH),
        ...GRADES.map((grade, index) => {
          const x = 230 + index * 260;
          return (
            pencil(scribble(x, grade.top, 7 + index), grade.ink, grade.width) + stick(x, grade)
          );
        }),
      ].join(''),
    ),
  });

export default draw;
