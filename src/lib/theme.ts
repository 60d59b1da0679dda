import { createHash } from 'node:crypto';
import type { CssVariable } from 'astro:assets';

/** The public tokens: a theme may set each of them. `src/styles/_settings.scss` has their defaults. */
export const tokenNames = [
  'color-background',
  'color-surface',
  'color-text',
  'color-muted',
  'color-line',
  'color-accent',
  'color-on-accent',
  'color-highlight',
  'color-focus',
  'color-danger',
  'color-success',
  'font-display',
  'font-body',
  'font-label',
  'weight-display',
  'leading-display',
  'tracking-display',
  'case-display',
  'size-heading',
  'leading-body',
  'space-gutter',
  'space-section',
  'width-page',
  'width-text',
  'radius-card',
  'radius-control',
  'shadow-card',
  'filter-picture',
  'duration-fast',
  'duration-medium',
  'duration-slow',
  'easing',
] as const;

/** The name of a public token, without the two dashes. */
export type TokenName = (typeof tokenNames)[number];

/** A step of the type scale above the size of running text, which is 0. */
export type TypeStep = 1 | 2 | 3 | 4 | 5 | 6;

/** One family that a theme's pages load. */
export interface ThemeFont {
  /** The family's variable in `fonts.config.ts`. */
  variable: CssVariable;
  /** The faces to load before anything else; only what the first screen's largest words need. */
  preload?: { weight?: string; style?: 'normal' | 'italic' }[];
}

/** A demo's look: values for the public tokens, and the fonts that they name. */
export interface Theme {
  /** Told to the browser, for its own form controls and scroll bars. */
  scheme: 'light' | 'dark';
  fonts: ThemeFont[];
  tokens: Partial<Record<TokenName, string>>;
  /** Sizes of the type scale's steps, where the theme wants them otherwise: `{ 5: '3rem' }`. */
  steps?: Partial<Record<TypeStep, string>>;
}

/**
 * The order of the cascade's layers, lowest first. An owner's own unlayered rules win over all.
 * It must stand before every other rule of a page, hence in the theme's style, the head's first.
 */
export const layerOrder =
  '@layer vendor,tokens,base,ui,sections,widgets,utilities;@layer tokens.defaults,tokens.theme,tokens.owner;';

/** The theme as a stylesheet, in the layer between the defaults and the owner's overrides. */
export function themeStyles({ scheme, tokens, steps = {} }: Theme): string {
  const values = [
    ...Object.entries(tokens).map(([name, value]) => `--${name}:${value};`),
    ...Object.entries(steps).map(([step, size]) => `--step-${step}:${size};`),
  ];
  return `${layerOrder}@layer tokens.theme{:root{color-scheme:${scheme};${values.join('')}}}`;
}

/** The hash by which the Content-Security-Policy allows an inline style. */
export function styleHash(styles: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}
