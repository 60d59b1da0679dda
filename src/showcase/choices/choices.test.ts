import { expect, test } from 'vitest';
import { lookOf, parseLook, readChoices, writeChoices, type Choices } from './choices';

const themes = { house: {}, startup: {}, 'studio-agency': {} };

const all: Choices = {
  theme: 'startup',
  background: '#101820',
  text: '#f6f4ef',
  accent: '#1f7a4d',
  faces: 'studio-agency',
  radius: 'pill',
  space: 'wide',
  motion: 'springy',
};

test('what is written is read again', () => {
  expect(readChoices(`?${writeChoices(all)}`, themes)).toEqual(all);
  expect(readChoices(writeChoices({ radius: 'sharp' }), themes)).toEqual({ radius: 'sharp' });
  expect(writeChoices({})).toBe('');
  expect(writeChoices({ theme: 'house' })).toBe('theme=house');
});

test('the order of choices does not matter, so equal looks have one address', () => {
  expect(lookOf(parseLook('radius-pill.accent-1f7a4d', themes))).toBe('accent-1f7a4d.radius-pill');
});

test('an address survives being written anew by others', () => {
  const { search } = new URL(`https://vitrine.example/about?${writeChoices(all)}`);
  expect(new URLSearchParams(search).toString()).toBe(writeChoices(all));
});

test.each([
  'accent-red',
  'accent-#1f7a4d',
  'accent-1F7A4D',
  'accent-1f7a4d;}body{display:none',
  'accent-1f7a4d\n',
  'accent-url(//elsewhere.example)',
  'faces-nobody',
  'faces-constructor',
  'faces-__proto__',
  'radius-toString',
  'motion-',
  '__proto__-1f7a4d',
  'constructor-x',
  'accent',
  '-',
  '.',
  '<script>alert(1)</script>',
  `${'accent-1f7a4d.'.repeat(50)}radius-pill`,
])('a look %j chooses nothing', (look) => {
  expect(parseLook(look, themes)).toEqual({});
  expect(readChoices(`?theme=${encodeURIComponent(look)}`, themes)).toEqual({});
});

test('what is wrong in a look leaves the rest alone', () => {
  expect(parseLook('accent-red.radius-pill.colour-1f7a4d', themes)).toEqual({ radius: 'pill' });
});
