import type { Picture } from '../workshop/types.ts';

/** What a lighting designer has lit: each with one lamp colour, and the rest left dark. */
const PLACES = ['street', 'bridge', 'library', 'lido', 'halt', 'stage'];

/** The pictures of her posts. */
const NOTES = ['hoods', 'valley', 'path'];

/** One sky over one page. */
export const night: readonly Picture[] = [
  ...PLACES.map((place): Picture => ({
    name: `dark-portfolio-landing/${place}`,
    kind: 'drawing',
    source: 'drawings/night/place.ts',
    size: [2400, 1350],
    params: { place },
    quality: 95,
  })),
  ...NOTES.map((place): Picture => ({
    name: `dark-portfolio-landing/${place}`,
    kind: 'drawing',
    source: 'drawings/night/place.ts',
    size: [1920, 1080],
    params: { place },
    quality: 93,
  })),
  {
    name: 'dark-portfolio-landing/lamplighter',
    kind: 'drawing',
    source: 'drawings/night/lamplighter.ts',
    size: [1120, 1520],
  },
  {
    name: 'dark-portfolio-landing/stars',
    kind: 'vector',
    source: 'drawings/night/starfield.ts',
  },
  {
    name: 'dark-portfolio-landing/stars-at-dusk',
    kind: 'vector',
    source: 'drawings/night/starfield.ts',
    params: { hour: 'dusk' },
  },
];
