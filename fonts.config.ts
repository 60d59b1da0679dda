/** One face or, for a variable font, one range of faces of a family. */
interface FontFile {
  /** The path below `node_modules`. */
  file: string;
  /** A weight, or the range of a variable font that is in use (`700 700` for one): the rest is cut off. */
  weight: string;
  style?: 'normal' | 'italic';
  /** Axes of a variable font that stand still, at these values: `{ opsz: 48 }` for large letters only. */
  pinned?: Record<string, number>;
}

/** A font family that a theme may name: served from this site, from a Fontsource package. */
export interface FontFamily {
  name: string;
  /** The custom property that themes write: `var(--font-…)`. */
  cssVariable: `--font-${string}`;
  /** What stands in until it has come; the first is fitted to its metrics. */
  fallbacks: [string, ...string[]];
  files: [FontFile, ...FontFile[]];
}

/** Every family, Latin subset. A page ships only those of its own theme. */
export const fontFamilies: FontFamily[] = [
  {
    name: 'Bricolage Grotesque',
    cssVariable: '--font-bricolage-grotesque',
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Georgia', 'serif'],
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
    fallbacks: ['ui-monospace', 'monospace'],
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
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Georgia', 'serif'],
    files: [
      {
        file: '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
        weight: '400 700',
      },
    ],
  },
  {
    name: 'Jost',
    cssVariable: '--font-jost',
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Arial', 'sans-serif'],
    files: [
      {
        file: '@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2',
        weight: '400 800',
      },
    ],
  },
  {
    name: 'DM Serif Display',
    cssVariable: '--font-dm-serif-display',
    fallbacks: ['Georgia', 'serif'],
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
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Georgia', 'serif'],
    files: [
      {
        file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
        weight: '300 500',
        pinned: { opsz: 48 },
      },
    ],
  },
  {
    name: 'Source Sans',
    cssVariable: '--font-source-sans',
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Verdana', 'sans-serif'],
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
    fallbacks: ['Georgia', 'serif'],
    files: [
      {
        file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
        weight: '400 900',
        pinned: { SOFT: 100, WONK: 1 },
      },
    ],
  },
  {
    name: 'Space Mono',
    cssVariable: '--font-space-mono',
    fallbacks: ['ui-monospace', 'monospace'],
    files: [
      { file: '@fontsource/space-mono/files/space-mono-latin-400-normal.woff2', weight: '400' },
    ],
  },
  {
    name: 'Archivo',
    cssVariable: '--font-archivo',
    fallbacks: ['Arial', 'sans-serif'],
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
    fallbacks: ['Arial', 'sans-serif'],
    files: [
      {
        file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
        weight: '900 900',
        pinned: { wdth: 125 },
      },
    ],
  },
];
