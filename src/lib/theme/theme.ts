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
  /** The bands that are set off strongest; by itself the text’s colour. */
  'color-inverse',
  /** Words on such a band; by itself the page’s colour. */
  'color-on-inverse',
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

/** Whether a page is light or dark. */
export type Scheme = 'light' | 'dark';

/** The tokens that a second palette may set: what depends on whether a page is light or dark. */
export const secondTokenNames = tokenNames.filter(
  (name): name is Extract<TokenName, `color-${string}` | 'shadow-card' | 'filter-picture'> =>
    name.startsWith('color-') || name === 'shadow-card' || name === 'filter-picture',
);

/**
 * A theme's palette in its other scheme. What it leaves out stays as the theme has it; colours that
 * derive from a token follow by themselves.
 */
export interface SecondPalette {
  tokens: Partial<Record<(typeof secondTokenNames)[number], string>>;
  /** Other values for the home's own colours. */
  palette?: Record<string, string>;
}

/** A demo's theme: values for the public tokens, and the fonts that they use. */
export interface Theme {
  /** Used by the browser for its own form controls and scroll bars. */
  scheme: Scheme;
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
  /** The palette for systems and visitors that prefer the dark, in a theme whose scheme is light. */
  dark?: SecondPalette;
  /** The palette for those that prefer the light, in a theme whose scheme is dark. */
  light?: SecondPalette;
}

/** The other scheme of a theme with two palettes. */
export function secondScheme({ scheme, dark, light }: Theme): Scheme | undefined {
  if (scheme === 'light') return dark && 'dark';
  return light && 'light';
}

/** The theme as it is in one of its schemes, as a theme with one palette. */
export function inScheme(theme: Theme, wanted: Scheme): Theme {
  const { dark, light, ...first } = theme;
  const second = wanted === 'dark' ? dark : light;
  if (wanted === theme.scheme || !second) return first;
  return {
    ...first,
    scheme: wanted,
    tokens: { ...first.tokens, ...second.tokens },
    palette: { ...first.palette, ...second.palette },
  };
}

/**
 * The order of the cascade layers, lowest first. An owner's own unlayered rules override all of
 * them. It must come before all other rules of a page, so it is in the theme's style, the first in
 * the head.
 */
export const layerOrder =
  '@layer vendor,tokens,base,ui,sections,looks,inner,widgets,utilities;@layer tokens.defaults,tokens.theme,tokens.owner;';

/** The theme as a stylesheet, in the layer between the defaults and the owner's overrides. */
export function themeStyles(theme: Theme): string {
  const { scheme, tokens, palette, steps = {} } = theme;
  const values = [
    ...tokenValues(tokens),
    ...paletteValues(palette),
    ...Object.entries(steps).map(([step, size]) => `--step-${step}:${size};`),
  ];
  const first = `:root{color-scheme:${scheme};${values.join('')}}`;
  return `${layerOrder}@layer tokens.theme{${first}}${secondStyles(theme)}`;
}

const tokenValues = (tokens: Theme['tokens']) =>
  Object.entries(tokens).map(([name, value]) => `--${name}:${value};`);

const paletteValues = (palette: Theme['palette'] = {}) =>
  Object.entries(palette).map(([name, value]) => `--palette-${name}:${value};`);

/**
 * The second palette, for systems that prefer it and for visitors who have chosen it
 * (`data-scheme` on the root). Paper is always printed in the light. `:where()` keeps the rules as
 * weak as the theme's own, so that a theme applied over them replaces both palettes.
 */
function secondStyles(theme: Theme): string {
  const second = secondScheme(theme);
  const { tokens = {}, palette } = (second && theme[second]) ?? {};
  if (second === undefined) return '';
  const values = [...tokenValues(tokens), ...paletteValues(palette)].join('');
  const rules = (root: string) =>
    `${root}{color-scheme:${second};${values}}${shownIn(second, root)}`;
  const followed = rules(`:root:where(:not([data-scheme=${theme.scheme}]))`);
  const chosen = rules(`:root:where([data-scheme=${second}])`);
  const system = `(prefers-color-scheme:${second})`;
  const media =
    second === 'dark'
      ? `@media screen and ${system}{${followed}}@media screen{${chosen}}`
      : `@media ${system}{${followed}}${chosen}@media print{${rules(':root')}}`;
  return `@layer tokens.theme{${shownIn(theme.scheme, ':root')}${media}}`;
}

/** Shows what is for one scheme (`data-in`), and hides what is for the other. */
const shownIn = (scheme: Scheme, root: string) =>
  `${root} [data-in=${scheme}]{display:block!important}` +
  `${root} [data-in=${scheme === 'dark' ? 'light' : 'dark'}]{display:none!important}`;

/** What a page with two palettes has, and one that wears a theme with one must not show. */
const ONE_PALETTE = `@layer tokens.theme{${shownIn('light', ':root')}[data-scheme-switch]{display:none!important}}`;

/**
 * The theme as a stylesheet to apply over another theme, in the same layer: tokens that it leaves
 * out return to their defaults, whatever the other theme set. The other theme's palette stays,
 * because parts of the page that use it, such as the header, are still there.
 */
export function appliedThemeStyles(theme: Theme): string {
  const { scheme, tokens, palette, steps = {} } = theme;
  const values = [
    ...tokenNames.map((name) => `--${name}:${tokens[name] ?? 'revert-layer'};`),
    ...paletteValues(palette),
    ...typeSteps.map((step) => `--step-${step}:${steps[step] ?? 'revert-layer'};`),
  ];
  const first = `@layer tokens.theme{:root{color-scheme:${scheme};${values.join('')}}}`;
  return first + (secondStyles(theme) || ONE_PALETTE);
}
