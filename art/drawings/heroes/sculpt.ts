import { clamp, mix, smoothstep, type Rgb } from './pixels.ts';

/** Signed distance to a surface; z is up. */
export type Distance = (x: number, y: number, z: number) => number;

export interface Solid {
  readonly distance: Distance;
  readonly colour: Rgb | ((x: number, y: number, z: number) => Rgb);
  /** Ball that holds the whole solid: x, y, z, radius. */
  readonly bound: readonly [number, number, number, number];
  /** How strongly it mirrors the studio, 0..1, and how sharply. */
  readonly gloss?: number;
  readonly polish?: number;
  /** Light of its own. */
  readonly glow?: number;
}

export interface Stage {
  readonly solids: readonly Solid[];
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Focal length: the picture's height at distance 1 is 1 / lens. */
  readonly lens: number;
  /** Where the target stands in the picture: 0, 0 is its middle, 1 its height. */
  readonly shift?: readonly [number, number];
  /** Colour of the unshaded ground, and of everything behind. */
  readonly ground: Rgb;
  readonly backdrop: (x: number, y: number) => Rgb;
  /** Colour that shadows on the ground tend to, and how deep they are. */
  readonly shade: Rgb;
  readonly depth: number;
  readonly key: readonly [number, number, number];
  readonly keyLight: Rgb;
  readonly sky: Rgb;
  readonly bounce: Rgb;
  /** Light from behind that draws contours. */
  readonly rim?: Rgb;
  readonly rimFrom?: readonly [number, number, number];
  /** Smaller is softer. */
  readonly hardness?: number;
  readonly floor?: boolean;
  /** Share of the key light that reaches a place: a window's pattern. */
  readonly gobo?: (x: number, y: number, z: number) => number;
  /** A small coloured lamp. */
  readonly lamp?: {
    readonly place: readonly [number, number, number];
    readonly colour: Rgb;
    readonly reach: number;
  };
  /** How far shadows fall. */
  readonly reach?: number;
  /** What polished surfaces see. */
  readonly studio?: (x: number, y: number, z: number) => Rgb;
}

// ------------------------------------------------------------------ shapes

export function ball(r: number): Distance {
  return (x, y, z) => Math.hypot(x, y, z) - r;
}

export function block(w: number, d: number, h: number, r: number): Distance {
  return (x, y, z) => {
    const a = Math.abs(x) - w / 2 + r;
    const b = Math.abs(y) - d / 2 + r;
    const c = Math.abs(z) - h / 2 + r;
    return (
      Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) +
      Math.min(Math.max(a, b, c), 0) -
      r
    );
  };
}

/** An upright cylinder, or a cone where `top` gives another radius. */
export function drum(radius: number, h: number, r: number, top = radius): Distance {
  const slope = (radius - top) / h;
  const lean = 1 / Math.hypot(1, slope);
  return (x, y, z) => {
    const a = (Math.hypot(x, y) - mix(radius, top, clamp(z / h + 0.5)) + r) * lean;
    const b = Math.abs(z) - h / 2 + r;
    return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - r;
  };
}

/** A ring that lies flat. */
export function ring(major: number, minor: number): Distance {
  return (x, y, z) => Math.hypot(Math.hypot(x, y) - major, z) - minor;
}

export function capsule(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r: number,
): Distance {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const length = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const t = clamp(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / length);
    return Math.hypot(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - r;
  };
}

/** A flat shape in x and z, given depth along y. */
export function slab(
  outline: (x: number, z: number) => number,
  depth: number,
  r: number,
): Distance {
  return (x, y, z) => {
    const a = outline(x, z) + r;
    const b = Math.abs(y) - depth / 2 + r;
    return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - r;
  };
}

/** A turned vessel: radius at each height, [height, radius] from the foot up. */
export function turned(profile: readonly (readonly [number, number])[]): Distance {
  const foot = profile[0]?.[0] ?? 0;
  const lip = profile.at(-1)?.[0] ?? 1;
  const knot = (k: number): readonly [number, number] =>
    profile[Math.max(0, Math.min(profile.length - 1, k))] ?? [0, 0];
  // A smooth curve through the knots: with corners, a vessel looks faceted.
  const radius = (z: number): number => {
    let k = 0;
    while (k < profile.length - 2 && z > knot(k + 1)[0]) k += 1;
    const [z0, r0] = knot(k);
    const [z1, r1] = knot(k + 1);
    const span = z1 - z0;
    const slope = (low: readonly [number, number], high: readonly [number, number]): number =>
      ((high[1] - low[1]) / Math.max(1e-6, high[0] - low[0])) * span;
    const [enter, leave] = [slope(knot(k - 1), knot(k + 1)), slope(knot(k), knot(k + 2))];
    const t = (z - z0) / span;
    return (
      r0 * (2 * t ** 3 - 3 * t ** 2 + 1) +
      enter * (t ** 3 - 2 * t ** 2 + t) +
      r1 * (3 * t ** 2 - 2 * t ** 3) +
      leave * (t ** 3 - t ** 2)
    );
  };
  return (x, y, z) => {
    const a = (Math.hypot(x, y) - radius(clamp(z, foot, lip))) * 0.72;
    return Math.max(a, foot - z, z - lip);
  };
}

