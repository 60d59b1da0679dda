import type { Choices } from '~/showcase/choices/choices';
import type { Hex } from '~/lib/theme/colour';
import { betterColour, dress } from '~/showcase/choices/dress';
import { appliedThemeStyles, type Theme } from '~/lib/theme/theme';
import { LONGEST_NAME, type Entered, type KeyHome, type KeyRing } from './key-ring';
import { IN_A_WINDOW } from './shop-window';

/** What comes of it. */
export interface Turned {
  home: KeyHome;
  name: string;
  theme: Theme;
  /** The colour that stands where the chosen one could not be read. */
  moved: Hex | undefined;
  /** What a page wears of it; its typefaces alone. */
  css: string;
  letters: string;
  /** Addresses of the stylesheets with its typefaces. */
  faces: string[];
}

/** Turns the keys: what one has entered becomes a name, a theme, and what pages wear of it. */
export function turn(entered: Entered, ring: KeyRing): Turned | undefined {
  const home = ring.homes.find(({ slug }) => slug === entered.home) ?? ring.homes[0];
  if (!home) return undefined;
  const themes = Object.fromEntries(ring.homes.map(({ slug, theme }) => [slug, theme]));
  const { accent, face: faces } = entered;
  const wear = (colour: Hex | undefined) =>
    dress(
      home.theme,
      {
        ...(colour && { accent: colour }),
        ...(faces !== undefined && { faces }),
      } satisfies Choices,
      themes,
    );
  // A colour that cannot be read gives way to the nearest that can.
  const moved = accent && betterColour('accent', wear(accent));
  const theme = wear(moved ?? accent);
  const families = [...new Set(theme.fonts)].map((variable) => ring.fonts[variable]);
  const letters = families.map(({ styles }) => styles).join('');
  return {
    home,
    name: entered.name.trim().slice(0, LONGEST_NAME) || home.firm,
    theme,
    moved,
    css: letters + appliedThemeStyles(theme) + IN_A_WINDOW,
    letters,
    faces: families.map(({ href }) => href),
  };
}
