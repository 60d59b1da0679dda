import type { FontVariable } from 'virtual:fonts';

/** The public tokens: a theme may set each of them. `src/styles/_settings.scss` has their defaults. */
export const tokenNames = [
  /** The page itself. */
  'color-background',
  /** What is set off from the page: cards, quiet sections. */
  'color-surface',
  /** Headings and running text. */
  'color-text',
  /** Small print and what is said in passing. */
  'color-muted',
  /** Lines and borders. */
  'color-line',
  /** Buttons, links and marks. */
  'color-accent',
  /** Words on the accent. */
  'color-on-accent',
  /** A second colour, for icons and what is to be noticed. */
  'color-highlight',
  /** The ring around what the keyboard has reached. */
  'color-focus',
  /** What is wrong, in forms. */
  'color-danger',
  /** What has worked, in forms. */
  'color-success',
  /** The typeface of headings. */
  'font-display',
  /** The typeface of running text. */
  'font-body',
  /** The typeface of labels and buttons. */
  'font-label',
  /** How bold headings are, from 100 to 900. */
  'weight-display',
  /** The distance of a heading’s lines, in sizes of its letters. */
  'leading-display',
  /** The distance of a heading’s letters, in sizes of its letters. */
  'tracking-display',
  /** `uppercase` sets headings in capitals. */
  'case-display',
  /** The size of a section’s heading. */
  'size-heading',
  /** The distance of lines of running text, in sizes of its letters. */
  'leading-body',
  /** The margins at the sides of the page. */
  'space-gutter',
  /** The room above and below a section. */
  'space-section',
  /** How wide a section’s content gets. */
  'width-page',
  /** How long a line of text gets. */
  'width-text',
  /** The corners of cards and pictures. */
  'radius-card',
  /** The corners of buttons and fields. */
  'radius-control',
  /** The shadow of cards. */
  'shadow-card',
  /** Lies over every picture: `grayscale(1)` prints a page in black and white. */
  'filter-picture',
  /** How long small movements take. */
  'duration-fast',
  /** How long things take to come and go. */
  'duration-medium',
  /** How long large movements take. */
  'duration-slow',
  /** How a movement begins and ends. */
  'easing',
] as const;

/** The name of a public token, without the two dashes. */
export type TokenName = (typeof tokenNames)[number];

const typeSteps = [1, 2, 3, 4, 5, 6] as const;

/** A step of the type scale above the size of running text, which is 0. */
export type TypeStep = (typeof typeSteps)[number];

/** A demo's look: values for the public tokens, and the fonts that they name. */
export interface Theme {
  /** Told to the browser, for its own form controls and scroll bars. */
  scheme: 'light' | 'dark';
  /** The families that its pages show, by their variables in `fonts.config.ts`; the titles’ first. */
  fonts: FontVariable[];
  tokens: Partial<Record<TokenName, string>>;
  /**
   * Colours of the home's own, by their names: `{ oak: '#a9805a' }` is `var(--palette-oak)` in its stylesheets.
   * One that is derived from a token (`color-mix(in oklab, var(--color-accent) 40%, white)`) changes with it.
   */
  palette?: Record<string, string>;
  /** Sizes of the type scale's steps, where the theme wants them otherwise: `{ 5: '3rem' }`. */
  steps?: Partial<Record<TypeStep, string>>;
}

/**
 * The order of the cascade's layers, lowest first. An owner's own unlayered rules win over all.
 * It must stand before every other rule of a page, hence in the theme's style, the head's first.
 */
export const layerOrder =
  '@layer vendor,tokens,base,ui,sections,looks,inner,widgets,utilities;@layer tokens.defaults,tokens.theme,tokens.owner;';

/** The theme as a stylesheet, in the layer between the defaults and the owner's overrides. */
export function themeStyles({ scheme, tokens, palette, steps = {} }: Theme): string {
  const values = [
    ...Object.entries(tokens).map(([name, value]) => `--${name}:${value};`),
    ...paletteValues(palette),
    ...Object.entries(steps).map(([step, size]) => `--step-${step}:${size};`),
  ];
  return `${layerOrder}@layer tokens.theme{:root{color-scheme:${scheme};${values.join('')}}}`;
}

const paletteValues = (palette: Theme['palette'] = {}) =>
  Object.entries(palette).map(([name, value]) => `--palette-${name}:${value};`);

/**
 * The theme as a stylesheet that is put on over another one, in the same layer: what it leaves out goes
 * back to the defaults, whatever the other had. Colours of the other's own palette stay: parts of the page that
 * are drawn with them, such as its header, are still there.
 */
export function appliedThemeStyles({ scheme, tokens, palette, steps = {} }: Theme): string {
  const values = [
    ...tokenNames.map((name) => `--${name}:${tokens[name] ?? 'revert-layer'};`),
    ...paletteValues(palette),
    ...typeSteps.map((step) => `--step-${step}:${steps[step] ?? 'revert-layer'};`),
  ];
  return `@layer tokens.theme{:root{color-scheme:${scheme};${values.join('')}}}`;
}
