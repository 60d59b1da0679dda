import { expect, it } from 'vitest';
import { morse } from './morse';

it.each([
  ['Site survey', '...'],
  ['mesh radio', '--'],
  ['Ávila', '.-'],
  ['Zulu', '--..'],
  ['24 hours', ''],
  ['', ''],
])('sends the first letter of “%s”', (word, code) => {
  expect(morse(word)).toBe(code);
});
