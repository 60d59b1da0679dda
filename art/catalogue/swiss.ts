import type { Params, Picture } from '../workshop/types.ts';

/** Who stands on the Swiss poster, each printed as dots of one ink. */
const heads: Readonly<Record<string, Params>> = {
  urs: { hair: 'cropped', hairLight: 0.96, glasses: true, beard: true, ground: 0.4, coat: 0.02 },
  vreni: { hair: 'bob', hairLight: 0.06, coat: 0.42, ground: 0.78 },
  reto: { hair: 'cap', hairLight: 0.14, beard: true, beardLight: 0.3, coat: 0.12, ground: 0.72 },
  desta: { hair: 'curls', hairLight: 0.04, skin: 0.5, asleep: true, coat: 0.96, ground: 0.74 },
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
];
