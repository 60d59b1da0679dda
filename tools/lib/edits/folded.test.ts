import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { foldedLines } from './folded.ts';
import { numbers } from './random-edits.ts';

const WIDTH = 30;
const LINES = [
  'By day four live web apps, by',
  'night a documentary, and at',
  'last an album that is made',
  'beside the harbour.',
];
const TEXT = LINES.join(' ');

/** What a reader of YAML makes of folded lines. */
const readBack = (lines: readonly string[]): unknown =>
  readYaml(`text: >-\n${lines.map((line) => line && `  ${line}`).join('\n')}\n`).data;

/** How many lines stand between those that both begin and end with. */
function changedLines(before: readonly string[], after: readonly string[]): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return Math.max(before.length, after.length) - start - end;
}

describe('an edit of folded lines', () => {
  test.each([
    ['that still fits changes its line', ['night a', 'night the'], [1, 'night the documentary, and at']], // prettier-ignore
    ['that leaves a gap changes its line', ['an album', 'an '], [2, 'last an  that is made']],
    ['that ends with a blank changes the last line', ['harbour.', 'harbour. '], [3, 'beside the harbour. ']], // prettier-ignore
  ] as const)('%s', (_, [from, to], [place, line]) => {
    expect(foldedLines(TEXT.replace(from, to), LINES, WIDTH)).toEqual(LINES.with(place, line));
  });

  test('that has no room moves what is too much into the next line', () => {
    expect(foldedLines(TEXT.replace('is made', 'is being made'), LINES, WIDTH)).toEqual([
      ...LINES.slice(0, 2),
      'last an album that is being',
      'made beside the harbour.',
    ]);
  });

  test('moves no line further down', () => {
    expect(foldedLines(TEXT.replace('web', 'wonderful'), LINES, WIDTH)).toEqual([
      'By day four live wonderful',
      'apps, by',
      ...LINES.slice(1),
    ]);
  });
});

test('any change of a word changes its lines and what they have too much, and is read back', () => {
  const words = TEXT.split(' ');
  const pick = numbers(7);
  for (let count = 0; count < 500; count += 1) {
    const word = ['', 'a', 'x'.repeat(pick(9))][pick(3)] ?? '';
    // At the beginning a blank is none of the folded lines' own.
    const text = words.toSpliced(1 + pick(words.length - 1), pick(2), word).join(' ');
    const lines = foldedLines(text, LINES, WIDTH) ?? [];
    expect(readBack(lines)).toEqual({ text });
    // A gap can lie between two lines.
    const most = text.includes('  ') ? 3 : 2;
    expect(changedLines(LINES, lines), lines.join('\n')).toBeLessThanOrEqual(most);
  }
});
