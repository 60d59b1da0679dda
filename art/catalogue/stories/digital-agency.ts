import type { Picture } from '../../workshop/types.ts';

const TIDE_GAUGE = ['screens', 'pier'];
const BOILER_HOUSE = ['touch-screen', 'night', 'sight-lines'];

/** Pictures of the pages of digital-agency’s works. */
export const digitalAgencyStories: readonly Picture[] = [
  ...TIDE_GAUGE.map((view): Picture => ({
    name: `digital-agency/tide-gauge-${view}`,
    kind: 'drawing',
    source: 'drawings/stories/digital-agency/tide-gauge.ts',
    size: [1600, view === 'pier' ? 1200 : 1160],
    params: { view },
    quality: 100,
  })),
  ...BOILER_HOUSE.map((view): Picture => ({
    name: `digital-agency/boiler-${view === 'night' ? 'panel-night' : view}`,
    kind: 'drawing',
    source: 'drawings/stories/digital-agency/boiler-house.ts',
    size: [1600, 1200],
    params: { view },
    quality: 100,
  })),
];
