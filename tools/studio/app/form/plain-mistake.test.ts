import { expect, test } from 'vitest';
import { plainMistake } from './plain-mistake.ts';
import { readShape } from './read-shape.ts';

const shape = readShape({
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 3, maxLength: 8 },
    link: { type: 'string', pattern: '^/' },
    year: { type: 'integer', minimum: 1900, maximum: 2100 },
    cover: { type: 'string', names: 'pictures' },
  },
});

const words = {
  missing: 'Missing',
  tooShort: '{count} of {limit}',
  tooLong: '{count} over {limit}',
  unlike: 'Unlike',
  outside: '{minimum} to {maximum}',
};

const said = (field: string, value: unknown) =>
  plainMistake(
    { shape, value: { [field]: value } },
    { path: [field], message: 'As checked' },
    words,
  ).message;

test.each([
  ['title', '', 'Missing'],
  ['title', undefined, 'Missing'],
  ['title', 'ab', '2 of 3'],
  ['title', 'abcdefghi', '9 over 8'],
  ['link', 'pier', 'Unlike'],
  ['year', undefined, 'Missing'],
  ['year', 1800, '1900 to 2100'],
  ['cover', 'pier.webp', 'As checked'],
])('%s: %j is called "%s"', (field, value, message) => {
  expect(said(field, value)).toBe(message);
});
