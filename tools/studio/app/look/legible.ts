import {
  nearestPassing,
  parseColour,
  type Ground,
  type Hex,
} from '../../../../src/lib/theme/colour.ts';
import { defaultColours, type ColourName } from '../../../../src/lib/theme/default-colours.ts';
import { coloursOf, followColours } from '../../../../src/lib/theme/follow-colours.ts';
import { legibility, type Legibility } from '../../../../src/lib/theme/legibility.ts';
import {
  inScheme,
  secondScheme,
  type Scheme,
  type Theme,
} from '../../../../src/lib/theme/theme.ts';

type Tokens = Readonly<Record<string, string | undefined>>;

/** What a colour is where a theme does not say it. */
const FOLLOWED: Readonly<Record<string, string>> = { inverse: 'text', 'on-inverse': 'background' };

/**
 * A colour of a theme with one palette.
 *
 * @param name without `color-`
 */
export const colourOf = (tokens: Tokens, name: string): string => {
  const given = tokens[`color-${name}`];
  const followed = FOLLOWED[name];
  if (given !== undefined) return given;
  if (followed !== undefined) return colourOf(tokens, followed);
  return defaultColours[name as ColourName];
};

/** A pair of colours that cannot be told apart well enough. */
export interface Failure extends Legibility {
  readonly scheme: Scheme;
}

/** The schemes of a theme, its own first. */
export const schemesOf = (theme: Theme): Scheme[] => {
  const second = secondScheme(theme);
  return second ? [theme.scheme, second] : [theme.scheme];
};

/** The pairs that the build refuses in a theme with two palettes, and that nobody reads in any. */
export const failuresOf = (theme: Theme): Failure[] =>
  schemesOf(theme).flatMap((scheme) =>
    pairsIn(inScheme(theme, scheme).tokens)
      .filter(({ ratio = Infinity, least }) => ratio < least)
      .map((pair) => ({ ...pair, scheme })),
  );

/** The pairs that can no longer be read after a change. */
export function newFailures(before: Theme, after: Theme): Failure[] {
  const key = ({ scheme, ink, ground }: Failure) => `${scheme} ${ink} ${ground}`;
  const known = new Set(failuresOf(before).map(key));
  return failuresOf(after).filter((failure) => !known.has(key(failure)));
}

/** The colour that a name stands for: bands take the text’s and the page’s unless the theme says more. */
export const sourceOf = (tokens: Tokens, name: string): string =>
  tokens[`color-${name}`] === undefined ? (FOLLOWED[name] ?? name) : name;

/** The pairs of a palette; bands that only turn page and text round say nothing new. */
const pairsIn = (tokens: Tokens): Legibility[] =>
  legibility(tokens).filter(
    ({ ink, ground }) => sourceOf(tokens, ink) === ink || sourceOf(tokens, ground) === ground,
  );

/** The pairs that a colour has a part in. */
export const pairsWith = (tokens: Tokens, name: string): Legibility[] =>
  (name in FOLLOWED ? legibility(tokens) : pairsIn(tokens)).filter(({ ink, ground }) =>
    [ink, ground, sourceOf(tokens, ink), sourceOf(tokens, ground)].includes(name),
  );

/**
 * The nearest colour in place of one that can be told apart from all that it meets.
 *
 * @param name without `color-`
 * @returns nothing where the colour is good as it is, is not written in six digits, or none would do
 */
export function fittingColour(tokens: Tokens, name: string): Hex | undefined {
  const colour = parseColour(colourOf(tokens, name));
  if (colour === undefined) return undefined;
  const isOwn = (one: string) => one === name || sourceOf(tokens, one) === name;
  const grounds = pairsWith(tokens, name).flatMap(({ ink, ground, least }): Ground[] => {
    const met = parseColour(colourOf(tokens, isOwn(ink) ? ground : ink));
    return met === undefined ? [] : [{ colour: met, least }];
  });
  const fitting = nearestPassing(colour, grounds);
  return fitting === colour ? undefined : fitting;
}

/** The colours whose change others follow. */
const LEADERS = ['background', 'text', 'accent'] as const;

/**
 * The other colours as they follow one that has been chosen, so that all can be read.
 *
 * @param before the palette's tokens without that choice
 * @returns those that change, the chosen one excluded; none for a colour that no other follows
 */
export function followers(
  before: Tokens,
  name: string,
  chosen: Hex,
): Readonly<Record<string, Hex>> {
  const leader = LEADERS.find((one) => one === name);
  if (leader === undefined) return {};
  const old = coloursOf({ tokens: before });
  const now = Object.entries(followColours(old, { [leader]: chosen }));
  return Object.fromEntries(
    now.filter(([one, colour]) => one !== name && colour !== old[one as ColourName]),
  );
}
