import { describe, expect, test } from 'vitest';
import { applyToValue } from '../../../lib/edits/edit.ts';
import { takeOverEdits, type Parts } from './take-over.ts';
import { asTheme } from './theme-value.ts';

const own = asTheme({
  scheme: 'light',
  fonts: ['--font-one', '--font-drawn'],
  tokens: {
    'color-background': '#ffffff',
    'color-danger': '#9e001b',
    'font-display': 'var(--font-one)',
    'weight-display': '400',
    'radius-card': '2rem',
  },
  palette: { oak: '#a9805a' },
  dark: {
    tokens: { 'color-background': '#111111', 'filter-picture': 'none' },
    palette: { oak: '#fff' },
  },
});

const other = asTheme({
  scheme: 'dark',
  fonts: ['--font-two', '--font-ornament'],
  tokens: {
    'color-background': '#0d0f14',
    'font-display': 'var(--font-two)',
    'leading-display': '0.9',
    'radius-card': '0',
  },
  palette: { sky: '#57c7f0' },
  light: { tokens: { 'color-background': '#f0f0f0', 'filter-picture': 'grayscale(1)' } },
});

const taken = (parts: Parts) =>
  asTheme(takeOverEdits(own, other, parts, ['--font-drawn']).reduce<unknown>(applyToValue, own));

describe('another home’s look', () => {
  test('brings its colours, and keeps what is the home’s own', () => {
    const theme = taken({ colours: true, faces: false });
    expect(theme.scheme).toBe('dark');
    expect(theme.tokens).toEqual({
      'color-background': '#0d0f14',
      'font-display': 'var(--font-one)',
      'weight-display': '400',
      'radius-card': '2rem',
    });
    expect(theme.palette).toEqual({ oak: '#a9805a' });
    // Drawn for colours that are gone, and none for how pictures look.
    expect(theme.dark).toBeUndefined();
    expect(theme.light).toEqual({ tokens: { 'color-background': '#f0f0f0' } });
    expect(theme.fonts).toEqual(own.fonts);
  });

  test('brings its typefaces, with those that stylesheets name', () => {
    const theme = taken({ colours: false, faces: true });
    expect(theme.fonts).toEqual(['--font-two', '--font-drawn']);
    expect(theme.tokens).toMatchObject({
      'color-background': '#ffffff',
      'font-display': 'var(--font-two)',
      'leading-display': '0.9',
      'radius-card': '2rem',
    });
    expect(theme.tokens).not.toHaveProperty('weight-display');
    expect(theme.dark).toEqual(own.dark);
  });

  test('keeps the home’s own shades of a second palette that both have', () => {
    const both = asTheme({
      ...other,
      scheme: 'light',
      light: undefined,
      dark: { tokens: { 'color-background': '#222222' } },
    });
    const edits = takeOverEdits(own, both, { colours: true, faces: false }, []);
    const theme = asTheme(edits.reduce<unknown>(applyToValue, own));
    expect(theme.dark).toEqual({
      tokens: { 'color-background': '#222222', 'filter-picture': 'none' },
      palette: { oak: '#fff' },
    });
  });

  test('of nobody changes nothing', () => {
    expect(takeOverEdits(own, other, { colours: false, faces: false }, [])).toEqual([]);
  });
});
