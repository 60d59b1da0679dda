import type { Params, Picture } from '../workshop/types.ts';

const drawing = (
  name: string,
  source: string,
  size: readonly [number, number],
  params: Params = {},
): Picture => ({
  name: `interior-landing/${name}`,
  kind: 'drawing',
  source: `drawings/lime/${source}.ts`,
  size,
  params,
});

/** The samples that hang in the plasterers' workshop, by what was done to each while it was soft. */
const boards: Readonly<Record<string, Params>> = {
  polished: { colour: '#a04d28', seed: 5, pits: -6.9 },
  combed: { colour: '#5d6044', seed: 9 },
  straw: { colour: '#cfa877', seed: 14 },
};

/** The hands of four who work there, in sgraffito: lower coat, upper coat, sleeve. */
const hands: Readonly<Record<string, readonly string[]>> = {
  pencil: ['#4b4d36', '#ecdcc0', '#b4552d'],
  float: ['#8f3f1e', '#ecdcc0', '#5d6044'],
  board: ['#4a3323', '#e3c79b', '#8f3f1e'],
  fan: ['#2f332a', '#ecdcc0', '#a9805a'],
};

/** Lime, oak and clay: what the interior studio's page is built of. */
export const lime: readonly Picture[] = [
  { ...drawing('coat', 'coat', [1200, 1200]), quality: 80 },
  ...(['oak', 'floor'] as const).map((name): Picture => ({
    name: `interior-landing/${name}`,
    kind: 'scene',
    source: 'scenes/interior_oak.py',
    size: name === 'oak' ? [2400, 160] : [2400, 440],
    params: { view: name === 'oak' ? 'beam' : 'floor' },
    samples: name === 'oak' ? 14 : 20,
    quality: 76,
  })),
  ...Object.entries(boards).map(([work, params]) =>
    drawing(`board-${work}`, 'board', [1200, 1500], { work, ...params }),
  ),
  ...Object.entries(hands).map(([craft, coats]) =>
    drawing(`hand-${craft}`, 'hands', [960, 1200], { craft, coats }),
  ),
];
