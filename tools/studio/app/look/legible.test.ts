import { describe, expect, test } from 'vitest';
import { contrast, rgbOf } from '../../../../src/lib/theme/contrast.ts';
import type { Theme } from '../../../../src/lib/theme/theme.ts';
import { failuresOf, fittingColour, followers, newFailures, pairsWith } from './legible.ts';

const tokens = {
  'color-background': '#ffffff',
  'color-surface': '#eeeeee',
  'color-text': '#111111',
  'color-muted': '#444444',
  'color-accent': '#8a1c00',
  'color-on-accent': '#ffffff',
  'color-focus': '#111111',
  'color-danger': '#9e001b',
  'color-success': '#085c46',
};

const theme = (changed: object, dark?: Theme['dark']): Theme => ({
  scheme: 'light',
  fonts: [],
  tokens: { ...tokens, ...changed },
  ...(dark && { dark }),
});

const named = (pairs: readonly { ink: string; ground: string }[]) =>
  pairs.map(({ ink, ground }) => `${ink} on ${ground}`);

const ratio = (a: string, b: string) => contrast(rgbOf(a) ?? [0, 0, 0], rgbOf(b) ?? [0, 0, 0]);

describe('the pairs of a colour', () => {
  test('are those in which it is printed, or printed on', () => {
    expect(named(pairsWith(tokens, 'accent'))).toEqual([
      'accent on background',
      'accent on surface',
      'on-accent on accent',
    ]);
  });

  test('name bands only where these are no mere turn of page and text', () => {
    expect(named(pairsWith(tokens, 'text'))).toEqual(['text on background', 'text on surface']);
    expect(named(pairsWith({ ...tokens, 'color-inverse': '#333333' }, 'background'))).toContain(
      'on-inverse on inverse',
    );
    expect(named(pairsWith(tokens, 'inverse'))).toEqual(['on-inverse on inverse']);
  });
});

describe('what can no longer be read', () => {
  test('is told with its palette', () => {
    const dark = { tokens: { 'color-background': '#111111', 'color-text': '#eeeeee' } };
    const before = theme({}, dark);
    const after = theme({ 'color-text': '#bbbbbb' }, dark);
    expect(newFailures(before, after)).toMatchObject([
      { ink: 'text', ground: 'background', scheme: 'light', least: 4.5 },
      { ink: 'text', ground: 'surface', scheme: 'light', least: 4.5 },
    ]);
  });

  test('leaves out what could not be read before', () => {
    const before = theme({ 'color-muted': '#cccccc' });
    expect(failuresOf(before)).toHaveLength(2);
    expect(named(newFailures(before, theme({ 'color-muted': '#dddddd' })))).toEqual([]);
  });

  test('is nothing that cannot be measured', () => {
    expect(failuresOf(theme({ 'color-text': 'var(--color-muted)' }))).toEqual([]);
  });
});

describe('a colour that fits', () => {
  test('passes with all that it meets, and is near', () => {
    const fitting = fittingColour({ ...tokens, 'color-accent': '#ffb454' }, 'accent') ?? '';
    expect(ratio(fitting, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(fitting, '#eeeeee')).toBeGreaterThanOrEqual(3);
    // Hardly darker than it must be.
    expect(ratio(fitting, '#ffffff')).toBeLessThan(4.8);
  });

  test('fits a ground too', () => {
    const fitting = fittingColour({ ...tokens, 'color-background': '#777777' }, 'background') ?? '';
    for (const ink of ['#111111', '#444444', '#8a1c00'])
      expect(ratio(ink, fitting)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['is good as it is', {}, 'accent'],
    ['is a formula', { 'color-accent': 'var(--color-text)' }, 'accent'],
    ['can be read nowhere between two grounds', { 'color-surface': '#333333' }, 'text'],
  ])('is none where one %s', (_, changed, name) => {
    expect(fittingColour({ ...tokens, ...changed }, name)).toBeUndefined();
  });
});

describe('colours that follow', () => {
  test('make a page that is turned dark readable', () => {
    const chosen = '#101820';
    const followed = Object.entries(followers(tokens, 'background', chosen));
    const changed = Object.fromEntries(followed.map(([name, hex]) => [`color-${name}`, hex]));
    expect(failuresOf(theme({ 'color-background': chosen }))).not.toEqual([]);
    expect(failuresOf(theme({ 'color-background': chosen, ...changed }))).toEqual([]);
    expect(changed).not.toHaveProperty('color-background');
  });

  test('are none behind a colour that leads no other', () => {
    expect(followers(tokens, 'danger', '#ffffff')).toEqual({});
  });
});
