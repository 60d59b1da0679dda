import { expect, test } from 'vitest';
import { inLanguage } from '~/lib/languages/language';
import { listOf } from './formats';

test.each([
  ['en', 'Identity, Signage, Film'],
  ['de', 'Identity, Signage und Film'],
  ['tr', 'Identity, Signage, Film'],
  ['ja', 'Identity、Signage、Film'],
])('in %s a list is told from a sentence of its words', (tag, expected) => {
  expect(inLanguage(tag, () => listOf(['Identity', 'Signage', 'Film']))).toBe(expected);
});
