import { WEEKS } from './constants';

/** How many millions high a company's place is, and how far below its top its ground lies. */
export const [PLACE, GROUND] = [30, 24] as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** A company's weeks as a band, once on top of those below it and once on a ground of its own. */
interface Band {
  /** The path's data where the companies stand on each other. */
  stacked: string;
  /** The same points where each stands by itself. */
  apart: string;
}

/** Where the common ground of the stacked companies lies: so that they stand in the middle. */
export const stackGround = (companies: number, highest: number) =>
  round((companies * PLACE + highest) / 2);

/**
 * A band for each company, the first on top. A unit across is a week, one down a million, in both
 * forms: only the place changes, never the scale.
 *
 * @param ground where the common ground of the stacked companies lies
 */
export function bandsOf(all: readonly (readonly number[])[], ground: number): Band[] {
  return all.map((weeks, index) => {
    const below = weeks.map((_, week) =>
      all.slice(index + 1).reduce((sum, other) => sum + (other[week] ?? 0), 0),
    );
    const own = index * PLACE + GROUND;
    return {
      stacked: band(
        weeks.map((value, week) => ground - (below[week] ?? 0) - value),
        below.map((sum) => ground - sum),
      ),
      apart: band(
        weeks.map((value) => own - value),
        weeks.map(() => own),
      ),
    };
  });
}

/** A closed path along the upper edge and back along the lower one, level to both ends. */
function band(upper: readonly number[], lower: readonly number[]): string {
  const edge = (heights: readonly number[]) => [
    [0, heights[0] ?? 0],
    ...heights.map((height, week) => [week + 0.5, height]),
    [WEEKS, heights.at(-1) ?? 0],
  ];
  const points = [...edge(upper), ...edge(lower).toReversed()];
  return `M${points.map((point) => point.map(round).join(' ')).join('L')}z`;
}
