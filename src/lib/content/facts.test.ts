import { expect, test } from 'vitest';
import { fillFacts, inWords } from './facts';

test.each([
  [3, 'en', 'three'],
  [19, 'en-GB', 'nineteen'],
  [21, 'en', '21'],
  [3, 'pt-PT', '3'],
  [1200, 'de', '1.200'],
])('%i in %s is said as %s', (count, language, words) => {
  expect(inWords(count, language)).toBe(words);
});

test('a name gives way to its fact, with a capital where the name has one', () => {
  const text = '{Homes} looks for {homes} clients, {shown} first, { file: a.webp }';
  expect(fillFacts(text, { homes: 16, shown: 'Main Demo' }, 'en')).toBe(
    'Sixteen looks for sixteen clients, Main Demo first, { file: a.webp }',
  );
});

test('what a section fills in by itself stays', () => {
  expect(fillFacts('{count} demos', { homes: 3 }, 'en')).toBe('{count} demos');
});
