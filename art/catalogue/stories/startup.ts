import type { Params, Picture } from '../../workshop/types.ts';

const drawing = (
  name: string,
  source: string,
  size: readonly [number, number],
  params: Params = {},
): Picture => ({
  name: `startup/${name}`,
  kind: 'drawing',
  source: `drawings/stories/startup/${source}.ts`,
  size,
  params,
  quality: 90,
});

/** Pictures of the pages of startup’s works. */
export const startupStories: readonly Picture[] = [
  drawing('gable-sketch', 'gable', [2000, 1500], { state: 'sketch' }),
  drawing('gable-screen', 'gable', [2000, 1500], { state: 'screen' }),
  drawing('gable-ladder', 'things', [2000, 1250], {
    thing: 'ladder',
    width: 2000,
    height: 1250,
    flutes: 18,
  }),
  drawing('greenkeep-bed', 'greenkeep', [2000, 1500]),
  drawing('ninebell-door', 'ninebell', [2000, 1500]),
  drawing('halfboat-august', 'halfboat', [2000, 1500]),
  drawing('dip-fridays', 'dip-fridays', [2000, 1120]),
  drawing('dip-phone', 'dip-phone', [1600, 1200]),
  drawing('dip-thermometer', 'things', [1600, 1200], {
    thing: 'thermometer',
    width: 1600,
    height: 1200,
    flutes: 14,
  }),
];
