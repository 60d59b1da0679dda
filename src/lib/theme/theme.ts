import type { FontVariable } from 'virtual:fonts';

/** The public tokens, which a theme may set. Their defaults are in `src/styles/_settings.scss`. */
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

/** The name of a public token, without the leading `--`. */
export type TokenName = (typeof tokenNames)[number];

const typeSteps = [1, 2, 3, 4, 5, 6] as const;

/** A step of the type scale above that of running text, which is 0. */
export type TypeStep = (typeof typeSteps)[number];

/** A demo's theme: values for the public tokens, and the fonts that they use. */
export interface Theme {
  /** Used by the browser for its own form controls and scroll bars. */
  scheme: 'light' | 'dark';
  /** The font families of its pages, by their variables in `fonts.config.ts`, the headings' first. */
  fonts: FontVariable[];
  tokens: Partial<Record<TokenName, string>>;
  /**
   * The home's own colours, by name: `{ oak: '#a9805a' }` becomes `var(--palette-oak)` in its
   * stylesheets. One derived from a token (`color-mix(in oklab, var(--color-accent) 40%, white)`)
   * changes with it.
   */
  palette?: Record<string, string>;
  /** Sizes for steps of the type scale that differ from the defaults: `{ 5: '3rem' }`. */
  steps?: Partial<Record<TypeStep, string>>;
}

/**
 * The order of the cascade layers, lowest first. An owner's own unlayered rules override all of
 * them. It must come before all other rules of a page, so it is in the theme's style, the first in
 * the head.
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
 * The theme as a stylesheet to apply over another theme, in the same layer: tokens that it leaves
 * out return to their defaults, whatever the other theme set. The other theme's palette stays,
 * because parts of the page that use it, such as the header, are still there.
 */
export function appliedThemeStyles({ scheme, tokens, palette, steps = {} }: Theme): string {
  const values = [
    ...tokenNames.map((name) => `--${name}:${tokens[name] ?? 'revert-layer'};`),
    ...paletteValues(palette),
    ...typeSteps.map((step) => `--step-${step}:${steps[step] ?? 'revert-layer'};`),
  ];
  return `@layer tokens.theme{:root{color-scheme:${scheme};${values.join('')}}}`;
}
