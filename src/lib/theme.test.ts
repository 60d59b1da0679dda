import { compileString } from 'sass';
import { describe, expect, test } from 'vitest';
import { layerOrder, themeStyles, tokenNames, type Theme } from './theme';

const themes = import.meta.glob<Theme>('/src/themes/*.ts', { eager: true, import: 'default' });

/** Base styles as an owner's `_owner.scss` with these settings would make them. */
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

  test.each(Object.entries(themes))('%s: text is legible on its background', (_, { tokens }) => {
    for (const ground of ['color-background', 'color-surface'] as const) {
      for (const ink of ['color-text', 'color-muted', 'color-danger', 'color-success'] as const) {
        expect(contrast(tokens[ink], tokens[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
      expect(contrast(tokens['color-focus'], tokens[ground])).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(tokens['color-on-accent'], tokens['color-accent'])).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2 contrast of two `#rrggbb` colours; a colour the theme leaves out is not its concern. */
function contrast(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Infinity;
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
