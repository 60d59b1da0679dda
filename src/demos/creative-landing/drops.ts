/** What is left of a bubble that has burst: a ring of drops, flung outwards. */

/** How many drops there are, and on how broad a ring they fly: in a box of 100. */
const RING = { count: 400, radius: 38, spread: 2.8 } as const;

/** The id of the ring's drawing, which stands in the page once. */
export const DROPS_ID = '_drops';

/** How thick the drops are: there are most of the finest. */
export const THICKNESSES = [0.34, 0.7, 0.4, 1.1, 0.5, 1.5, 0.34, 0.9] as const;

/** A repeatable stream of numbers from 0 to 1. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** The drops of each thickness as lines of path data, in a box of 100 by 100: a drop that flies is drawn out. */
export function drops(): string[] {
  const next = stream(2012);
  const paths = THICKNESSES.map(() => '');
  for (let index = 0; index < RING.count; index += 1) {
    const ink = index % THICKNESSES.length;
    const turn = ((index + 2 * next()) / RING.count) * 2 * Math.PI;
    // Most stay together; some are flung far, the finest farthest.
    const flung = next() ** 3 / (1 + (THICKNESSES[ink] ?? 1));
    const far = RING.radius + (next() - 0.5) * RING.spread + flung * 14;
    const long = 0.1 + 1.6 * flung * next();
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    // The largest are few.
    if ((THICKNESSES[ink] ?? 0) > 1 && next() < 0.55) continue;
    const line = `M${short(50 + far * x)} ${short(50 + far * y)}l${short(long * x)} ${short(long * y)}`;
    paths[ink] = `${paths[ink] ?? ''}${line}`;
  }
  return paths;
}
