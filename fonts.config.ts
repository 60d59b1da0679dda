/** One face or, for a variable font, one range of faces of a family. */
export interface FontFile {
  /** The path below `node_modules`. */
  file: string;
  /** A weight, or the range of a variable font that is in use (`700 700` for one): the rest is cut off. */
  weight: string;
  style?: 'normal' | 'italic';
  /** Axes of a variable font that stand still, at these values: `{ opsz: 48 }` for large letters only. */
  pinned?: Record<string, number>;
  /** Only these characters of the file: `U+20-7E, U+A0-FF`. Without it, all that it has. */
  unicodeRange?: string;
}

/** A font family that a theme may name: served from this site, from a Fontsource package. */
export interface FontFamily {
  name: string;
  /** The custom property that themes write: `var(--font-…)`. */
  cssVariable: `--font-${string}`;
  /** What kind of system font stands in until it has come, fitted to its measures. */
  fallback: 'sans-serif' | 'serif' | 'monospace';
  files: [FontFile, ...FontFile[]];
}

/**
 * Every family, by its Latin files. A page ships only those of its own theme. Letters that these files
 * lack come from the other files of the same package, as soon as a page prints one.
 */
export const fontFamilies: FontFamily[] = [
  {
    name: 'Bricolage Grotesque',
    cssVariable: '--font-bricolage-grotesque',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
        weight: '400 800',
      },
    ],
  },
  {
    name: 'Instrument Serif',
    cssVariable: '--font-instrument-serif',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
        weight: '400',
      },
      {
        file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
        weight: '400',
        style: 'italic',
      },
    ],
  },
  {
    name: 'JetBrains Mono',
    cssVariable: '--font-jetbrains-mono',
    fallback: 'monospace',
    files: [
      {
        file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
        weight: '400',
      },
    ],
  },
  {
    name: 'Manrope',
    cssVariable: '--font-manrope',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
        weight: '400 800',
      },
    ],
  },
  {
    name: 'Sora',
    cssVariable: '--font-sora',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
        weight: '400 700',
      },
    ],
  },
  {
    name: 'Cormorant Garamond',
    cssVariable: '--font-cormorant-garamond',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
        weight: '400 700',
      },
    ],
  },
  {
    name: 'Cormorant Italic',
    cssVariable: '--font-cormorant-italic',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2',
        weight: '500 600',
        style: 'italic',
      },
    ],
  },
  {
    name: 'Jost',
    cssVariable: '--font-jost',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
        weight: '400 700',
      },
    ],
  },
  {
    name: 'Red Hat Display',
    cssVariable: '--font-red-hat-display',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2',
        weight: '400 600',
      },
    ],
  },
  {
    name: 'Red Hat Mono',
    cssVariable: '--font-red-hat-mono',
    fallback: 'monospace',
    files: [
      {
        file: '@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2',
        weight: '400 500',
      },
    ],
  },
  {
    name: 'DM Serif Display',
    cssVariable: '--font-dm-serif-display',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2',
        weight: '400',
      },
    ],
  },
  {
    name: 'DM Sans',
    cssVariable: '--font-dm-sans',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2',
        weight: '400 700',
      },
    ],
  },
  {
    name: 'Inter Tight',
    cssVariable: '--font-inter-tight',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2',
        weight: '400 800',
      },
    ],
  },
  {
    name: 'Source Serif',
    cssVariable: '--font-source-serif',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
        weight: '400 500',
        pinned: { opsz: 48 },
      },
    ],
  },
  {
    name: 'Source Sans',
    cssVariable: '--font-source-sans',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
        weight: '400 700',
      },
    ],
  },
  {
    name: 'Space Grotesk',
    cssVariable: '--font-space-grotesk',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
        weight: '400 600',
      },
    ],
  },
  {
    name: 'Unbounded',
    cssVariable: '--font-unbounded',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
        weight: '700 700',
      },
    ],
  },
  {
    name: 'Fraunces',
    cssVariable: '--font-fraunces',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
        weight: '400 700',
        pinned: { SOFT: 100, WONK: 1, opsz: 14 },
      },
    ],
  },
  {
    name: 'Fraunces Display',
    cssVariable: '--font-fraunces-display',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
        weight: '850 850',
        pinned: { SOFT: 100, WONK: 1, opsz: 144 },
      },
    ],
  },
  {
    name: 'Fraunces Bubble',
    cssVariable: '--font-fraunces-bubble',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
        weight: '400 600',
        style: 'italic',
        pinned: { SOFT: 100, WONK: 1, opsz: 48 },
      },
    ],
  },
  {
    name: 'Fraunces Italic',
    cssVariable: '--font-fraunces-italic',
    fallback: 'serif',
    files: [
      {
        file: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
        weight: '400 600',
        style: 'italic',
        pinned: { SOFT: 0, WONK: 1, opsz: 36 },
      },
    ],
  },
  {
    name: 'Space Mono',
    cssVariable: '--font-space-mono',
    fallback: 'monospace',
    files: [
      { file: '@fontsource/space-mono/files/space-mono-latin-400-normal.woff2', weight: '400' },
    ],
  },
  {
    name: 'Archivo',
    cssVariable: '--font-archivo',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
        weight: '400 700',
        pinned: { wdth: 100 },
      },
    ],
  },
  {
    name: 'Archivo Expanded',
    cssVariable: '--font-archivo-expanded',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
        weight: '900 900',
        pinned: { wdth: 125 },
      },
    ],
  },
  {
    name: 'Familjen Grotesk',
    cssVariable: '--font-familjen-grotesk',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
        weight: '400 700',
      },
    ],
  },
  {
    name: 'Syne',
    cssVariable: '--font-syne',
    fallback: 'sans-serif',
    files: [
      { file: '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2', weight: '400 600' },
    ],
  },
  {
    name: 'Syne Display',
    cssVariable: '--font-syne-display',
    fallback: 'sans-serif',
    files: [
      { file: '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2', weight: '800 800' },
    ],
  },
  {
    name: 'Outfit',
    cssVariable: '--font-outfit',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
        weight: '250 500',
      },
    ],
  },
  {
    name: 'IBM Plex Sans',
    cssVariable: '--font-ibm-plex-sans',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
        weight: '400 600',
      },
    ],
  },
  {
    name: 'Plus Jakarta Sans',
    cssVariable: '--font-plus-jakarta-sans',
    fallback: 'sans-serif',
    files: [
      {
        file: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
        weight: '400 800',
      },
    ],
  },
];

/**
 * Variable fonts from Fontsource for letters that a family's own package lacks, by the kind of the
 * family, in the order in which they are tried. A page ships only the letters that it prints.
 */
export const standIns: Record<FontFamily['fallback'], string[]> = {
  'sans-serif': [
    '@fontsource-variable/noto-sans',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-hebrew',
  ],
  serif: [
    '@fontsource-variable/noto-serif',
    '@fontsource-variable/noto-naskh-arabic',
    '@fontsource-variable/noto-serif-hebrew',
  ],
  monospace: [
    '@fontsource-variable/noto-sans-mono',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-hebrew',
  ],
};
