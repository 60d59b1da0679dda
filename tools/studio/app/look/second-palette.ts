import type { Edit } from '../../../lib/edits/edit.ts';
import { mix, parseColour, type Hex } from '../../../../src/lib/theme/colour.ts';
import { coloursOf, followColours } from '../../../../src/lib/theme/follow-colours.ts';
import { tokenNames, type Scheme, type Theme } from '../../../../src/lib/theme/theme.ts';

/** The fields of a theme, in the order in which they are described. */
const FIELDS = ['scheme', 'fonts', 'tokens', 'palette', 'steps', 'dark', 'light'];

/** How far the ground of a second palette goes beyond the colour that words have in the first. */
const DEEPER = { dark: ['#000000', 0.25], light: ['#ffffff', 0.6] } as const;

/** How much of the text’s colour is in bands that stand out: they are no brightest part of a dark page. */
const BAND = 0.14;

/** The scheme that a theme’s second palette has. */
export const otherScheme = ({ scheme }: Pick<Theme, 'scheme'>): Scheme =>
  scheme === 'light' ? 'dark' : 'light';

/**
 * A second palette for a theme, from its first: words and ground change places, and the other colours
 * follow, so that all can be read.
 */
export function secondPalette(theme: Theme): Readonly<Record<string, Hex>> {
  const measured = Object.fromEntries(
    Object.entries(theme.tokens).filter(([, value]) => parseColour(value) !== undefined),
  );
  const first = coloursOf({ tokens: measured });
  const [end, share] = DEEPER[otherScheme(theme)];
  const background = mix(first.text, end, share);
  const colours = followColours(first, { background, text: first.background });
  const band = mix(background, colours.text, BAND);
  const all: Readonly<Record<string, Hex>> = {
    ...colours,
    ...(otherScheme(theme) === 'dark' && { inverse: band, 'on-inverse': colours.text }),
  };
  return Object.fromEntries(
    tokenNames.flatMap((token) => {
      const colour = all[token.replace(/^color-/, '')];
      const isSaid = colour === undefined || colour === theme.tokens[token];
      return isSaid || !token.startsWith('color-') ? [] : [[token, colour]];
    }),
  );
}

/** Gives a theme a second palette. */
export const addSecond = (theme: Theme): Edit => ({
  kind: 'set',
  path: [otherScheme(theme)],
  value: { tokens: secondPalette(theme) },
  order: FIELDS,
});
