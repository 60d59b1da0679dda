import { describe, expect, test } from 'vitest';
import { applyToValue } from '../../../lib/edits/edit.ts';
import type { Theme } from '../../../../src/lib/theme/theme.ts';
import { themeMistakes } from '../../../../src/lib/theme/theme-check.ts';
import { isDarker } from '../../../../src/lib/theme/follow-colours.ts';
import { failuresOf, schemesOf } from './legible.ts';
import { addSecond, otherScheme, secondPalette } from './second-palette.ts';
import { asTheme } from './theme-value.ts';

const theme = (scheme: Theme['scheme'], tokens: Theme['tokens']): Theme => ({
  scheme,
  fonts: ['--font-one'] as unknown as Theme['fonts'],
  tokens,
});

describe.each([
  ['a white page', theme('light', { 'color-background': '#ffffff', 'color-text': '#111111' })],
  [
    'a page in one hue',
    theme('light', {
      ...{ 'color-background': '#f4e9d8', 'color-text': '#3b2a6b', 'color-accent': '#8a2b0f' },
      ...{ 'color-surface': '#fffaf0', 'color-on-accent': '#ffffff', 'color-muted': '#5c4b86' },
    }),
  ],
  [
    'a dark page',
    theme('dark', {
      ...{ 'color-background': '#14110d', 'color-text': '#f5efe4', 'color-surface': '#201b15' },
      ...{ 'color-muted': '#c9bfae', 'color-accent': '#ffb454', 'color-on-accent': '#14110d' },
      ...{ 'color-danger': '#ff9d8f', 'color-success': '#8acba4', 'color-focus': '#ffb454' },
    }),
  ],
  [
    'a page whose line is a formula',
    theme('light', { 'color-text': '#222222', 'color-line': 'rgb(0 0 0 / 20%)' }),
  ],
])('%s', (_, one) => {
  const both = asTheme(applyToValue(one, addSecond(one)));

  test('gets a second palette that can be read, and that the build takes', () => {
    expect(schemesOf(both)).toHaveLength(2);
    expect(failuresOf(both).filter(({ scheme }) => scheme !== one.scheme)).toEqual([]);
    expect(themeMistakes(both, ['--font-one'])).toEqual([]);
  });

  test('is as dark or light there as its name says', () => {
    const { 'color-background': ground, 'color-text': words } = secondPalette(one);
    if (!ground || !words) throw new Error('no palette');
    expect(isDarker(ground, words)).toBe(otherScheme(one) === 'dark');
  });
});
