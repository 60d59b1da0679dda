import type { Picture } from '../../workshop/types.ts';

const FOLDER = 'drawings/stories/paralax';

/** Pictures of the pages of paralax’s works. */
export const paralaxStories: readonly Picture[] = [
  ...['erg', 'gate', 'ember'].map((place): Picture => ({
    name: `paralax/${place}-cover`,
    kind: 'drawing',
    source: `${FOLDER}/cover.ts`,
    size: [1920, 1080],
    params: { place },
    quality: 91,
  })),
  {
    name: 'paralax/tamm-map',
    kind: 'drawing',
    source: `${FOLDER}/tamm.ts`,
    size: [2000, 1400],
    params: { view: 'map' },
    quality: 88,
  },
  {
    name: 'paralax/tamm-card',
    kind: 'drawing',
    source: `${FOLDER}/tamm.ts`,
    size: [1500, 1000],
    params: { view: 'card' },
    quality: 90,
  },
  {
    name: 'paralax/gate-posters',
    kind: 'drawing',
    source: `${FOLDER}/wall.ts`,
    size: [2000, 1250],
    params: { view: 'posters' },
    quality: 90,
  },
  {
    name: 'paralax/gate-stone',
    kind: 'drawing',
    source: `${FOLDER}/wall.ts`,
    size: [1600, 1200],
    params: { view: 'stone' },
    quality: 90,
  },
  ...['sundown', 'violet'].map((hour): Picture => ({
    name: `paralax/violet-board-${hour}`,
    kind: 'drawing',
    source: `${FOLDER}/board.ts`,
    size: [2000, 1250],
    params: { hour },
    quality: 91,
  })),
  {
    name: 'paralax/violet-sign',
    kind: 'drawing',
    source: `${FOLDER}/board.ts`,
    size: [2000, 1250],
    params: { hour: 'bench' },
    quality: 91,
  },
];
