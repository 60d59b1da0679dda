import type { Picture } from '../workshop/types.ts';

/** The house at an hour of the day, and for phones its middle alone. */
const house = (light: 'morning' | 'evening', name: string): readonly Picture[] => [
  {
    name: `business/${name}`,
    kind: 'drawing',
    source: 'drawings/engraving/house.ts',
    size: [2400, 760],
    params: { light },
  },
  {
    name: `business/${name}-phone`,
    kind: 'drawing',
    source: 'drawings/engraving/house.ts',
    size: [1560, 990],
    params: { light, from: 570, above: 40, width: 1260, height: 800 },
  },
];

/** Engravings in one ink: the trust house in Edinburgh, its doors, its desk, and what its letters are about. */
export const engravings: readonly Picture[] = [
  ...house('morning', 'hero'),
  ...house('evening', 'hero-evening'),
  ...(['families', 'firms', 'foundations'] as const).map((door): Picture => ({
    name: `business/door-${door}`,
    kind: 'drawing',
    source: 'drawings/engraving/doors.ts',
    size: [900, 1080],
    params: { door },
  })),
  {
    name: 'business/desk',
    kind: 'drawing',
    source: 'drawings/engraving/desk.ts',
    size: [2000, 920],
  },
  ...(
    [
      ['tear-off-calendar', 'calendar'],
      ['collecting-box', 'box'],
      ['old-ledger', 'ledger'],
    ] as const
  ).map(([name, subject]): Picture => ({
    name: `business/${name}`,
    kind: 'drawing',
    source: 'drawings/engraving/still-lifes.ts',
    size: [1500, 1000],
    params: { subject },
  })),
];
