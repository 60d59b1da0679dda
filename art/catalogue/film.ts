/** A film or a record: its files are made by a program of `art/film`, not by the picture workshop. */
export interface Film {
  /** `<folder>/<name>`, as content has it. */
  readonly name: string;
  /** Everything it is made from, relative to `art/`. */
  readonly sources: readonly string[];
  /** Files below `src/assets`, or among a demo's pictures. */
  readonly files: readonly string[];
  /** What was made from what, below `art/film`. */
  readonly manifest: string;
}

/** Every film of the template. */
export const films: readonly Film[] = [
  {
    name: 'studio-agency/take',
    sources: ['film/take.c', 'film/make.py'],
    files: ['studio-agency/take.webm', 'studio-agency/take.mp4', 'studio-agency/take-poster.webp'],
    manifest: 'manifest.json',
  },
  {
    name: 'personal-portfolio/projectionist, studio-agency/guest-lift',
    sources: ['film/shorts.py'],
    files: ['personal-portfolio/projectionist.mp4', 'studio-agency/guest-lift.mp4'],
    manifest: 'shorts.json',
  },
  {
    name: 'personal-portfolio/low-tides',
    sources: ['film/low_tides.py'],
    files: [1, 4, 5, 8].map((piece) => `personal-portfolio/low-tides-${piece}.mp3`),
    manifest: 'low-tides.json',
  },
];
