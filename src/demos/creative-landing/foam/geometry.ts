/**
 * How soap bubbles meet, in a flat section. Three films always meet at 120°, so two bubbles stand at
 * one distance only, and the film between them is an arc that bulges into the larger one.
 */

/** A bubble as if it were alone: its centre and its radius. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A box in the same units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A film: an arc's circle, and on which side of it the bubble lies. */
interface Bound extends Disc {
  readonly isInside: boolean;
}

type Point = readonly [x: number, y: number];

/** What computing leaves over. */
const SLACK = 1e-6;

/** Two bubbles differ by this much at least: the film between two of one size is a very large circle. */
const LEAST = 1e-3;

/** From here on an arc is drawn as a straight line. */
const FLAT = 2e4;

/** How far apart the centres of two bubbles stand that share a wall. */
export const reach = (a: number, b: number): number => Math.sqrt(a * a + b * b - a * b);

/** A bubble that shares a wall with another one, in this direction: 0° is right, 90° is down. */
export function beside(disc: Disc, r: number, degrees: number): Disc {
  const turn = (degrees * Math.PI) / 180;
  const far = reach(disc.r, r);
  return { x: disc.x + far * Math.cos(turn), y: disc.y + far * Math.sin(turn), r };
}

/** A bubble that shares walls with two that share one; it lies to the right as one looks from `a` to `b`. */
export function between(a: Disc, b: Disc, r: number): Disc {
  const [fromA, fromB] = [reach(a.r, r), reach(b.r, r)];
  const apart = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (fromA ** 2 - fromB ** 2 + apart ** 2) / (2 * apart);
  const off = Math.sqrt(fromA ** 2 - along ** 2);
  const [ux, uy] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  return { x: a.x + along * ux - off * uy, y: a.y + along * uy + off * ux, r };
}

/** Whether two bubbles share a wall: others overlap behind the films of those between, or not at all. */
export const touch = (a: Disc, b: Disc): boolean =>
  Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / reach(a.r, b.r) - 1) < SLACK;

/** The film between two bubbles, as a bound of the first. */
function wall(own: Disc, other: Disc): Bound {
  const difference = Math.abs(own.r - other.r) < LEAST ? LEAST : own.r - other.r;
  const [large, small] = difference > 0 ? [own, other] : [other, own];
  const r = (own.r * other.r) / Math.abs(difference);
  const apart = Math.hypot(small.x - large.x, small.y - large.y);
  // Both ends of the film lie on both bubbles; its centre lies beyond the smaller one.
  const chord = (large.r ** 2 - small.r ** 2 + apart ** 2) / (2 * apart);
  const half = Math.sqrt(large.r ** 2 - chord ** 2);
  const away = (chord + Math.sqrt(r * r - half * half)) / apart;
  return {
    x: large.x + (small.x - large.x) * away,
    y: large.y + (small.y - large.y) * away,
    r,
    isInside: own === small,
  };
}

/** All that bounds one bubble of a foam. */
function boundsOf(foam: readonly Disc[], index: number): Bound[] {
  const own = at(foam, index);
  const others = foam.filter((other, place) => place !== index && touch(own, other));
  return [{ ...own, isInside: true }, ...others.map((other) => wall(own, other))];
}

function at(foam: readonly Disc[], index: number): Disc {
  const disc = foam[index];
  if (!disc) throw new Error(`a foam of ${foam.length} has no bubble ${index}`);
  return disc;
}

/** Whether a point lies within all bounds, which may be this far off. */
const within = (bounds: readonly Bound[], [x, y]: Point, slack: number): boolean =>
  bounds.every((bound) => {
    const past = Math.hypot(x - bound.x, y - bound.y) - bound.r;
    return (bound.isInside ? past : -past) <= slack;
  });

function crossings(a: Disc, b: Disc): Point[] {
  const apart = Math.hypot(b.x - a.x, b.y - a.y);
  if (apart > a.r + b.r || apart < Math.abs(a.r - b.r) || apart === 0) return [];
  const along = (a.r ** 2 - b.r ** 2 + apart ** 2) / (2 * apart);
  const off = Math.sqrt(Math.max(0, a.r ** 2 - along ** 2));
  const [ux, uy] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  return [1, -1].map((side) => [
    a.x + along * ux - side * off * uy,
    a.y + along * uy + side * off * ux,
  ]);
}

/** A piece of a bubble's outline. */
export interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly r: number;
  /** Whether it turns clockwise, and through more than half a circle: the flags of a path. */
  readonly isClockwise: boolean;
  readonly isLarge: boolean;
}

/** Two points are one where no eye can tell them apart. */
const NEAR = 0.02;

/** The outline of one bubble of a foam, clockwise; none where it is a whole circle. */
export function outline(foam: readonly Disc[], index: number): Arc[] {
  const bounds = boundsOf(foam, index);
  const arcs: Arc[] = [];
  for (const bound of bounds) {
    const turns = bounds
      .filter((other) => other !== bound)
      .flatMap((other) => crossings(bound, other))
      .filter((point) => within(bounds, point, NEAR))
      .map(([x, y]) => Math.atan2(y - bound.y, x - bound.x))
      .sort((a, b) => a - b)
      .filter((turn, place, all) => place === 0 || (turn - (all[place - 1] ?? 0)) * bound.r > NEAR);
    for (const [place, start] of turns.entries()) {
      const end = turns[place + 1] ?? (turns[0] ?? 0) + 2 * Math.PI;
      const point = (turn: number): Point => [
        bound.x + bound.r * Math.cos(turn),
        bound.y + bound.r * Math.sin(turn),
      ];
      if ((end - start) * bound.r < NEAR || !within(bounds, point((start + end) / 2), NEAR / 4))
        continue;
      const ends = [point(start), point(end)] as const;
      arcs.push({
        from: bound.isInside ? ends[0] : ends[1],
        to: bound.isInside ? ends[1] : ends[0],
        r: bound.r,
        isClockwise: bound.isInside,
        isLarge: end - start > Math.PI,
      });
    }
  }
  return inOrder(arcs);
}

