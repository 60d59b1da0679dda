import { contrast, rgbOf } from './contrast.ts';
import { defaultColours } from './default-colours.ts';

/** The minimum contrast of text by WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** The minimum contrast of lines and signs by WCAG 2.2, 1.4.11. */
export const GRAPHICS_CONTRAST = 3;

const [TEXT, GRAPHICS] = [TEXT_CONTRAST, GRAPHICS_CONTRAST];

/**
 * The colours that sections print, by the colour below them, each with its minimum contrast: on a
 * page's two grounds, where the accent on the surface is used for lines and signs only, and on other
 * colours, such as buttons, marks, and bands with inverted colours
 * (`src/ui/section/section.module.css`).
 */
export const printedColours: Record<string, Record<string, number>> = {
  background: {
    ...{ text: TEXT, muted: TEXT, danger: TEXT, success: TEXT },
    ...{ accent: TEXT, focus: GRAPHICS },
  },
  surface: {
    ...{ text: TEXT, muted: TEXT, danger: TEXT, success: TEXT },
    ...{ accent: GRAPHICS, focus: GRAPHICS },
  },
  accent: { 'on-accent': TEXT },
  inverse: { 'on-inverse': TEXT },
};

/** Two colours that sections print on each other, and how well they can be told apart. */
export interface Legibility {
  /** Names of tokens, without `color-`. */
  ink: string;
  ground: string;
  /** Nothing where one of them is not written in six digits, and can't be measured. */
  ratio: number | undefined;
  least: number;
}

/** Measures the pairs of colours that sections print, in a theme with one palette. */
export function legibility(tokens: Readonly<Record<string, unknown>>): Legibility[] {
  const given = (name: string) => tokens[`color-${name}`];
  const colours: Record<string, unknown> = {
    ...defaultColours,
    inverse: given('text') ?? defaultColours.text,
    'on-inverse': given('background') ?? defaultColours.background,
  };
  const rgb = (name: string) => rgbOf(String(given(name) ?? colours[name]));
  return Object.entries(printedColours).flatMap(([ground, inks]) =>
    Object.entries(inks).map(([ink, least]) => {
      const [above, below] = [rgb(ink), rgb(ground)];
      return { ink, ground, least, ratio: above && below && contrast(above, below) };
    }),
  );
}
