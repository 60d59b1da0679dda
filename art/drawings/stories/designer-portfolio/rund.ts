/** A record label's mark where it belongs: on the record, with the hole through its smallest disc. */
import type { Draw } from '../../../workshop/types.ts';
import { repeat, stream } from '../../kit.ts';
import { BLACK, GREY, RED, WHITE, disc, sheet, words } from '../../swiss/ink.ts';

const [X, Y] = [400, 300];
const LABEL = 214;

/** Grooves: hairlines that are a little brighter wherever the music was quiet. */
const grooves = () => {
  const next = stream(16);
  return repeat(74, (k) => {
    const radius = LABEL + 34 + k * 4.2;
    const isGap = k % 23 === 22;
    return `<circle cx="${X}" cy="${Y}" r="${radius.toFixed(1)}" fill="none" stroke="${isGap ? '#000' : '#2c2c2e'}" stroke-opacity="${isGap ? 1 : (0.35 + next() * 0.5).toFixed(2)}" stroke-width="${isGap ? 5 : 1.3}"/>`;
  });
};

/** Two reflections of one window, opposite each other, as every record has them. */
const shine = [28, 208]
  .map(
    (turn) =>
      `<path transform="rotate(${turn} ${X} ${Y})" d="M${X} ${Y}L${X + 620} ${Y - 92}V${Y + 92}Z" fill="${WHITE}" opacity=".1" filter="url(#soft)"/>`,
  )
  .join('');

const draw: Draw = () =>
  sheet(
    RED,
    [
      `<defs><filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="16"/></filter></defs>`,
      disc(X, Y, 560, BLACK),
      grooves(),
      shine,
      disc(X, Y, LABEL + 12, BLACK),
      disc(X, Y, LABEL, GREY),
      // The mark in six tenths of its size, moved so that the red disc lies in the middle.
      `<g transform="translate(${X} ${Y}) scale(.6) translate(-464 -334)">${disc(400, 270, 222, BLACK)}${disc(426, 296, 158, GREY)}${disc(446, 316, 108, BLACK)}${disc(464, 334, 58, RED)}</g>`,
      disc(X, Y, 9, WHITE),
      words(X - 92, Y + 158, 'rund', { size: 52 }),
      words(X + 78, Y + 118, 'A', { size: 40 }),
      words(X + 78, Y + 148, '33⅓', { size: 24, weight: 500 }),
    ].join(''),
  );

export default draw;
