import type { Picture } from '../workshop/types.ts';

/** What a printmaker has laid paper on: each print is as large as the thing. */
const things = [
  ...['tree', 'egg', 'oar', 'flathead', 'door', 'key'],
  ...['leaf', 'feather', 'fern', 'saw', 'dinghy', 'cover'],
];

export const impressions: readonly Picture[] = things.map((thing) => ({
  name: `portfolio-home/${thing}`,
  kind: 'vector',
  source: 'drawings/impressions/impression.ts',
  params: { thing },
}));
