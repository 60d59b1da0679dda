import { compileString } from 'sass';
import { describe, expect, test } from 'vitest';
import { contrast, type Rgb } from './contrast';
import { layerOrder, themeStyles, tokenNames, appliedThemeStyles, type Theme } from './theme';

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

  test.each(Object.entries(themes))('%s: what sections print is legible', (_, { tokens }) => {
    const colours: Partial<Record<string, string>> = { ...defaults(), ...tokens };
    const bands = Object.entries({ ...GROUNDS, ...PRINTED });
    for (const [ground, inks] of bands)
      for (const [ink, least] of Object.entries(inks))
        expect
          .soft(
            contrast(rgb(colours[`color-${ink}`]), rgb(colours[`color-${ground}`])),
            `${ink} on ${ground}`,
          )
          .toBeGreaterThanOrEqual(least);
  });

  test('no colour that a section prints is left unmeasured', () => {
    const measured = [...Object.values(GROUNDS), ...Object.values(PRINTED)].flatMap(Object.keys);
    const drawn = ['background', 'surface', ...DECORATION];
    const names = tokenNames.filter((name) => name.startsWith('color-'));
    const known = new Set([...measured, ...drawn].map((name) => `color-${name}`));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** The minimum contrast by WCAG 2.2, 1.4.3 and 1.4.11. */
const [TEXT, GRAPHICS] = [4.5, 3];

/**
 * The colours printed on a page's two grounds. On the surface, the accent is used for lines and
 * signs only.
 */
const GROUNDS: Record<string, Record<string, number>> = {
  background: {
    ...{ text: TEXT, muted: TEXT, danger: TEXT, success: TEXT },
    ...{ accent: TEXT, focus: GRAPHICS },
  },
  surface: {
    ...{ text: TEXT, muted: TEXT, danger: TEXT, success: TEXT },
    ...{ accent: GRAPHICS, focus: GRAPHICS },
  },
};

/**
 * The colours printed on other colours: buttons, marks, bands with inverted colours
 * (`src/ui/section/section.module.css`), the number of the current page.
 */
const PRINTED: Record<string, Record<string, number>> = {
  accent: { 'on-accent': TEXT },
  text: { background: TEXT },
};

/** Separators, and fills behind or under text. */
const DECORATION = ['line', 'highlight'];

/** The default colours of a theme, from the settings. */
function defaults(): Partial<Record<string, string>> {
  const css = compileString("@use 'base';", { loadPaths: ['src/styles'] }).css;
  return Object.fromEntries(
    [...css.matchAll(/--(color-[a-z-]+): (#[\da-f]{6})\b/g)].map(([, name, hex]) => [name, hex]),
  ) as Partial<Record<string, string>>;
}

/**
 * Parses a colour written as `#rrggbb`.
 *
 * @throws {Error} if it is missing or in another format, as it would go unmeasured
 */
function rgb(hex = ''): Rgb {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  const [red, green, blue] = (parts ?? []).map((part) => parseInt(part, 16));
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`not measured: "${hex}"`);
  return [red, green, blue];
}
