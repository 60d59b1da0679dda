import type { AstroIntegration } from 'astro';
import { rewritePages } from '../pages/rewrite-pages.ts';

/** What `LogoSheet.astro` prints the drawings into. */
const SHEET = /<svg\b[^>]*\sdata-own-logos\b/;

/** What logos refer to elsewhere, in elements and in the properties of islands. */
const FILE = /(?<=["';])[^"';\s]*\/logos\.svg\?v=\w+(?=#)/g;

/** A page as it was printed; if it holds the drawings of logos itself, its logos refer to those. */
export const withOwnLogos = (html: string) => (SHEET.test(html) ? html.replace(FILE, '') : html);

/** Has the logos of pages with a `LogoSheet` refer to the page itself, and not to the file of all logos. */
export function ownLogos(): AstroIntegration {
  return {
    name: 'own-logos',
    hooks: {
      'astro:build:done': ({ dir }) => rewritePages(dir, withOwnLogos),
    },
  };
}
