import { contrastOf, follow, mix, nearestPassing, type Ground, type Hex } from './colour.ts';
import { defaultColours, type ColourName } from './default-colours.ts';
import { GRAPHICS_CONTRAST, TEXT_CONTRAST } from './legibility.ts';
import type { Theme } from './theme.ts';

type Colours = Record<ColourName, Hex>;

/** Colours that one may choose; the others follow. */
export const chosenColours = ['background', 'text', 'accent'] as const;

/** A colour that one may choose. */
export type ChosenColour = (typeof chosenColours)[number];

/** All colours of a theme, those that it leaves out as the settings have them. */
export const coloursOf = ({ tokens }: Pick<Theme, 'tokens'>): Colours =>
  Object.fromEntries(
    Object.entries(defaultColours).map(([name, standard]) => [
      name,
      tokens[`color-${name as ColourName}`] ?? standard,
    ]),
  ) as Colours;

/** Whether a colour is darker than another. */
export const isDarker = (one: Hex, other: Hex) =>
  contrastOf(one, '#000000') < contrastOf(other, '#000000');

/** How much of the text's colour is in what lies between it and the ground. */
const SHARES = { surface: 0.06, line: 0.2, muted: 0.72 };

/**
 * The colours that follow from those that were chosen: these are taken as they are, and the others can be
 * read wherever any colour can.
 */
export function followColours(
  old: Colours,
  choices: Readonly<Partial<Record<ChosenColour, Hex>>>,
): Colours {
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
