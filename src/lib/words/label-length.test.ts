import { expect, test } from 'vitest';
import { labelLength } from './label-length';

test.each([
  ['Let’s talk', 'short'],
  ['Kontaktieren', 'short'],
  ['Write to the studio', 'medium'],
  ['Termin vereinbaren', 'medium'],
  ['Besichtigungstermin', 'long'],
  ['Tell us about the house that you would like to live in', 'long'],
  // Six signs, as wide as twelve Latin letters, then seven.
  ['与我们联系吧', 'short'],
  ['欢迎与我们联系', 'medium'],
])('%s is %s', (label, length) => expect(labelLength(label)).toBe(length));
