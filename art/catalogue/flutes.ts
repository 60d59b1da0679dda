import type { Picture } from '../workshop/types.ts';

/** What its firms made, seen through the studio's windows at night. */
const THINGS = ['loaf', 'dip', 'greenkeep', 'ninebell', 'gable', 'halfboat'] as const;

/** What its news is about, seen in the same way; covers are wide. */
const NEWS = ['coins', 'door', 'microphone'] as const;

/** Light and things behind fluted glass. */
export const flutes: readonly Picture[] = [
  ...(['sunrise', 'eclipse', 'ascent'] as const).map((arrangement, index): Picture => ({
    name: index === 0 ? 'startup/hero' : `startup/hero-${index + 1}`,
    kind: 'drawing',
    source: 'drawings/flutes/light.ts',
    size: [1500, 1800],
    params: { arrangement },
    quality: 92,
  })),
  {
    name: 'startup/about',
    kind: 'drawing',
    source: 'drawings/flutes/light.ts',
    size: [2400, 1000],
    params: { arrangement: 'year', width: 2400, height: 1000, flutes: 12 },
    quality: 92,
  },
  ...THINGS.map((thing): Picture => ({
    name: `startup/${thing}`,
    kind: 'drawing',
    source: 'drawings/flutes/things.ts',
    size: [720, 1500],
    params: { thing },
    quality: 90,
  })),
  ...NEWS.map((thing): Picture => ({
    name: `startup/${thing}`,
    kind: 'drawing',
    source: 'drawings/flutes/things.ts',
    size: [1500, 1000],
    params: { thing, width: 1500, height: 1000, flutes: 16 },
    quality: 92,
  })),
];
