import type { Params, Picture } from '../../workshop/types.ts';

const drawing = (
  name: string,
  source: string,
  size: readonly [number, number],
  params: Params = {},
): Picture => ({
  name: `creative-landing/${name}`,
  kind: 'drawing',
  source: `drawings/stories/creative-landing/${source}.ts`,
  size,
  params,
  quality: 90,
});

/** Pictures of the pages of creative-landing’s works. */
export const creativeLandingStories: readonly Picture[] = [
  ...[2, 17, 30].map((age) => drawing(`platform-at-${age}`, 'platform', [1500, 1120], { age })),
  drawing('platform-measured', 'section', [2000, 1500], { by: 'seren' }),
  drawing('platform-told', 'section', [2000, 1500], { by: 'owain' }),
  drawing('twelve-takes', 'takes', [2000, 1400]),
  drawing('chalk-corners', 'chalk', [2000, 1500]),
  drawing('bell-stage', 'bell', [2000, 1250], { view: 'stage' }),
  drawing('bell-cues', 'cues', [2000, 1500]),
  drawing('bell-before', 'bell', [1600, 1200], { view: 'before' }),
  drawing('bell-after', 'bell', [1600, 1200], { view: 'after' }),
];
