import { expect, test } from 'vitest';
import { readPlural, readTexts } from './read-texts';

test('each named word is a text, whatever the attribute holds', () => {
  expect(readTexts('{"close":"Close","zoom":2,"more":"More"}', ['close', 'zoom', 'next'])).toEqual({
    close: 'Close',
    zoom: '',
    next: '',
  });
  expect(readTexts(undefined, ['close'])).toEqual({ close: '' });
  expect(readTexts('null', ['close'])).toEqual({ close: '' });
});

test('a plural has its forms, and always one for all other numbers', () => {
  expect(readPlural('{"one":"{count} like","other":"{count} likes","few":3}')).toEqual({
    one: '{count} like',
    other: '{count} likes',
  });
  expect(readPlural(undefined)).toEqual({ other: '' });
});
