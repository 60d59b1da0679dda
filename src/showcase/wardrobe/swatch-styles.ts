import { coloursOf } from '~/lib/theme/follow-colours';
import type { Catalogue, CatalogueEntry } from '~/showcase/wardrobe/wardrobe-catalogue';

/** Each theme's paper, ink, accent and letters, for what has its name as `data-swatch`. */
export const swatchStyles = ({ entries }: Catalogue): string =>
  `@layer widgets{${entries.map(swatch).join('')}}`;

function swatch({ name, theme }: CatalogueEntry): string {
  const { background, text, accent } = coloursOf(theme);
  const display = /var\((--[\w-]+)\)/.exec(theme.tokens['font-display'] ?? '')?.[1];
  return (
    `.wardrobe [data-swatch="${name}"]{--paper:${background};--thread:${text};--dye:${accent};` +
    `--weight:${theme.tokens['weight-display'] ?? 400};` +
    (display ? `--face:"specimen ${display}"` : '') +
    '}'
  );
}
