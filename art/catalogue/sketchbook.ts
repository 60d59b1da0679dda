/** What an illustrator shows of his own, all of it cut and pencilled by one hand. */
import type { Picture } from '../workshop/types.ts';

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  self: [1600, 2000],
  soaps: [1800, 2400],
  walk: [2400, 1600],
  hedgehog: [1800, 1800],
  pencils: [1500, 1000],
  'three-hedgehogs': [1500, 1000],
  envelope: [1500, 1000],
};

export const sketchbook: readonly Picture[] = Object.entries(SIZES).map(([name, size]) => ({
  name: `portfolio-landing/${name}`,
  kind: 'drawing',
  source: `drawings/sketchbook/${name}.ts`,
  size,
  quality: 86,
}));
