/** Small tools that the modules of a portrait share: paths, strands, locks. All markup is SVG. */
import { curve, range, repeat, stream } from '../kit.ts';
import type { Point } from '../kit.ts';

/** One mass that is filled, clipped and lit as a whole: hair, a beard, a head scarf. */
export interface Mass {
  /** Path data; several outlines make one mass. */
  readonly outlines: readonly string[];
  /** Lines and lights inside the mass; what leaves it is cut off. */
  readonly inside: string;
}

export function smooth(points: readonly Point[]): string {
  return curve(points, true);
}

function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** A fine line; `tone` names one of the portrait's CSS colours. */
export function line(points: readonly Point[], width: number, tone: string, opacity = 0.4): string {
  return `<path d="${curve(points)}" fill="none" stroke="var(--${tone})" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** Lines that flow from one guide into another: what gives a mass of hair its direction. */
export function flow(
  first: readonly Point[],
  last: readonly Point[],
  count: number,
  tone = 'hair-light',
  width = 2.6,
  opacity = 0.42,
): string {
  return repeat(count, (k) => {
    const t = count === 1 ? 0 : k / (count - 1);
    return line(
      first.map((point, index) => mix(point, last[index] ?? point, t)),
      width,
      tone,
      opacity,
    );
  });
}

/** A soft band of light or shadow along a line. */
export function glow(
  points: readonly Point[],
  width: number,
  tone: string,
  opacity: number,
): string {
  return `<path d="${curve(points)}" fill="none" stroke="var(--${tone})" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" filter="url(#soft)"/>`;
}

export function circlePath(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
}

/** Points at even distances along a smooth line. */
function along(points: readonly Point[], count: number): Point[] {
  const dense: Point[] = [];
  for (const index of range(points.length - 1)) {
    const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map(
      (k) => points[Math.min(points.length - 1, Math.max(0, k))] ?? [0, 0],
    ) as [Point, Point, Point, Point];
    for (const step of range(24)) {
      const t = step / 24;
      const spline = (p: number, q: number, r: number, s: number): number =>
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t * t * t);
      dense.push([spline(a[0], b[0], c[0], d[0]), spline(a[1], b[1], c[1], d[1])]);
    }
  }
  const end = points.at(-1);
  if (end !== undefined) dense.push(end);
  const reach = [0];
  for (const index of range(dense.length - 1)) {
    const [a, b] = [dense[index] ?? [0, 0], dense[index + 1] ?? [0, 0]];
    reach.push((reach[index] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = reach.at(-1) ?? 0;
  return range(count).map((k) => {
    const wanted = (total * k) / Math.max(1, count - 1);
    const found = reach.findIndex((value) => value >= wanted);
    return dense[found < 0 ? dense.length - 1 : found] ?? [0, 0];
  });
}

/** A plait along a line: lobes that cross from either side, each with its own strands. */
export function plait(spine: readonly Point[], count: number, from: number, to: number): string {
  const at = along(spine, count + 1);
  return repeat(count, (k) => {
    const [a, b] = [at[k] ?? [0, 0], at[k + 1] ?? [0, 0]];
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const width = from + ((to - from) * k) / count;
    const side = k % 2 === 0 ? 1 : -1;
    const long = width * 0.92;
    const lobe = `M${-long * 0.55} ${-width * 0.1}C${-long * 0.3} ${-width * 0.75} ${long * 0.75} ${-width * 0.7} ${long * 0.95} ${width * 0.18}C${long * 0.6} ${width * 0.62} ${-long * 0.35} ${width * 0.55} ${-long * 0.55} ${-width * 0.1}Z`;
    const strand = `M${-long * 0.4} ${-width * 0.12}C${-long * 0.1} ${-width * 0.45} ${long * 0.5} ${-width * 0.4} ${long * 0.8} ${width * 0.12}M${-long * 0.38} ${width * 0.06}C${-long * 0.1} ${-width * 0.12} ${long * 0.4} ${-width * 0.1} ${long * 0.72} ${width * 0.24}`;
    return `<g transform="translate(${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}) rotate(${angle.toFixed(1)}) scale(1 ${side}) translate(0 ${(-width * 0.18).toFixed(1)}) rotate(24)"><path d="${lobe}" fill="url(#plait)" stroke="var(--hair-dark)" stroke-width="3"/><path d="${strand}" fill="none" stroke="var(--hair-light)" stroke-width="2.4" stroke-linecap="round" opacity=".5"/></g>`;
  });
}

/** One thin braid: a dark casing, the braid, and its crossings as dashes. */
export function rope(points: readonly Point[], width: number): string {
  const d = curve(points);
  const stroke = (colour: string, size: number, extra: string): string =>
    `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${size.toFixed(1)}" stroke-linecap="round" ${extra}/>`;
  return (
    stroke('hair-dark', width + 4, '') +
    stroke('hair', width, '') +
    stroke('hair-light', width * 0.62, 'stroke-dasharray="1.5 11" opacity=".65"')
  );
}

/** Round locks along a line: the cloud-like outline of curly hair. */
export function puffs(
  spine: readonly Point[],
  count: number,
  radius: number,
  seed: number,
): readonly string[] {
  const next = stream(seed);
  return along(spine, count).map(([x, y]) =>
    circlePath(x + (next() - 0.5) * 10, y + (next() - 0.5) * 10, radius * (0.8 + next() * 0.4)),
  );
}

/** Small curls, evenly scattered inside an ellipse. */
export function curls(
  seed: number,
  count: number,
  centre: Point,
  reach: Point,
  size: number,
): string {
  const next = stream(seed);
  return repeat(count, (k) => {
    const angle = k * 2.39996 + next() * 0.35;
    const radius = Math.sqrt((k + 0.2 + next() * 0.6) / count);
    const [x, y] = [
      centre[0] + radius * reach[0] * Math.cos(angle),
      centre[1] + radius * reach[1] * Math.sin(angle),
    ];
    const turn = next() * 360;
    const s = size * (0.7 + next() * 0.6);
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="M${(-s).toFixed(1)} 0C${(-s).toFixed(1)} ${(-s * 1.1).toFixed(1)} ${s.toFixed(1)} ${(-s * 1.1).toFixed(1)} ${s.toFixed(1)} 0C${s.toFixed(1)} ${(s * 0.7).toFixed(1)} ${(-s * 0.3).toFixed(1)} ${(s * 0.7).toFixed(1)} ${(-s * 0.25).toFixed(1)} ${(s * 0.05).toFixed(1)}" fill="none" stroke="var(--hair-light)" stroke-width="3" stroke-linecap="round" opacity="${(0.22 + next() * 0.3).toFixed(2)}"/>`;
  });
}
