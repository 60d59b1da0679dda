import { describe, expect, test } from 'vitest';
import { applyToValue } from '../../../lib/edits/edit.ts';
import type { Theme } from '../../../../src/lib/theme/theme.ts';
import type { TypeFamily } from '../../contract/look.ts';
import { fontEdits, variableIn, type FontToken } from './font-edits.ts';
import { asTheme } from './theme-value.ts';

const family = (name: string, changed: Partial<TypeFamily> = {}): TypeFamily => ({
  name,
  variable: `--font-${name}`,
  kind: 'serif',
  weights: [400, 700],
  isNamed: false,
  ...changed,
});

const families = [family('one'), family('two'), family('drawn', { isNamed: true }), family('new')];

const theme = (display: string, body: string, fonts: readonly string[]): Theme =>
  asTheme({
    scheme: 'light',
    fonts: fonts.map((name) => `--font-${name}`),
    tokens: {
      'font-display': `var(--font-${display})`,
      'font-body': `var(--font-${body}), serif`,
      'weight-display': '600',
    },
  });

const changed = (before: Theme, token: FontToken, wanted: TypeFamily): Theme =>
  asTheme(fontEdits(before, token, wanted, families).reduce<unknown>(applyToValue, before));

const loaded = ({ fonts }: Theme) => fonts.join(' ').replaceAll('--font-', '');

describe('another typeface', () => {
  test.each<[string, Theme, FontToken, string, string]>([
    [
      'takes the place of one that nothing names',
      theme('one', 'two', ['one', 'two']),
      'font-display',
      'new',
      'new two',
    ],
    ['stands first for headings', theme('two', 'two', ['two']), 'font-display', 'new', 'new two'],
    ['stands behind for running text', theme('one', 'one', ['one']), 'font-body', 'new', 'one new'],
    ['is loaded once', theme('one', 'two', ['one', 'two']), 'font-body', 'one', 'one'],
    [
      'comes first when headings take it',
      theme('one', 'two', ['one', 'two']),
      'font-display',
      'two',
      'two',
    ],
    [
      'leaves what a stylesheet names',
      theme('drawn', 'two', ['drawn', 'two']),
      'font-display',
      'two',
      'two drawn',
    ],
    [
      'changes nothing where it is worn',
      theme('one', 'two', ['one', 'two']),
      'font-body',
      'two',
      'one two',
    ],
  ])('%s', (_, before, token, name, fonts) => {
    const after = changed(before, token, family(name));
    expect(loaded(after)).toBe(fonts);
    expect(variableIn(after.tokens[token])).toBe(`--font-${name}`);
  });

  test('of headings is as bold as it can be', () => {
    const before = theme('one', 'two', ['one', 'two']);
    const only = family('new', { weights: [850, 850] });
    expect(changed(before, 'font-display', only).tokens['weight-display']).toBe('850');
    expect(changed(before, 'font-display', family('new')).tokens['weight-display']).toBe('600');
    expect(changed(before, 'font-body', only).tokens['weight-display']).toBe('600');
  });
});
