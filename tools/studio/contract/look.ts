/** A family of `fonts.config.ts`. */
export interface TypeFamily {
  readonly name: string;
  /** The custom property that themes write: `--font-dm-sans`. */
  readonly variable: string;
  readonly kind: 'sans-serif' | 'serif' | 'monospace';
  /** The lightest and the boldest weight that it has. */
  readonly weights: readonly [least: number, most: number];
  /** Whether stylesheets of the theme's home name it themselves, besides its tokens. */
  readonly isNamed: boolean;
}

/** One file of a family, for the `FontFace` of a browser. */
export interface Face {
  /** A weight, or a range of weights: `400 700`. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** WOFF2, in base64. */
  readonly data: string;
}

/** What themes are made of. */
export interface LookApi {
  /**
   * The families that the site has.
   *
   * @param theme the file of the theme that they are for
   */
  families: (input: { theme: string }) => readonly TypeFamily[];
  /**
   * A family's files.
   *
   * @param letters cut to these; without them, to all letters of Latin
   */
  faces: (input: { variable: string; letters?: string | undefined }) => readonly Face[];
}
