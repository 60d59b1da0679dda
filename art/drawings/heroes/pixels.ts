import { crc32, deflateSync } from 'node:zlib';
import { page } from '../kit.ts';
import type { Drawing } from '../../workshop/types.ts';

/** A colour in linear light. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Writes the colour at a place into `out`; one unit is the picture's height, y runs down. */
export type Shade = (x: number, y: number, out: Float64Array) => void;

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toDisplay(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 1;
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** `#rrggbb` to linear light. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear(((value >> 16) & 255) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ];
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** Mixes `colour` into `out`. */
export function over(out: Float64Array, colour: Rgb, share: number): void {
  out[0] = mix(out[0] ?? 0, colour[0], share);
  out[1] = mix(out[1] ?? 0, colour[1], share);
  out[2] = mix(out[2] ?? 0, colour[2], share);
}

/** Adds light to `out`. */
export function add(out: Float64Array, colour: Rgb, amount: number): void {
  out[0] = (out[0] ?? 0) + colour[0] * amount;
  out[1] = (out[1] ?? 0) + colour[1] * amount;
  out[2] = (out[2] ?? 0) + colour[2] * amount;
}

/** Takes a share of the light away. */
export function dim(out: Float64Array, share: number): void {
  out[0] = (out[0] ?? 0) * share;
  out[1] = (out[1] ?? 0) * share;
  out[2] = (out[2] ?? 0) * share;
}

export type Stop = readonly [position: number, colour: Rgb];

/** Colour stops given as hex, made ready for `ramp`. */
export function stops(...list: readonly (readonly [number, string])[]): readonly Stop[] {
  return list.map(([position, hex]) => [position, rgb(hex)]);
}

/** The colour of a gradient at `t`, eased between its stops. */
export function ramp(list: readonly Stop[], t: number): Rgb {
  const last = list.length - 1;
  const first = list[0];
  const end = list[last];
  if (first === undefined || end === undefined) return [0, 0, 0];
  if (t <= first[0]) return first[1];
  for (let index = 0; index < last; index += 1) {
    const a = list[index] ?? first;
    const b = list[index + 1] ?? end;
    if (t > b[0]) continue;
    const share = smoothstep(a[0], b[0], t);
    return [
      mix(a[1][0], b[1][0], share),
      mix(a[1][1], b[1][1], share),
      mix(a[1][2], b[1][2], share),
    ];
  }
  return end[1];
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in 0..1. */
export function noise(x: number, y: number, seed = 0): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  return mix(
    mix(lattice(column, row, seed), lattice(column + 1, row, seed), u),
    mix(lattice(column, row + 1, seed), lattice(column + 1, row + 1, seed), u),
    v,
  );
}

/** Noise in several octaves, 0..1. */
export function fractal(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave;
    sum += weight * noise(x * scale + octave * 17.3, y * scale - octave * 9.1, seed + octave);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Canvas {
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  /** Samples along each side of a pixel. */
  readonly grid?: number;
  /** Takes one sample first and `grid` by `grid` only where neighbours differ: for costly shades. */
  readonly edgesOnly?: boolean;
}

/** Mean colour of a pixel's samples, into `mean`. */
function sampled(
  shade: Shade,
  column: number,
  row: number,
  height: number,
  grid: number,
  out: Float64Array,
  mean: Float64Array,
): void {
  mean.fill(0);
  const weight = 1 / (grid * grid);
  for (let sample = 0; sample < grid * grid; sample += 1) {
    const dx = ((sample % grid) + 0.5) / grid;
    const dy = (Math.floor(sample / grid) + 0.5) / grid;
    shade((column + dx) / height, (row + dy) / height, out);
    for (let channel = 0; channel < 3; channel += 1)
      mean[channel] = (mean[channel] ?? 0) + Math.min(out[channel] ?? 0, 1.2) * weight;
  }
}

/** Paints pixel by pixel and returns a PNG as a data address; half a step of dither hides banding. */
export function paint(
  { width, height, grid = 2, edgesOnly = false }: Canvas,
  shade: Shade,
): string {
  const light = new Float32Array(width * height * 3);
  const out = new Float64Array(3);
  const mean = new Float64Array(3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      sampled(shade, column, row, height, edgesOnly ? 1 : grid, out, mean);
      light.set(mean, (row * width + column) * 3);
    }
  if (edgesOnly) refineEdges(light, width, height, grid, shade);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const dither = lattice(column, row, 5) - 0.5;
      const from = (row * width + column) * 3;
      const to = row * (width * 3 + 1) + 1 + column * 3;
      for (let channel = 0; channel < 3; channel += 1)
        rows[to + channel] = clamp(
          Math.round(toDisplay(light[from + channel] ?? 0) * 255 + dither),
          0,
          255,
        );
    }
  return `data:image/png;base64,${png(width, height, rows).toString('base64')}`;
}

/** Samples again, more finely, where a pixel differs from the one before it or above it. */
function refineEdges(
  light: Float32Array,
  width: number,
  height: number,
  grid: number,
  shade: Shade,
): void {
  const marked = new Uint8Array(width * height);
  const differs = (a: number, b: number): boolean => {
    for (let channel = 0; channel < 3; channel += 1) {
      const one = toDisplay(light[a * 3 + channel] ?? 0);
      const two = toDisplay(light[b * 3 + channel] ?? 0);
      if (Math.abs(one - two) > 0.035) return true;
    }
    return false;
  };
  for (let row = 1; row < height; row += 1)
    for (let column = 1; column < width; column += 1) {
      const here = row * width + column;
      for (const other of [here - 1, here - width])
        if (differs(here, other)) {
          marked[here] = 1;
          marked[other] = 1;
        }
    }
  const out = new Float64Array(3);
  const mean = new Float64Array(3);
  for (let place = 0; place < marked.length; place += 1) {
    if (marked[place] !== 1) continue;
    sampled(shade, place % width, Math.floor(place / width), height, grid, out, mean);
    light.set(mean, place * 3);
  }
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A picture kept in memory, to be looked at through something: glass, water. */
export class Plate {
  private readonly area: Area;
  private readonly cells: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly planes: readonly Float32Array[];

  /** Paints `shade` over x = left..right, y = top..bottom with this many cells to a picture height. */
  constructor(area: Area, cells: number, shade: Shade) {
    this.area = area;
    this.cells = cells;
    this.columns = Math.ceil((area.right - area.left) * cells);
    this.rows = Math.ceil((area.bottom - area.top) * cells);
    this.planes = [0, 1, 2].map(() => new Float32Array(this.columns * this.rows));
    const out = new Float64Array(3);
    for (let row = 0; row < this.rows; row += 1)
      for (let column = 0; column < this.columns; column += 1) {
        shade(area.left + (column + 0.5) / cells, area.top + (row + 0.5) / cells, out);
        this.planes.forEach((plane, channel) => {
          plane[row * this.columns + column] = out[channel] ?? 0;
        });
      }
  }

  /** Softens the picture; three running means make a bell curve of about `radius` picture heights. */
  soften(radius: number): this {
    const reach = Math.max(1, Math.round(radius * this.cells * 0.6));
    for (const plane of this.planes)
      for (let pass = 0; pass < 3; pass += 1) {
        for (let row = 0; row < this.rows; row += 1)
          runningMean(plane, row * this.columns, 1, this.columns, reach);
        for (let column = 0; column < this.columns; column += 1)
          runningMean(plane, column, this.columns, this.rows, reach);
      }
    return this;
  }

  /** One channel at a place, between the cells. */
  at(x: number, y: number, channel: number): number {
    const plane = this.planes[channel] ?? new Float32Array(1);
    const px = clamp((x - this.area.left) * this.cells - 0.5, 0, this.columns - 1.001);
    const py = clamp((y - this.area.top) * this.cells - 0.5, 0, this.rows - 1.001);
    const place = Math.floor(py) * this.columns + Math.floor(px);
    const upper = mix(plane[place] ?? 0, plane[place + 1] ?? 0, px % 1);
    const lower = mix(
      plane[place + this.columns] ?? 0,
      plane[place + this.columns + 1] ?? 0,
      px % 1,
    );
    return mix(upper, lower, py % 1);
  }
}

function runningMean(
  plane: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  const line = Float32Array.from({ length: count }, (_, index) => plane[start + index * step] ?? 0);
  const value = (index: number): number => line[clamp(index, 0, count - 1)] ?? 0;
  let sum = 0;
  for (let index = -reach; index <= reach; index += 1) sum += value(index);
  for (let index = 0; index < count; index += 1) {
    plane[start + index * step] = sum / (2 * reach + 1);
    sum += value(index + reach + 1) - value(index - reach);
  }
}

/** A page that shows a painted picture at half its pixels. */
export function painted(canvas: Canvas, shade: Shade, above = ''): Drawing {
  const width = canvas.width / 2;
  const height = canvas.height / 2;
  return page({
    width,
    height,
    style: 'img,svg{position:absolute;inset:0;width:100%;height:100%;display:block}',
    body: `<img src="${paint(canvas, shade)}" alt="">${above}`,
  });
}
