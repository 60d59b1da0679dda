import { contrast, linear, rgbOf as readRgb, type Rgb } from './contrast.ts';

/** An opaque colour as themes write it: `#rrggbb`, in small letters. */
export type Hex = `#${string}`;

/** A colour by lightness (0 to 1), chroma and hue (radians): equal steps look equally large. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** What a colour must reach on another. */
export interface Ground {
  colour: Hex;
  /** The least contrast, as WCAG counts it. */
  least: number;
}

/** A colour written in six digits, with or without `#`; nothing where it is written otherwise. */
export function parseColour(text: string): Hex | undefined {
  return readRgb(text) ? `#${text.replace('#', '').toLowerCase()}` : undefined;
}

/** A colour's red, green and blue. What is no colour is black. */
const rgbOf = (colour: Hex): Rgb => readRgb(colour) ?? [0, 0, 0];

/** WCAG 2 contrast of two colours, from 1 to 21. */
export const contrastOf = (a: Hex, b: Hex): number => contrast(rgbOf(a), rgbOf(b));

/** A contrast as one writes it: cut off, never rounded up to what it does not reach. */
export const contrastFigure = (figure: number): string => (Math.floor(figure * 10) / 10).toFixed(1);

/** Whether a colour can be read on all of these. */
const passes = (colour: Hex, grounds: readonly Ground[]): boolean =>
  grounds.every((ground) => contrastOf(colour, ground.colour) >= ground.least);

/**
 * The colour next to this one, in the same hue, that can be read on all grounds; nothing where none can.
 */
export function nearestPassing(colour: Hex, grounds: readonly Ground[]): Hex | undefined {
  if (passes(colour, grounds)) return colour;
  const wanted = oklchOf(colour);
  const [darker, lighter] = [-1, 1].map((way) => firstPassing(wanted, way, grounds));
  if (!darker || !lighter) return darker ?? lighter;
  const far = (one: Hex) => distance(wanted, oklchOf(one));
  return far(darker) <= far(lighter) ? darker : lighter;
}

/** The first colour that passes as one becomes lighter or darker; black and white are tried last. */
function firstPassing(from: Oklch, way: number, grounds: readonly Ground[]): Hex | undefined {
  const start = Math.round(from.lightness * LIGHTNESSES);
  for (let step = start; step >= 0 && step <= LIGHTNESSES; step += way) {
    const one = hexOf({ ...from, lightness: step / LIGHTNESSES });
    if (passes(one, grounds)) return one;
  }
  return undefined;
}

/** How many lightnesses are tried: less than what an eye tells apart lies between two. */
const LIGHTNESSES = 400;

/** A colour between two, by how much of the second it has, from 0 to 1. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const [a, b] = [oklabOf(oklchOf(first)), oklabOf(oklchOf(second))];
  const between = (from: number, to: number) => from + (to - from) * share;
  const [x, y] = [between(a.a, b.a), between(a.b, b.b)];
  return hexOf({
    lightness: between(a.lightness, b.lightness),
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  });
}

/** Colours with less chroma than this are greys: their hue says nothing. */
const GREY = 0.02;

/** Hues that lie farther apart than this many degrees are others. */
const OTHER_HUE = 40;

/**
 * Moves a colour along as another changes: the same way in lightness, chroma and hue. A colour of
 * another hue than the old one stays what it is.
 */
export function follow(colour: Hex, old: Hex, now: Hex): Hex {
  const [own, from, to] = [oklchOf(colour), oklchOf(old), oklchOf(now)];
  const turn = Math.abs(((own.hue - from.hue) * 180) / Math.PI);
  const isOther = Math.min(turn, 360 - turn) > OTHER_HUE;
  if (own.chroma < GREY || from.chroma < GREY || isOther) return colour;
  const lightness = own.lightness + to.lightness - from.lightness;
  return hexOf({
    lightness: Math.min(1, Math.max(0, lightness)),
    chroma: (own.chroma * to.chroma) / from.chroma,
    hue: own.hue + to.hue - from.hue,
  });
}

function distance(a: Oklch, b: Oklch): number {
  const [one, two] = [oklabOf(a), oklabOf(b)];
  return Math.hypot(one.lightness - two.lightness, one.a - two.a, one.b - two.b);
}

const oklabOf = ({ lightness, chroma, hue }: Oklch) => ({
  lightness,
  a: chroma * Math.cos(hue),
  b: chroma * Math.sin(hue),
});

/** https://bottosson.github.io/posts/oklab/ */
function oklchOf(colour: Hex): Oklch {
  const [red, green, blue] = rgbOf(colour).map((value) => linear(value / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** A screen's colour; one that screens do not have becomes as colourful as they can. */
function hexOf(colour: Oklch): Hex {
  let [low, high] = [0, 1];
  if (isShown(linearRgb(colour))) low = 1;
  for (let round = 0; low < 1 && round < 16; round += 1) {
    const middle = (low + high) / 2;
    if (isShown(linearRgb({ ...colour, chroma: colour.chroma * middle }))) low = middle;
    else high = middle;
  }
  const parts = linearRgb({ ...colour, chroma: colour.chroma * low }).map((part) =>
    Math.round(255 * curved(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Rounding must not take a colour for one that screens do not have. */
const TOLERANCE = 0.0005;

const isShown = (parts: readonly number[]): boolean =>
  parts.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

function linearRgb(colour: Oklch): Rgb {
  const { lightness, a, b } = oklabOf(colour);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const curved = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
