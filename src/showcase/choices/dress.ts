import { nearestPassing, type Hex } from '../../lib/theme/colour.ts';
import type { ColourName } from '../../lib/theme/default-colours.ts';
import {
  coloursOf,
  followColours,
  isDarker,
  type ChosenColour,
} from '../../lib/theme/follow-colours.ts';
import { GRAPHICS_CONTRAST, TEXT_CONTRAST } from '../../lib/theme/legibility.ts';
import { scales } from '../../lib/theme/scales.ts';
import { typeOf } from '../../lib/theme/theme-type.ts';
import { tokenNames, type Theme } from '../../lib/theme/theme.ts';
import type { Choices } from './choices.ts';

/**
 * A theme with somebody's choices: what pages wear, and what an exported `theme.ts` says. What has been
 * chosen is taken as it is; what follows from it can be read wherever any colour can.
 *
 * @param base the theme that the choices depart from
 * @param themes all themes by their names, for the faces
 */
export function dress(base: Theme, choices: Choices, themes: Record<string, Theme>): Theme {
  const { background, text, accent, faces } = choices;
  const lender = faces === undefined ? undefined : themes[faces];
  const tokens = { ...base.tokens, ...(lender && typeOf(lender)) };
  for (const [scale, steps] of Object.entries<Record<string, Theme['tokens']>>(scales))
    Object.assign(tokens, steps[choices[scale as keyof typeof scales] ?? '']);
  let { scheme } = base;
  if (background ?? text ?? accent) {
    const old = coloursOf(base);
    const colours = followColours(old, choices);
    for (const name of Object.keys(old) as ColourName[])
      if (colours[name] !== old[name]) tokens[`color-${name}`] = colours[name];
    scheme = isDarker(colours.background, colours.text) ? 'dark' : 'light';
  }
  const set = tokenNames.flatMap((name) => {
    const value = tokens[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const dressed: Theme = {
    ...base,
    scheme,
    fonts: (lender ?? base).fonts,
    tokens: Object.fromEntries(set),
  };
  if (background ?? text ?? accent) {
    // They were drawn for the colours that have been replaced.
    delete dressed.dark;
    delete dressed.light;
  }
  return dressed;
}

/** The pairs of colours that pages print, and what each must reach: what the wardrobe shows. */
export const contrastPairs = [
  { ink: 'text', ground: 'background', least: TEXT_CONTRAST },
  { ink: 'text', ground: 'surface', least: TEXT_CONTRAST },
  { ink: 'muted', ground: 'background', least: TEXT_CONTRAST },
  { ink: 'muted', ground: 'surface', least: TEXT_CONTRAST },
  { ink: 'accent', ground: 'background', least: TEXT_CONTRAST },
  { ink: 'accent', ground: 'surface', least: GRAPHICS_CONTRAST },
  { ink: 'on-accent', ground: 'accent', least: TEXT_CONTRAST },
] as const satisfies { ink: ColourName; ground: ColourName; least: number }[];

/** The colours against which a chosen one is held: its ground, or what is written on it. */
const COUNTERPARTS: Record<ChosenColour, { colour: ColourName; least: number }[]> = {
  background: [{ colour: 'text', least: TEXT_CONTRAST }],
  // The surface follows, so that it can be read there too.
  text: [{ colour: 'background', least: TEXT_CONTRAST }],
  accent: [
    { colour: 'background', least: TEXT_CONTRAST },
    { colour: 'surface', least: GRAPHICS_CONTRAST },
  ],
};

/**
 * The nearest colour that can be read in place of a chosen one.
 *
 * @param theme what is worn, with that choice
 * @returns nothing where the colour can be read as it is, or where none can
 */
export function betterColour(name: ChosenColour, theme: Theme): Hex | undefined {
  const colours = coloursOf(theme);
  const better = nearestPassing(
    colours[name],
    COUNTERPARTS[name].map(({ colour, least }) => ({ colour: colours[colour], least })),
  );
  return better === colours[name] ? undefined : better;
}
