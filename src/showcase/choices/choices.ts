import type { TokenName } from '../../lib/theme/theme.ts';
import { parseColour, type Hex } from './colour.ts';

/** Values that a step of a scale sets. */
type Values = Partial<Record<TokenName, string>>;

/** How round corners are. */
export const radii = {
  sharp: { 'radius-card': '0', 'radius-control': '0' },
  soft: { 'radius-card': '0.375rem', 'radius-control': '0.25rem' },
  round: { 'radius-card': '1.25rem', 'radius-control': '0.75rem' },
  pill: { 'radius-card': '2rem', 'radius-control': '100vmax' },
} satisfies Record<string, Values>;

/** How much room sections have. */
export const spaces = {
  close: { 'space-section': 'clamp(3rem, 2rem + 4vw, 6rem)' },
  even: { 'space-section': 'clamp(5rem, 3rem + 8vw, 11rem)' },
  wide: { 'space-section': 'clamp(7rem, 4rem + 11vw, 16rem)' },
} satisfies Record<string, Values>;

/** How things move. */
export const motions = {
  brisk: {
    'duration-fast': '80ms',
    'duration-medium': '160ms',
    'duration-slow': '280ms',
    easing: 'cubic-bezier(0.3, 0, 0.1, 1)',
  },
  calm: {
    'duration-fast': '240ms',
    'duration-medium': '520ms',
    'duration-slow': '900ms',
    easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
  },
  springy: {
    'duration-fast': '180ms',
    'duration-medium': '360ms',
    'duration-slow': '600ms',
    easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
  },
  stepped: {
    'duration-fast': '80ms',
    'duration-medium': '200ms',
    'duration-slow': '400ms',
    easing: 'steps(4, jump-none)',
  },
} satisfies Record<string, Values>;

/** Scales of the wardrobe: each step sets some tokens. */
export const scales = { radius: radii, space: spaces, motion: motions } as const;

/** Colours that one may choose; the others follow. */
export const chosenColours = ['background', 'text', 'accent'] as const;

/** A colour that one may choose. */
export type ChosenColour = (typeof chosenColours)[number];

/** What somebody has chosen. What is left out is as the theme has it. */
export interface Choices extends Partial<Record<ChosenColour, Hex>> {
  /** The theme from which the rest departs; the page's own where it is left out. */
  theme?: string;
  /** The theme whose pair of typefaces is worn, with its weights, its leading and its case. */
  faces?: string;
  radius?: keyof typeof radii;
  space?: keyof typeof spaces;
  motion?: keyof typeof motions;
}

/** The names by which an address gives choices: `?theme=startup&look=accent-1f7a4d.radius-round`. */
const CHOICE_PARAMETERS = { theme: 'theme', look: 'look' } as const;

/** No look that we write is longer. */
const LONGEST_LOOK = 200;

/** Whether an object has a key of its own by this name. */
const has = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name);

/** Reads one part of a look. What is not written exactly as we write it gives nothing. */
const READERS: {
  [Name in Exclude<keyof Choices, 'theme'>]-?: (
    value: string,
    themes: object,
  ) => Choices[Name] | undefined;
} = {
  background: (value) => readDigits(value),
  text: (value) => readDigits(value),
  accent: (value) => readDigits(value),
  faces: (value, themes) => (has(themes, value) ? value : undefined),
  radius: (value) => (has(radii, value) ? value : undefined),
  space: (value) => (has(spaces, value) ? value : undefined),
  motion: (value) => (has(motions, value) ? value : undefined),
};

const readDigits = (value: string) => (/^[\da-f]{6}$/.test(value) ? parseColour(value) : undefined);

/**
 * Reads a look: `accent-1f7a4d.radius-round`. Parts that are unknown, or whose value is, are left out.
 *
 * @param themes the themes whose faces may be named, by their names
 */
export function parseLook(look: string, themes: object): Omit<Choices, 'theme'> {
  if (look.length > LONGEST_LOOK) return {};
  const parts = look.split('.').flatMap((part) => {
    const at = part.indexOf('-');
    const [name, value] = [part.slice(0, at), part.slice(at + 1)];
    if (!has(READERS, name)) return [];
    const read = READERS[name](value, themes);
    return read === undefined ? [] : [[name, read] as const];
  });
  return Object.fromEntries(parts);
}

/** Writes choices without their theme, always in the same order; nothing where there are none. */
export const lookOf = (choices: Choices): string =>
  Object.keys(READERS)
    .flatMap((name) => {
      const value = choices[name as keyof typeof READERS];
      return value === undefined ? [] : [`${name}-${value.replace('#', '')}`];
    })
    .join('.');

/**
 * The choices that an address gives.
 *
 * @param search what stands behind its question mark
 * @param themes the themes that there are, by their names
 */
export function readChoices(search: string, themes: object): Choices {
  const parameters = new URLSearchParams(search);
  const theme = parameters.get(CHOICE_PARAMETERS.theme) ?? '';
  return {
    ...(has(themes, theme) && { theme }),
    ...parseLook(parameters.get(CHOICE_PARAMETERS.look) ?? '', themes),
  };
}

/** Choices as an address gives them, without the question mark; nothing where there are none. */
export function writeChoices(choices: Choices): string {
  const look = lookOf(choices);
  return [
    ...(choices.theme === undefined ? [] : [`${CHOICE_PARAMETERS.theme}=${choices.theme}`]),
    ...(look === '' ? [] : [`${CHOICE_PARAMETERS.look}=${look}`]),
  ].join('&');
}
