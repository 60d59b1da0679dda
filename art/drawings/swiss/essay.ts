/** What stands over the designer's essays: figures in columns, lines of a measure, marks of quotation. */
import type { Draw } from '../../workshop/types.ts';
import { repeat, textParam } from '../kit.ts';
import { BLACK, RED, WHITE, box, sheet, words } from './ink.ts';

const SUM = ['1,204.50', '87.15', '13,960.00', '415.85'];

/** Four amounts whose digits stand below one another, a rule, and the sum in red. */
const figures = () =>
  sheet(
    WHITE,
    `<g font-variant-numeric="tabular-nums" style="font-variant-numeric:tabular-nums">${SUM.map((sum, row) => words(740, 110 + row * 104, sum, { size: 104, anchor: 'end' })).join('')}${box(60, 450, 680, 6, BLACK)}${words(740, 556, '15,667.50', { size: 104, fill: RED, anchor: 'end' })}</g>`,
  );

/** A text as bars on black: its lines end in one margin, but for one that runs on in red. */
const measure = () =>
  sheet(
    BLACK,
    repeat(11, (line) => {
      const y = 56 + line * 46;
      if (line === 4) return box(60, y, 740, 22, RED);
      return box(60, y, line === 10 ? 250 : 424 + ((line * 37) % 31), 22, WHITE);
    }) + box(520, 24, 2, 552, WHITE),
  );

/** A pair of guillemets as large as the sheet, points outwards, as they are set in Zürich. */
const guillemets = () => {
  const mark = (x: number, fill: string) =>
    `<path d="M${x} 300L${x + 150} 90H${x + 236}L${x + 92} 300L${x + 236} 510H${x + 150}Z" fill="${fill}"/>`;
  const right = (x: number, fill: string) =>
    `<g transform="translate(${x * 2 + 236} 0) scale(-1 1)">${mark(x, fill)}</g>`;
  return sheet(RED, mark(30, WHITE) + mark(150, WHITE) + right(414, BLACK) + right(534, BLACK));
};

const essays = { figures, measure, guillemets };

const draw: Draw = (params) => {
  const name = textParam(params, 'essay', 'figures');
  const drawn = Object.entries(essays).find(([essay]) => essay === name)?.[1];
  if (!drawn) throw new Error(`essay: one of ${Object.keys(essays).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
