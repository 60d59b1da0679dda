/** The box in which a ridge is drawn: as wide and as high as this. */
export const BOX = { width: 1000, height: 400 } as const;

/** The highest summit keeps so far below the box's upper edge. */
const SKY = 24;

/** How deep the way between two summits falls below the lower one: a share of what is left. */
const FALL = 0.86;

/** Pieces of the way from a saddle to a summit. */
const STEPS = 28;

/** Slopes grow steeper towards a summit, and are rough by so much of their height. */
const STEEP = 2.6;
const ROUGH = 0.07;

interface Point {
  x: number;
  y: number;
}

/** How far a number's height lies below the box's upper edge, where `highest` is the summit. */
const heightOf = (value: number, highest: number): number =>
  BOX.height - (value / highest) * (BOX.height - SKY);

/** The summits of the numbers, evenly from one side of the box to the other. */
export function summits(values: number[]): Point[] {
  const highest = Math.max(...values);
  return values.map((value, index) => ({
    x: ((index + 0.5) / values.length) * BOX.width,
    y: heightOf(value, highest),
  }));
}

/** The same roughness each time: what looks like chance must not differ from build to build. */
const rough = (x: number) => (Math.sin(x * 0.19) + Math.sin(x * 0.47 + 2) + Math.sin(x * 0.83)) / 3;

/** The slope from a saddle up to a summit, or down from it where the saddle comes after. */
function slope(from: Point, to: Point): Point[] {
  const [saddle, summit] = from.y > to.y ? [from, to] : [to, from];
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    const up = saddle === from ? share : 1 - share;
    const x = from.x + (to.x - from.x) * share;
    const rise = up ** STEEP + ROUGH * rough(x) * Math.sin(up * Math.PI);
    return { x, y: saddle.y + (summit.y - saddle.y) * rise };
  });
}

/** Path data of the ridge over the numbers' summits, from the sea to the box's other edge. */
export function ridge(values: number[]): string {
  const tops = summits(values);
  const saddleBelow = (lower: number, x: number): Point => ({
    x,
    y: lower + (BOX.height - lower) * FALL,
  });
  const turns = tops.flatMap((top, index) => {
    const next = tops[index + 1];
    return next
      ? [top, saddleBelow(Math.max(top.y, next.y), (top.x + next.x) / 2)]
      : [top, saddleBelow(top.y, BOX.width)];
  });
  const sea = { x: 0, y: BOX.height };
  const way = [sea, ...turns].flatMap((turn, index, all) => {
    const next = all[index + 1];
    return next ? slope(turn, next) : [];
  });
  const points = way.map(({ x, y }) => `L${round(x)} ${round(y)}`);
  return `M${sea.x} ${sea.y}${points.join('')}V${BOX.height}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
