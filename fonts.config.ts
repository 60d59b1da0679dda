import { fontProviders } from 'astro/config';

type Variant = { file: string; weight: string; style?: 'normal' | 'italic' };

/** A font family from a Fontsource package: served from this site, Latin, with a metric-matched fallback. */
function family(
  name: string,
  cssVariable: `--font-${string}`,
  fallbacks: string[],
  variants: [Variant, ...Variant[]],
) {
  const [first, ...rest] = variants.map(({ file, weight, style = 'normal' }) => ({
    src: [`./node_modules/${file}`] as [string],
    weight,
    style,
  }));
  if (!first) throw new Error(`${name} needs a font file`);
  return {
    name,
    cssVariable,
    fallbacks,
    provider: fontProviders.local(),
    options: { variants: [first, ...rest] as [typeof first, ...typeof rest] },
  };
}

/** Every family a theme may name. A page ships only those of its own theme. */
export const fonts = [
  family(
    'Bricolage Grotesque',
    '--font-bricolage-grotesque',
    ['Arial', 'sans-serif'],
    [
      {
        file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
        weight: '200 800',
      },
    ],
  ),
  family(
    'Instrument Serif',
    '--font-instrument-serif',
    ['Georgia', 'serif'],
    [
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
  ),
  family(
    'JetBrains Mono',
    '--font-jetbrains-mono',
    ['ui-monospace', 'monospace'],
    [
      {
        file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
        weight: '100 800',
      },
    ],
  ),
];
