import type { Picture } from '../workshop/types.ts';

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
  // Who stands on the poster.
  {
    name: 'designer-portfolio/urs',
    kind: 'drawing',
    source: 'drawings/swiss/halftone.ts',
    size: [1200, 1200],
  },
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
