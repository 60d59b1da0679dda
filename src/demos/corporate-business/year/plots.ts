import { DOT_STEPS, WEEKS } from './constants';

/**
 * A year's weeks as data of an SVG path. All have a week for a unit across, and a hundred units from
 * the ground, which is at 100, to the highest value that there may be.
 */
type Plot = (weeks: readonly number[], highest: number) => string;

const round = (value: number) => Math.round(value * 10) / 10;

/** How high a value stands. */
export const heightOf = (value: number, highest: number) => round(100 - (100 * value) / highest);

/**
 * From the middle of each week to the middle of the next, and level to both ends.
 *
 * @param beyond how many weeks it goes on being level, at either end
 */
export function line(weeks: readonly number[], highest: number, beyond = 0): string {
  const heights = weeks.map((value) => heightOf(value, highest));
  const points = heights.map((height, week) => `L${week + 0.5} ${height}`);
  return `M${-beyond} ${heights[0] ?? 100}${points.join('')}H${weeks.length + beyond}`;
}

/** The same line, with what is below it. */
export const area = (...[weeks, highest, beyond]: Parameters<typeof line>) =>
  `${line(weeks, highest, beyond)}V100H${-(beyond ?? 0)}z`;

/** A bar for one week, counted from 0. */
export function bar(week: number, value: number, highest: number): string {
  const height = round((100 * value) / highest);
  return `M${round(week + 0.1)} 100v${-height}h.8v${height}z`;
}

/** A bar for each week, with a space between them. */
export const bars: Plot = (weeks, highest) =>
  weeks.map((value, week) => bar(week, value, highest)).join('');

/** A dot for each week that had any, by size: paths of points, to be drawn with round ends. */
export const dots = (weeks: readonly number[]): { size: number; path: string }[] =>
  Array.from({ length: DOT_STEPS.length + 1 }, (_, size) => ({
    size: size + 1,
    path: weeks
      .map((value, week) => (value > 0 && sizeOf(value) === size ? `M${week + 0.5} 5h0` : ''))
      .join(''),
  })).filter(({ path }) => path);

const sizeOf = (value: number) => DOT_STEPS.filter((step) => value > step).length;

/** Stripes as wide as the weeks were large, from 0 to {@link BARCODE_WIDTH}: a year as a shop reads it. */
export function stripes(weeks: readonly number[]): string {
  const sum = weeks.reduce((all, value) => all + value, 0);
  let at = 0;
  return weeks
    .map((value) => {
      const width = round(((BARCODE_WIDTH - WEEKS) * value) / sum);
      const stripe = `M${round(at)} 0h${width}v1h-${width}z`;
      at += width + 1;
      return stripe;
    })
    .join('');
}

/** How wide the stripes are together, with a unit between each two. */
export const BARCODE_WIDTH = 160;
