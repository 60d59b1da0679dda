import { at, cut, drum, join, ring, type Distance } from '../heroes/sculpt.ts';

/** How large a mug is, without its handle. */
export const MUG = { radius: 0.38, height: 0.74 } as const;

/** A mug, its middle in the origin, its handle towards +x. */
export const mug: Distance = cut(
  join(
    drum(MUG.radius, MUG.height, 0.07),
    at([MUG.radius + 0.04, 0, 0], ring(0.2, 0.065), [90, 0, 0]),
  ),
  at([0, 0, 0.1], drum(MUG.radius - 0.07, MUG.height, 0.04)),
);

/** What is left in it. */
export const coffee: Distance = drum(MUG.radius - 0.06, 0.06, 0.01);
