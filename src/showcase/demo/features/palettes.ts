import { demos } from '~/lib/routes/demos';
import type { Theme } from '~/lib/theme/theme';
import { withBase } from '~/lib/routes/url';

const themes = import.meta.glob<Theme>('/src/demos/*/theme.ts', { eager: true, import: 'default' });

/** What of a palette is seen first: ground, words, accent, light. */
const COLOURS = ['color-background', 'color-text', 'color-accent', 'color-highlight'] as const;

/** The palettes of all homes, in the catalogue's order. */
const palettes = demos.map(({ slug }) => {
  const theme = themes[`/src/demos/${slug}/theme.ts`];
  return COLOURS.flatMap((name) => theme?.tokens[name] ?? []);
});

/** How a picture of them is shown: a file of its own, which a page below its first screen can wait for. */
export const palettesPicture = {
  src: withBase('/demo/palettes.svg'),
  width: COLOURS.length,
  height: palettes.length,
  loading: 'lazy',
} as const;

/** The palettes as an SVG: a row of colours each. */
export function palettesSvg(): string {
  const rects = palettes.flatMap((colours, row) =>
    colours.map(
      (colour, column) =>
        `<rect x="${column}" y="${row}" width="1" height=".86" fill="${colour}"/>`,
    ),
  );
  const { width, height } = palettesPicture;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${rects.join('')}</svg>`;
}
