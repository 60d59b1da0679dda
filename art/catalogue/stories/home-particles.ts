import type { Params, Picture } from '../../workshop/types.ts';

type Place = readonly [x: number, y: number];

/** The stretches of a way that are heard: between the gaps, given as shares of it. */
function heard(
  [x1, y1]: Place,
  [x2, y2]: Place,
  gaps: readonly (readonly [number, number])[] = [],
): number[][] {
  const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  const cuts = [0, ...gaps.flat(), 1];
  return cuts
    .flatMap((from, index) => {
      const to = cuts[index + 1];
      return index % 2 === 0 && to !== undefined && to > from ? [[...at(from), ...at(to)]] : [];
    })
    .map((row) => row.map((value) => Math.round(value * 1000) / 1000));
}

const WEST: Place = [0.43, 0.42];
const EAST: Place = [1.09, 0.31];
const SOUTH: Place = [0.84, 0.68];

/** Skarvøy’s waters: three islands with a pier each, and Storholmen between them. */
const SKARVOY: Params = {
  width: 1800,
  height: 1200,
  seed: 31,
  islands: [
    [0.28, 0.3, 0.4, 0.36, 0.15, 0.9],
    [1.16, 0.22, 1.2, 0.3, 0.13, 0.8],
    [0.78, 0.78, 0.98, 0.74, 0.14, 1],
    [0.7, 0.42, 0.71, 0.43, 0.05, 0.5],
  ],
};

/** Inisgall, the skerry that relays, and the coast with the hospital. */
const ROUTE: Params = {
  width: 1800,
  height: 1000,
  seed: 44,
  islands: [
    [0.3, 0.56, 0.34, 0.54, 0.2, 1.3],
    [0.87, 0.24, 0.89, 0.25, 0.055, 0.5],
    [1.72, -0.1, 1.6, 0.42, 0.24, 1],
    [1.6, 0.42, 1.78, 1.1, 0.26, 1.2],
  ],
  lights: [
    [0.44, 0.57],
    [0.88, 0.24],
    [1.47, 0.5],
  ],
  links: [
    ...heard([0.44, 0.57], [1.47, 0.5]),
    ...heard([0.44, 0.57], [0.88, 0.24]),
    ...heard([0.88, 0.24], [1.47, 0.5]),
  ],
};

const MAPS: Record<string, Params> = {
  'skarvoy-gaps': {
    ...SKARVOY,
    lights: [[...WEST], [...EAST], [...SOUTH]],
    links: [
      ...heard(WEST, EAST, [
        [0.34, 0.42],
        [0.5, 0.58],
      ]),
      ...heard(WEST, SOUTH, [
        [0.5, 0.59],
        [0.69, 0.77],
      ]),
      ...heard(EAST, SOUTH, [
        [0.34, 0.43],
        [0.55, 0.63],
        [0.9, 1],
      ]),
    ],
  },
  'skarvoy-closed': {
    ...SKARVOY,
    lights: [[...WEST], [...EAST], [...SOUTH], [0.703, 0.403]],
    links: [...heard(WEST, EAST), ...heard(WEST, SOUTH), ...heard(EAST, SOUTH)],
  },
  'inisgall-route': ROUTE,
};

/** Pictures of the pages of home-particles’s works. */
export const homeParticlesStories: readonly Picture[] = [
  ...Object.entries(MAPS).map(([name, params]): Picture => ({
    name: `home-particles/${name}`,
    kind: 'drawing',
    source: 'drawings/heroes/islands.ts',
    size: [Number(params.width), Number(params.height)],
    params,
    quality: 93,
  })),
  ...['skarvoy-two-paths', 'inisgall-clinic'].map((name): Picture => ({
    name: `home-particles/${name}`,
    kind: 'drawing',
    source: 'drawings/stories/home-particles/shores.ts',
    size: [1600, 1000],
    params: { view: name === 'inisgall-clinic' ? 'clinic' : 'paths' },
    quality: 93,
  })),
];
