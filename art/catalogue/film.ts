/** A moving background: its files are made by `art/film/make.py`, not by the picture workshop. */
export interface Film {
  /** `<folder>/<name>`: the files are `<name>.webm`, `.mp4` and `-poster.webp`. */
  readonly name: string;
  /** Everything the film is made from, relative to `art/`. */
  readonly sources: readonly string[];
  /** Files below `src/assets`, or among a demo's pictures. */
  readonly files: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Every film of the template. */
export const films: readonly Film[] = [
  {
    name: 'studio-agency/take',
    sources: ['film/take.c', 'film/make.py'],
    files: ['studio-agency/take.webm', 'studio-agency/take.mp4', 'studio-agency/take-poster.webp'],
    width: 1280,
    height: 720,
    seconds: 10,
  },
];
