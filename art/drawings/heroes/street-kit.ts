import { repeat } from '../kit.ts';

/** Where something stands, in the picture's own pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A name for a gradient that depends on nothing but what it is made of. */
function nameFor(parts: readonly (string | number)[]): string {
  let hash = 7;
  for (const letter of parts.join()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `g${(hash >>> 0).toString(36)}`;
}

/** A gradient along a line; `stops` are colours at even distances. Returns its definition and its reference. */
export function linear(stops: readonly string[], x2 = 0, y2 = 1): { def: string; fill: string } {
  const id = nameFor(['l', ...stops, x2, y2]);
  const list = stops
    .map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  return {
    def: `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${list}</linearGradient>`,
    fill: `url(#${id})`,
  };
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
}

/** A rectangle with its own gradient, from above or from the side. */
export function washed(box: Box, colours: readonly string[], sideways = false, more = ''): string {
  const { def, fill } = sideways ? linear(colours, 1, 0) : linear(colours);
  return def + rect(box.x, box.y, box.w, box.h, fill, more);
}

export function polygon(
  points: readonly (readonly [number, number])[],
  fill: string,
  more = '',
): string {
  return `<polygon points="${points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="${fill}" ${more}/>`;
}

/** A soft shadow on the floor. */
export function contact(x: number, y: number, reach: number, strength = 0.45): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.2}" fill="#1a0d08" opacity="${strength}" filter="url(#soft6)"/>`;
}

/** A lit ball: colours from its bright spot to its shade. */
export function ball(
  x: number,
  y: number,
  r: number,
  colours: readonly [string, string, string],
): string {
  const id = nameFor(['b', ...colours]);
  return `<radialGradient id="${id}" cx=".5" cy=".5" r=".62" fx=".36" fy=".26"><stop offset="0" stop-color="${colours[0]}"/><stop offset=".5" stop-color="${colours[1]}"/><stop offset="1" stop-color="${colours[2]}"/></radialGradient>${contact(x + r * 0.15, y + r * 0.96, r * 1.05)}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
}

/** Outline of a doorway with a round head. */
export function archPath({ x, y, w, h }: Box): string {
  const r = w / 2;
  return `M${x} ${y + h}V${y + r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h}Z`;
}

/** Outline of an opening with a flat, bowed head. */
export function bowPath({ x, y, w, h }: Box, rise: number): string {
  return `M${x} ${y + h}V${y + rise}Q${x + w / 2} ${y - rise} ${x + w} ${y + rise}V${y + h}Z`;
}

export function circlePath(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** A solid arch, seen a little from the left: its reveal and its lit face. */
export function solidArch(
  box: Box,
  band: number,
  depth: number,
  face: readonly string[],
  reveal: string,
): string {
  const { x, y, w, h } = box;
  const inner = { x: x + band, y: y + band, w: w - 2 * band, h: h - band };
  const { def, fill } = linear(face, 1, 0.35);
  const hollow = `${archPath(box)}${archPath(inner)}`;
  return `${def}<path d="${hollow}" transform="translate(${depth} ${-depth * 0.35})" fill="${reveal}" fill-rule="evenodd"/>${repeat(6, (k) => `<path d="${hollow}" transform="translate(${(depth * (5 - k)) / 6} ${(-depth * 0.35 * (5 - k)) / 6})" fill="${reveal}" fill-rule="evenodd"/>`)}<path d="${hollow}" fill="${fill}" fill-rule="evenodd"/>`;
}

interface Room {
  readonly wall: readonly string[];
  readonly side: readonly [string, string];
  readonly floor: readonly string[];
  readonly ceiling: string;
}

/** A small room seen from the street, in a box that starts at 0, 0. Its back wall meets the floor at 0.8 of the height. */
export function room(w: number, h: number, { wall, side, floor, ceiling }: Room): string {
  const left = w * 0.09;
  const right = w * 0.91;
  const top = h * 0.05;
  const back = h * 0.8;
  const ground = linear(floor);
  const sideways = linear(side, 1, 0);
  const other = linear([side[1], side[0]], 1, 0);
  return [
    washed({ x: left, y: top, w: right - left, h: back - top }, wall),
    sideways.def,
    other.def,
    ground.def,
    polygon(
      [
        [0, 0],
        [left, top],
        [left, back],
        [0, h],
      ],
      sideways.fill,
    ),
    polygon(
      [
        [w, 0],
        [right, top],
        [right, back],
        [w, h],
      ],
      other.fill,
    ),
    polygon(
      [
        [0, 0],
        [w, 0],
        [right, top],
        [left, top],
      ],
      ceiling,
    ),
    polygon(
      [
        [left, back],
        [right, back],
        [w, h],
        [0, h],
      ],
      ground.fill,
    ),
  ].join('');
}
