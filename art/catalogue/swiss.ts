import type { Params, Picture } from '../workshop/types.ts';

/** Who stands on the Swiss poster, printed as dots of one ink. */
const heads: Readonly<Record<string, Params>> = {
  urs: { hair: 'cropped', hairLight: 0.96, glasses: true, beard: true, ground: 0.4, coat: 0.02 },
};

/** What that designer shows: three screens, three marks, three apps. */
const works = [
  'clock',
  'weather',
  'calendar',
  'cableway',
  'record',
  'bread',
  'tram',
  'cloakroom',
  'egg',
];

/** What its essays are about. */
const essays = ['figures', 'measure', 'guillemets'];

export const swiss: readonly Picture[] = [
  ...Object.entries(heads).map(([name, params]): Picture => ({
    name: `designer-portfolio/${name}`,
    kind: 'drawing',
    source: 'drawings/swiss/halftone.ts',
    size: [1200, 1200],
    params,
  })),
  ...works.map((work): Picture => ({
    name: `designer-portfolio/${work}`,
    kind: 'drawing',
    source: 'drawings/swiss/work.ts',
    size: [2400, 1800],
    params: { work },
  })),
  ...essays.map((essay): Picture => ({
    name: `designer-portfolio/${essay}`,
    kind: 'drawing',
    source: 'drawings/swiss/essay.ts',
    size: [1800, 1350],
    params: { essay },
    quality: 95,
  })),
];
