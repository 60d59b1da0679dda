import type { Picture } from '../workshop/types.ts';

/** Code by day, cinema by night: the root page's title card, its owner and seven works. */
export const personalPortfolio: readonly Picture[] = [
  {
    name: 'stills/cinema',
    kind: 'scene',
    source: 'scenes/night_cinema.py',
    size: [2400, 1004],
    params: { framing: 'wide' },
    textures: { screen: { source: 'drawings/screens/editor.ts' } },
    quality: 90,
  },
  {
    name: 'personal-portfolio/hero-phone',
    kind: 'scene',
    source: 'scenes/night_cinema.py',
    size: [1200, 1600],
    params: { framing: 'tall' },
    textures: { screen: { source: 'drawings/screens/editor.ts' } },
    quality: 90,
  },
  {
    name: 'personal-portfolio/film-check',
    kind: 'drawing',
    source: 'drawings/silhouettes/film-check.ts',
    size: [2400, 1350],
    params: { framing: 'wide' },
    quality: 90,
  },
  {
    name: 'personal-portfolio/film-check-phone',
    kind: 'drawing',
    source: 'drawings/silhouettes/film-check.ts',
    size: [1440, 1520],
    params: { framing: 'tall' },
    quality: 90,
  },
  {
    name: 'stills/last-projectionist',
    kind: 'scene',
    source: 'scenes/lighthouse.py',
    size: [2400, 1800],
    quality: 90,
  },
  {
    name: 'personal-portfolio/night-courier',
    kind: 'scene',
    source: 'scenes/book_row.py',
    size: [2400, 1800],
    textures: {
      front: { source: 'drawings/covers/night-courier.ts', params: { part: 'front' } },
      spine: { source: 'drawings/covers/night-courier.ts', params: { part: 'spine' } },
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, k) => [
          `e${k + 1}`,
          {
            source: 'drawings/covers/night-courier.ts',
            params: { part: 'episode', number: k + 1 },
          },
        ]),
      ),
    },
  },
  {
    name: 'personal-portfolio/rehearse',
    kind: 'scene',
    source: 'scenes/desk_laptop.py',
    size: [2400, 1800],
    textures: { screen: { source: 'drawings/screens/rehearse.ts' } },
  },
  {
    name: 'stills/callsheet',
    kind: 'scene',
    source: 'scenes/flat_lay_tablet.py',
    size: [2400, 1800],
    textures: {
      screen: { source: 'drawings/screens/callsheet.ts' },
      slate: { source: 'drawings/covers/clapperboard.ts' },
    },
  },
  {
    name: 'personal-portfolio/tidewater',
    kind: 'scene',
    source: 'scenes/phones_waves.py',
    size: [2400, 1800],
    textures: {
      first: { source: 'drawings/screens/tidewater-day.ts' },
      second: { source: 'drawings/screens/tidewater-map.ts' },
    },
  },
  {
    name: 'personal-portfolio/low-tides',
    kind: 'scene',
    source: 'scenes/vinyl.py',
    size: [2400, 1800],
    textures: {
      sleeve: { source: 'drawings/covers/low-tides.ts', params: { part: 'sleeve' } },
      label: { source: 'drawings/covers/low-tides.ts', params: { part: 'label' } },
    },
  },
  {
    name: 'personal-portfolio/ledgerline',
    kind: 'drawing',
    source: 'drawings/works/ledgerline.ts',
    size: [2400, 1800],
  },
  {
    name: 'personal-portfolio/dev-terminal',
    kind: 'drawing',
    source: 'drawings/notes/development.ts',
    size: [2400, 1800],
    params: { motif: 'terminal' },
  },
  {
    name: 'personal-portfolio/dev-api',
    kind: 'drawing',
    source: 'drawings/notes/development.ts',
    size: [2400, 1800],
    params: { motif: 'api' },
  },
  {
    name: 'personal-portfolio/dev-library',
    kind: 'drawing',
    source: 'drawings/notes/development.ts',
    size: [2400, 1800],
    params: { motif: 'library' },
  },
];
