/** One star's way round the pole while a plate is exposed. */
interface Trail {
  radius: number;
  /** Where it begins, in degrees. */
  from: number;
  /** How far it goes, in degrees. */
  length: number;
  light: number;
  width: number;
}

const COUNT = 62;

/** The fraction that this many steps of the golden ratio leave: spread evenly, and the same in every build. */
const spread = (step: number) => (step * 0.618_034) % 1;

/** The trails, from the pole outwards: all of one hour's length, at places without an order. */
export const TRAILS: readonly Trail[] = Array.from({ length: COUNT }, (_, index) => ({
  radius: Math.round(34 + index * 8.4),
  from: Math.round(spread(index * 7 + 3) * 360),
  length: Math.round(24 + spread(index * 3) * 16),
  light: Number((0.22 + spread(index * 5) ** 2 * 0.6).toFixed(2)),
  width: Number((0.9 + spread(index * 11) ** 3 * 1.7).toFixed(1)),
}));
