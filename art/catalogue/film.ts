/** A moving background: its files are made by `art/film/make.py`, not by the picture workshop. */
export interface Film {
  /** `<folder>/<name>`; the files are `src/assets/<folder>/<name>.webm`, `.mp4` and `-poster.webp`. */
  readonly name: string;
  /** Everything the film is made from, relative to `art/`. */
  readonly sources: readonly string[];
  /** Files below `src/assets`. */
  readonly files: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Every film of the template. */
export const films: readonly Film[] = [
  {
    name: 'film/reel',
    sources: ['film/reel.c', 'film/make.py'],
    files: ['film/reel.webm', 'film/reel.mp4', 'film/reel-poster.webp'],
    width: 1280,
    height: 720,
    seconds: 15,
  },
];
