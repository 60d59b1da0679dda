import { dress } from '~/showcase/choices/dress';
import { appliedThemeStyles, type Theme } from '~/lib/theme/theme';
import { bringSheet } from './bring-sheet';
import type { Outfit } from './visit';

/** The layer by which a sheet of ours is found again, whichever script has put it on. */
const LAYER = 'tokens.theme';

const isOurs = ({ cssRules: [rule] }: CSSStyleSheet) =>
  rule instanceof CSSLayerBlockRule && rule.name === LAYER;

/** What the themes are, by their names, and where their files lie. */
export interface Wardrobe {
  themes: Record<string, Theme>;
  /** The folder of the themes' stylesheets, with the base path. */
  folder: string;
}

/**
 * Puts an outfit's changes on over the theme that the page wears, or takes them off where there are
 * none. Styles are constructed: the policy allows no others.
 */
export function putOn({ themes }: Wardrobe, { theme, choices }: Outfit): void {
  const base = themes[theme];
  const others = document.adoptedStyleSheets.filter((sheet) => !isOurs(sheet));
  if (!base || Object.keys(choices).length === 0) {
    document.adoptedStyleSheets = others;
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(appliedThemeStyles(dress(base, choices, themes)));
  document.adoptedStyleSheets = [...others, sheet];
}

/** Brings the typefaces that an outfit has from another theme. Once brought they may stay. */
export const bringFaces = ({ folder }: Wardrobe, { choices: { faces } }: Outfit): Promise<void> =>
  faces === undefined ? Promise.resolve() : bringSheet(`${folder}/${faces}-faces.css`);