/** Each piece begins where the one before it ends. */
function inOrder(arcs: Arc[]): Arc[] {
  const [first, ...left] = arcs;
  if (!first) return [];
  const ordered = [first];
  while (left.length > 0) {
    const [x, y] = (ordered.at(-1) ?? first).to;
    const far = ({ from }: Arc) => Math.hypot(from[0] - x, from[1] - y);
    left.sort((a, b) => far(a) - far(b));
    ordered.push(...left.splice(0, 1));
  }
  return ordered;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** The outline as path data. */
export function pathOf(foam: readonly Disc[], index: number): string {
  const arcs = outline(foam, index);
  const { x, y, r } = at(foam, index);
  const pair = ([a, b]: Point) => `${short(a)} ${short(b)}`;
  const [first] = arcs;
  if (!first) {
    const [left, right] = [short(x - r), short(x + r)];
    return `M${left} ${short(y)}A${short(r)} ${short(r)} 0 0 1 ${right} ${short(y)}A${short(r)} ${short(r)} 0 0 1 ${left} ${short(y)}Z`;
  }
  const pieces = arcs.map((arc) =>
    arc.r > FLAT
      ? `L${pair(arc.to)}`
      : `A${short(arc.r)} ${short(arc.r)} 0 ${Number(arc.isLarge)} ${Number(arc.isClockwise)} ${pair(arc.to)}`,
  );
  return `M${pair(first.from)}${pieces.join('')}Z`;
}

/** How fine the search for a bubble's room is: steps across it. */
const STEPS = 28;

/** How much breadth a box is worth less, for each unit that it stands beside its bubble's middle. */
const ASIDE = { x: 0.5, y: 0.35 } as const;

/**
 * The broadest box inside one bubble of a foam.
 *
 * @param shape its width through its height
 * @param isLow whether it must lie below the bubble's middle
 */
export function roomOf(foam: readonly Disc[], index: number, shape: number, isLow = false): Box {
  const { x: cx, y: cy, r } = at(foam, index);
  const bounds = boundsOf(foam, index);
  let best: Box = { left: cx, top: cy, width: 0, height: 0 };
  let worth = 0;
  for (let across = -STEPS; across <= STEPS; across += 1)
    for (let down = -STEPS; down <= STEPS; down += 1) {
      const [x, y] = [cx + (across / STEPS) * r, cy + (down / STEPS) * r];
      const less = ASIDE.x * Math.abs(x - cx) + ASIDE.y * Math.abs(y - cy);
      const fits = (width: number) => {
        const height = width / shape;
        if (isLow && y - height / 2 < cy) return false;
        // An arc that bulges in may pass between the corners: the sides' middles count too.
        const places = [-0.5, -0.25, 0, 0.25, 0.5];
        return places.every((u) =>
          places.every(
            (v) =>
              (Math.abs(u) < 0.5 && Math.abs(v) < 0.5) ||
              within(bounds, [x + u * width, y + v * height], 0),
          ),
        );
      };
      if (!fits(worth + less + SLACK)) continue;
      let [low, high] = [worth + less, 2 * r];
      while (high - low > 0.01) {
        const middle = (low + high) / 2;
        if (fits(middle)) low = middle;
        else high = middle;
      }
      worth = low - less;
      best = { left: x - low / 2, top: y - low / shape / 2, width: low, height: low / shape };
    }
  return best;
}

/** How many points of a film are looked at for a bubble's box. */
const POINTS = 360;

/** What one bubble of a foam covers. */
export function coverOf(foam: readonly Disc[], index: number): Box {
  const bounds = boundsOf(foam, index);
  const corners = outline(foam, index).map(({ from }) => from);
  const films = bounds.flatMap(({ x, y, r }) =>
    Array.from({ length: POINTS }, (_, place): Point => {
      const turn = (place / POINTS) * 2 * Math.PI;
      return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    }).filter((point) => within(bounds, point, SLACK)),
  );
  const all = [...corners, ...films];
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const width = Math.max(...all.map(([x]) => x)) - left;
  return { left, top, width, height: Math.max(...all.map(([, y]) => y)) - top };
}

/** Whether a point lies in one bubble of a foam, and not in a neighbour's. */
export const holds = (foam: readonly Disc[], index: number, point: Point): boolean =>
  within(boundsOf(foam, index), point, 0);

/** The whole foam's box. */
export function extent(foam: readonly Disc[]): Box {
  const left = Math.min(...foam.map(({ x, r }) => x - r));
  const top = Math.min(...foam.map(({ y, r }) => y - r));
  const width = Math.max(...foam.map(({ x, r }) => x + r)) - left;
  const height = Math.max(...foam.map(({ y, r }) => y + r)) - top;
  return { left, top, width, height };
}
