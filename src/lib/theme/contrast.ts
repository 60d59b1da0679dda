/** A colour's red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** The red, green and blue of a colour in six digits; nothing where it is written otherwise. */
export function rgbOf(colour: string): Rgb | undefined {
  const [, red, green, blue] = HEX.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** The WCAG 2 contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Converts an sRGB channel, from 0 to 1, to linear light. */
export const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => value / 255).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
