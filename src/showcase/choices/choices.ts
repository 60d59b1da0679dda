import { parseColour, type Hex } from '../../lib/theme/colour.ts';
import type { ChosenColour } from '../../lib/theme/follow-colours.ts';
import { motions, radii, spaces } from '../../lib/theme/scales.ts';

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
