import type { FontVariable } from 'virtual:fonts';
import type { Hex } from '~/lib/theme/colour';
import type { Theme } from '~/lib/theme/theme';
import type { KeyWords } from './keys.schema';

/** A home that one can put one's name over. */
export interface KeyHome {
  slug: string;
  /** Its page's path on this site. */
  path: string;
  title: string;
  /** The name that its page shows. */
  firm: string;
  /** How its content file begins. */
  head: Readonly<Record<string, unknown>>;
  theme: Theme;
  /** What its theme's file exports besides the theme. */
  others: Readonly<Record<string, unknown>>;
}

/** A pair of typefaces, by the home whose theme has it. */
export interface Face {
  slug: string;
  /** Its families' names. */
  label: string;
}

/** All that the panel needs to know of the site. It asks for it when somebody comes near. */
export interface KeyRing {
  homes: KeyHome[];
  faces: Face[];
  fonts: Record<FontVariable, { href: string; styles: string }>;
  /** The inner page that is shown beside the home, where there is one, and the name that it shows. */
  inner?: { path: string; title: string; firm: string };
  swatches: { name: string; colour: Hex }[];
  words: KeyWords;
}

/** No firm's name is longer. */
export const LONGEST_NAME = 40;

/** What a visitor has entered. */
export interface Entered {
  home: string;
  /** Empty where the home's own shall stay. */
  name: string;
  accent?: Hex | undefined;
  /** The home whose typefaces are worn. */
  face?: string | undefined;
}