/** A stretched ball. */
export function pebble(a: number, b: number, c: number): Distance {
  return (x, y, z) => {
    const near = Math.hypot(x / a, y / b, z / c);
    const steep = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
    return steep === 0 ? -Math.min(a, b, c) : (near * (near - 1)) / steep;
  };
}

/** The nearest of several shapes. */
export function join(...shapes: readonly Distance[]): Distance {
  return (x, y, z) => {
    let nearest = 1e9;
    for (const shape of shapes) nearest = Math.min(nearest, shape(x, y, z));
    return nearest;
  };
}

/** Joins shapes with a soft seam. */
export function melt(softness: number, ...shapes: readonly Distance[]): Distance {
  return (x, y, z) => {
    let result = 1e9;
    for (const shape of shapes) {
      const d = shape(x, y, z);
      const share = clamp(0.5 + (0.5 * (result - d)) / softness);
      result = result > 1e8 ? d : mix(result, d, share) - softness * share * (1 - share);
    }
    return result;
  };
}

export function cut(shape: Distance, tool: Distance): Distance {
  return (x, y, z) => Math.max(shape(x, y, z), -tool(x, y, z));
}

/** Moves a shape after turning it round z, then x, then y (degrees). */
export function at(
  place: readonly [number, number, number],
  shape: Distance,
  turn: readonly [x: number, y: number, z: number] = [0, 0, 0],
): Distance {
  const [px, py, pz] = place;
  if (turn.every((degrees) => degrees === 0)) return (x, y, z) => shape(x - px, y - py, z - pz);
  const [rx, ry, rz] = turn.map((degrees) => (-degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(rx),
    Math.sin(rx),
    Math.cos(ry),
    Math.sin(ry),
    Math.cos(rz),
    Math.sin(rz),
  ];
  return (x, y, z) => {
    const x0 = x - px;
    const y0 = y - py;
    const z0 = z - pz;
    const x1 = x0 * cy + z0 * sy;
    const z1 = -x0 * sy + z0 * cy;
    const y2 = y0 * cx - z1 * sx;
    const z2 = y0 * sx + z1 * cx;
    return shape(x1 * cz - y2 * sz, x1 * sz + y2 * cz, z2);
  };
}

// ---------------------------------------------------------------- rendering

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Solids whose bounding ball a ray meets. */
function along(
  solids: readonly Solid[],
  o: readonly number[],
  d: readonly number[],
  margin: number,
): Solid[] {
  return solids.filter(({ bound: [x, y, z, r] }) => {
    const [px, py, pz] = [x - (o[0] ?? 0), y - (o[1] ?? 0), z - (o[2] ?? 0)];
    const t = px * (d[0] ?? 0) + py * (d[1] ?? 0) + pz * (d[2] ?? 0);
    if (t < -r - margin) return false;
    const away = px * px + py * py + pz * pz - t * t;
    const reach = r + margin + 0.12 * Math.max(0, t) * (margin > 0 ? 1 : 0);
    return away < reach * reach;
  });
}

/** Returns the colour of the stage at a place of the picture (units of its height). */
export function sculptor(
  stage: Stage,
  aspect: number,
): (x: number, y: number, out: Float64Array) => void {
  const { solids, eye, target, lens, floor = true, hardness = 9, reach = 14 } = stage;
  const [fx, fy, fz] = unit(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
  const [rx, ry] = unit(fy, -fx, 0);
  const [ux, uy, uz] = [ry * fz, -rx * fz, rx * fy - ry * fx];
  const key = unit(...stage.key);
  const rimFrom = unit(...(stage.rimFrom ?? [0, 1, 0.4]));
  const [shiftX, shiftY] = stage.shift ?? [0, 0];

  const shadow = (x: number, y: number, z: number): number => {
    const near = along(solids, [x, y, z], key, 0.05);
    if (near.length === 0) return 1;
    let light = 1;
    let t = 0.02;
    for (let step = 0; step < 48 && t < reach; step += 1) {
      let d = 1e9;
      for (const solid of near)
        d = Math.min(d, solid.distance(x + key[0] * t, y + key[1] * t, z + key[2] * t));
      if (d < 0.0008 && reach >= 14) return 0;
      light = Math.min(light, Math.max((hardness * d) / t, (t / reach) ** 3));
      t += clamp(d, 0.015, 0.6);
    }
    return light * light * (3 - 2 * light);
  };

  const openness = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    own?: Solid,
  ): number => {
    const near = solids.filter(
      (solid) =>
        solid === own ||
        Math.hypot(x - solid.bound[0], y - solid.bound[1], z - solid.bound[2]) <
          solid.bound[3] + 1.1,
    );
    let hidden = 0;
    let weight = 1;
    for (const step of [0.04, 0.12, 0.28, 0.55, 0.95]) {
      const [px, py, pz] = [x + nx * step, y + ny * step, z + nz * step];
      let d = floor ? pz : 1e9;
      for (const solid of near) d = Math.min(d, solid.distance(px, py, pz));
      hidden += (weight * Math.max(0, step - d)) / step;
      weight *= 0.72;
    }
    return clamp(1 - 0.36 * hidden);
  };

  return (px, py, out) => {
    const sx = (px - aspect / 2 - shiftX) / lens;
    const sy = (0.5 - py + shiftY) / lens;
    const [dx, dy, dz] = unit(fx + rx * sx + ux * sy, fy + ry * sx + uy * sy, fz + uz * sy);
    const down = floor && dz < -1e-4 ? -eye[2] / dz : 1e9;
    const near = along(solids, eye, [dx, dy, dz], 0);
    let t = 0.5;
    let hit: Solid | undefined;
    const far = Math.min(down, 80);
    for (let step = 0; step < 160 && t < far && near.length > 0; step += 1) {
      let d = 1e9;
      let closest: Solid | undefined;
      for (const solid of near) {
        const [cx, cy, cz, r] = solid.bound;
        const outside =
          Math.hypot(eye[0] + dx * t - cx, eye[1] + dy * t - cy, eye[2] + dz * t - cz) - r;
        const own =
          outside > 0.25
            ? outside
            : solid.distance(eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t);
        if (own < d) {
          d = own;
          closest = solid;
        }
      }
      if (d < 0.0004 * t) {
        hit = closest;
        break;
      }
      t += d * 0.92;
    }
    if (hit === undefined) {
      const backdrop = stage.backdrop(px, py);
      out.set(backdrop);
      if (down > 70) return;
      const [x, y] = [eye[0] + dx * down, eye[1] + dy * down];
      const lit = shadow(x, y, 0.002);
      const open = openness(x, y, 0.001, 0, 0, 1);
      const dark = clamp((1 - lit) * 0.62 + (1 - open) * 0.75) * stage.depth;
      const fade = smoothstep(60, 18, down);
      for (const channel of [0, 1, 2]) {
        const ground = mix(backdrop[channel] ?? 0, stage.ground[channel] ?? 0, fade);
        out[channel] = mix(ground, ground * (stage.shade[channel] ?? 0), dark * fade);
      }
      return;
    }

    const [x, y, z] = [eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t];
    const e = 0.0006 * t;
    const d = hit.distance;
    const [nx, ny, nz] = unit(
      d(x + e, y, z) - d(x - e, y, z),
      d(x, y + e, z) - d(x, y - e, z),
      d(x, y, z + e) - d(x, y, z - e),
    );
    const base = typeof hit.colour === 'function' ? hit.colour(x, y, z) : hit.colour;
    const facing = nx * key[0] + ny * key[1] + nz * key[2];
    const through = facing > 0 ? (stage.gobo?.(x, y, z) ?? 1) : 0;
    const lit =
      through > 0.002 ? through * shadow(x + nx * 0.004, y + ny * 0.004, z + nz * 0.004) : 0;
    const direct = smoothstep(-0.05, 1, facing) * lit;
    const open = openness(x, y, z, nx, ny, nz, hit);
    const above = 0.5 + 0.5 * nz;
    const graze = (1 - clamp(-(nx * dx + ny * dy + nz * dz))) ** 4;
    const turned = 2 * (nx * dx + ny * dy + nz * dz);
    const [mx, my, mz] = [dx - turned * nx, dy - turned * ny, dz - turned * nz];
    const mirrored = stage.studio?.(mx, my, mz) ?? stage.sky;
    const gloss = (hit.gloss ?? 0.2) * (0.3 + 0.7 * open);
    const polish = hit.polish ?? 30;
    const glint =
      Math.max(0, mx * key[0] + my * key[1] + mz * key[2]) ** polish *
      lit *
      gloss *
      (0.25 + polish / 90);
    const behind =
      Math.max(0, nx * rimFrom[0] + ny * rimFrom[1] + nz * rimFrom[2]) * (0.25 + 0.75 * graze);
    let lamplight = 0;
    if (stage.lamp !== undefined) {
      const [lx, ly, lz] = [
        stage.lamp.place[0] - x,
        stage.lamp.place[1] - y,
        stage.lamp.place[2] - z,
      ];
      const away = Math.hypot(lx, ly, lz);
      lamplight =
        Math.max(0, (nx * lx + ny * ly + nz * lz) / away) / (1 + (away / stage.lamp.reach) ** 2);
    }
    for (const channel of [0, 1, 2]) {
      const own = base[channel] ?? 0;
      const light =
        direct * (stage.keyLight[channel] ?? 0) +
        above * open * (stage.sky[channel] ?? 0) +
        (1 - above) * (0.35 + 0.65 * open) * (stage.bounce[channel] ?? 0) +
        behind * open * (stage.rim?.[channel] ?? 0);
      out[channel] =
        own * (light + (hit.glow ?? 0)) +
        (own + 0.06) * lamplight * (stage.lamp?.colour[channel] ?? 0) +
        gloss * (0.05 + 0.95 * graze) * (mirrored[channel] ?? 0) +
        glint * (stage.keyLight[channel] ?? 0);
    }
  };
}
