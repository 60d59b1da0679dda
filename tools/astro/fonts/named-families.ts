import { globSync, readFileSync } from 'node:fs';
import type { FontFamily } from '../../../fonts.config.ts';
import { hasWord } from '../../lib/has-word.ts';

/** What may name a family: themes, other code, and stylesheets. */
const SOURCES = 'src/**/*.{ts,tsx,astro,css,scss}';

/** The families that the site's own sources name; the others are kept for later, and no page can ask for them. */
export function namedFamilies(families: readonly FontFamily[]): FontFamily[] {
  const texts = globSync(SOURCES).map((file) => readFileSync(file, 'utf8'));
  return families.filter(({ cssVariable }) => texts.some((text) => hasWord(text, cssVariable)));
}
