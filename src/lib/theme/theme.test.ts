import { compileString } from 'sass';
import { describe, expect, test } from 'vitest';
import { legibility, printedColours } from './legibility';
import {
  appliedThemeStyles,
  inScheme,
  layerOrder,
  secondScheme,
  themeStyles,
  tokenNames,
  type Theme,
} from './theme';

const themes = import.meta.glob<Theme>(['/src/demos/*/theme.ts', '/src/styles/house.ts'], {
  eager: true,
  import: 'default',
});

/** Compiles the base styles as an owner's `_owner.scss` with these settings would. */
const compile = (settings: string) =>
  compileString(`@use 'settings' with (${settings}); @use 'base';`, { loadPaths: ['src/styles'] })
    .css;

describe('Sass settings', () => {
  test('every token that a theme may set has a default, and no other', () => {
    const css = compileString("@use 'base';", { loadPaths: ['src/styles'] }).css;
    const [layer = ''] = /@layer tokens\.defaults \{[^@]*/.exec(css) ?? [];
    const defaults = [...layer.matchAll(/--([a-z-]+): /g)].map(([, name]) => name);
    const tokens = defaults.filter((name) => name !== undefined && !name.startsWith('step'));
    expect([...new Set(tokens)].sort()).toEqual([...tokenNames].sort());
  });

  test('emit no CSS by themselves', () => {
    expect(compileString("@use 'settings';", { loadPaths: ['src/styles'] }).css).toBe('');
  });

  test('an override of an unknown token is refused by name', () => {
    expect(() => compile("$overrides: ('color-acent': #fff)")).toThrow(/no token "color-acent"/);
  });
});

describe('a theme with two palettes', () => {
  const theme = {
    scheme: 'light',
    fonts: [],
    tokens: { 'color-text': '#111111', 'leading-body': '1.5' },
    palette: { oak: '#a9805a' },
    dark: { tokens: { 'color-text': '#eeeeee' }, palette: { oak: '#d8b58f' } },
  } satisfies Theme;
  const dark = 'color-scheme:dark;--color-text:#eeeeee;--palette-oak:#d8b58f;';

  test('follows the system, and a choice against it, on a screen only', () => {
    const css = themeStyles(theme);
    expect(css).toContain(':root{color-scheme:light;--color-text:#111111;');
    expect(css).toContain(
      `@media screen and (prefers-color-scheme:dark){:root:where(:not([data-scheme=light])){${dark}}`,
    );
    expect(css).toContain(`@media screen{:root:where([data-scheme=dark]){${dark}}`);
  });

  test('whose own is dark prints the light one', () => {
    const { dark: light, ...rest } = theme;
    const css = themeStyles({ ...rest, scheme: 'dark', light });
    expect(css).toContain(
      '@media (prefers-color-scheme:light){:root:where(:not([data-scheme=dark]))',
    );
    expect(css).toContain('@media print{:root{color-scheme:light;');
  });

  test('is put on over another with both', () => {
    expect(appliedThemeStyles(theme)).toContain(`:root:where([data-scheme=dark]){${dark}}`);
  });

  test('leaves no trace in themes with one, which hide its switch when worn over it', () => {
    const one = inScheme(theme, 'light');
    expect(themeStyles(one)).not.toMatch(/data-|@media/);
    expect(appliedThemeStyles(one)).toContain('[data-scheme-switch]{display:none!important}');
  });

  test('is a theme of one palette in each scheme', () => {
    expect(secondScheme(theme)).toBe('dark');
    expect(inScheme(theme, 'dark')).toEqual({
      scheme: 'dark',
      fonts: [],
      tokens: { 'color-text': '#eeeeee', 'leading-body': '1.5' },
      palette: { oak: '#d8b58f' },
    });
    expect(inScheme(theme, 'light').tokens).toEqual(theme.tokens);
  });
});

describe('themes', () => {
  test('stand in their own layer, between defaults and the owner', () => {
    const css = themeStyles({ scheme: 'dark', fonts: [], tokens: { 'color-accent': '#fff' } });
    expect(css.startsWith(layerOrder)).toBe(true);
    expect(css).toContain('@layer tokens.theme{:root{color-scheme:dark;--color-accent:#fff;}}');
  });

  test('may set steps of the type scale', () => {
    const css = themeStyles({ scheme: 'light', fonts: [], tokens: {}, steps: { 5: '1rem' } });
    expect(css).toContain(':root{color-scheme:light;--step-5:1rem;}');
  });

  test('put on over another, take all of it off', () => {
    const css = appliedThemeStyles({
      scheme: 'light',
      fonts: [],
      tokens: { 'color-accent': '#fff' },
    });
    expect(css).toContain('@layer tokens.theme{:root{color-scheme:light;');
    expect(css).toContain('--color-accent:#fff;');
    for (const name of tokenNames.filter((one) => one !== 'color-accent'))
      expect(css).toContain(`--${name}:revert-layer;`);
    expect(css).toContain('--step-6:revert-layer;');
  });

  const palettes = Object.entries(themes).flatMap(([file, theme]) => {
    const second = secondScheme(theme);
    const schemes = [theme.scheme, ...(second ? [second] : [])];
    return schemes.map((scheme) => [file, scheme, inScheme(theme, scheme)] as const);
  });

  test.each(palettes)('%s, %s: what sections print is legible', (_file, _scheme, { tokens }) => {
    for (const { ink, ground, ratio, least } of legibility(tokens))
      expect.soft(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
  });

  test('no colour that a section prints is left unmeasured', () => {
    const measured = Object.values(printedColours).flatMap(Object.keys);
    const drawn = ['background', 'surface', 'inverse', ...DECORATION];
    const names = tokenNames.filter((name) => name.startsWith('color-'));
    const known = new Set([...measured, ...drawn].map((name) => `color-${name}`));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Separators, and fills behind or under text. */
const DECORATION = ['line', 'highlight'];
