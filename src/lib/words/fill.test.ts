import { expect, test } from 'vitest';
import { fill, plural } from './fill';

test('fills every slot, whatever its value looks like', () => {
  expect(fill('{page} of {last}, page {page}', { page: 2, last: 5 })).toBe('2 of 5, page 2');
  expect(fill('Reply to {article}', { article: '$& {page}' })).toBe('Reply to $& {page}');
});

test('a slot without a value stays to be seen', () => {
  expect(fill('Page {page}', {})).toBe('Page {page}');
});

test('chooses the plural form of the language', () => {
  const forms = { one: '{count} plik', few: '{count} pliki', other: '{count} plików' };
  expect([1, 3, 5].map((count) => plural(forms, count, 'pl'))).toEqual([
    '1 plik',
    '3 pliki',
    '5 plików',
  ]);
});

test('a form that is left out is the other one, with the number as the language writes it', () => {
  expect(plural({ other: '{count} Aufrufe' }, 1234, 'de')).toBe('1.234 Aufrufe');
});
