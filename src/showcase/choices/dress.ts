import { defaultColours, type ColourName } from '../../lib/theme/default-colours.ts';
import { tokenNames, type Theme, type TokenName } from '../../lib/theme/theme.ts';
import { scales, type Choices, type ChosenColour } from './choices.ts';
import { contrastOf, follow, mix, nearestPassing, type Ground, type Hex } from './colour.ts';

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const [TEXT_CONTRAST, GRAPHICS_CONTRAST] = [4.5, 3] as const;

/** What is told of a theme’s type; sizes between title and text stay the page’s own. */
const TYPE: readonly TokenName[] = [
  'font-display',
  'font-body',
  'font-label',
  'weight-display',
  'leading-display',
  'tracking-display',
  'case-display',
  'size-heading',
  'leading-body',
];

/** All colours of a theme, those that it leaves out as the settings have them. */
export const coloursOf = ({ tokens }: Theme): Record<ColourName, Hex> =>
  Object.fromEntries(
    Object.entries(defaultColours).map(([name, standard]) => [
      name,
      tokens[`color-${name as ColourName}`] ?? standard,
    ]),
  ) as Record<ColourName, Hex>;

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

/** What a theme says of type; of what it leaves out, that it does. */
const typeOf = ({ tokens }: Theme): Partial<Record<TokenName, string | undefined>> =>
  Object.fromEntries(TYPE.map((name) => [name, tokens[name]]));

const isDarker = (one: Hex, other: Hex) =>
  contrastOf(one, '#000000') < contrastOf(other, '#000000');

type Colours = Record<ColourName, Hex>;

/** How much of the text's colour is in what lies between it and the ground. */
const SHARES = { surface: 0.06, line: 0.2, muted: 0.72 };

/** The colours that follow from those that were chosen. */
function followColours(old: Colours, choices: Choices): Colours {
  const { background = old.background } = choices;
  const follower = choices.background && inkOn(background, [old.text, old.background], COMFORT);
  const text = choices.text ?? follower ?? old.text;
  const ground =
    background !== old.background || text !== old.text ? groundColours(old, background, text) : old;
  const accent = choices.accent ?? readable(old.accent, wordsOn(ground), text);
  const signs = [background, ground.surface].map(withLeast(GRAPHICS_CONTRAST));
  return {
    ...ground,
    accent,
    'on-accent': inkOn(accent, [old['on-accent'], background, text]),
    highlight: accent === old.accent ? old.highlight : follow(old.highlight, old.accent, accent),
    focus: readable(old.focus === old.accent ? accent : old.focus, signs, text),
  };
}

/** What lies between ground and text, and what is written on both grounds. */
function groundColours(old: Colours, background: Hex, text: Hex): Colours {
  const surface = surfaceOf(background, text);
  const grounds = [background, surface].map(withLeast(TEXT_CONTRAST));
  return {
    ...old,
    background,
    text,
    surface,
    line: old.line === old.text ? text : mix(background, text, SHARES.line),
    muted: readable(mix(background, text, SHARES.muted), grounds, text),
    danger: readable(old.danger, grounds, text),
    success: readable(old.success, grounds, text),
  };
}

/** A shade of the background towards the text; away from it where the text could not be read on that. */
function surfaceOf(background: Hex, text: Hex): Hex {
  const towards = mix(background, text, SHARES.surface);
  if (contrastOf(text, towards) >= TEXT_CONTRAST) return towards;
  return mix(background, isDarker(text, background) ? '#ffffff' : '#000000', SHARES.surface);
}

const withLeast =
  (least: number) =>
  (colour: Hex): Ground => ({ colour, least });

/** The accent is written on the background; on the surface it draws. */
const wordsOn = ({ background, surface }: Colours): Ground[] => [
  { colour: background, least: TEXT_CONTRAST },
  { colour: surface, least: GRAPHICS_CONTRAST },
];

/** A colour, as it can be read on these; where none can, the text's. */
const readable = (colour: Hex, grounds: Ground[], text: Hex): Hex =>
  nearestPassing(colour, grounds) ?? text;

/** What long texts should reach, and nearly all do. */
const COMFORT = 7;

/** The first of these inks that can be read on a colour, else black or white: one of them always can. */
function inkOn(colour: Hex, inks: Hex[], least: number = TEXT_CONTRAST): Hex {
  const first = inks.find((ink) => contrastOf(ink, colour) >= least);
  return first ?? (contrastOf('#ffffff', colour) >= TEXT_CONTRAST ? '#ffffff' : '#000000');
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
