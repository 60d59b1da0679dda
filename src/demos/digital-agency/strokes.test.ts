import { expect, test } from 'vitest';
import { letteringOf } from './strokes';

const steady = { gap: 2, slope: 0, shake: 0 };

test('letters a name one beside the other, and leaves its space free', () => {
  const { letters, viewBox } = letteringOf('I. L', steady);
  expect(letters.map(({ place }) => place)).toEqual([
    'translate(0 0) rotate(0)',
    'translate(2.6 0) rotate(0)',
    'translate(9.2 0) rotate(0)',
  ]);
  expect(viewBox).toBe('-2 -3 18.2 16');
});

test('an unsteady hand leaves the line, and a lettered one leans', () => {
  expect(letteringOf('EU', { ...steady, shake: 2 }).letters[0]?.place).not.toContain('(0 0)');
  expect(letteringOf('V', { ...steady, slope: 15 }).letters[0]?.place).toContain('skewX(-15)');
});

test('draws a dash for what it does not know', () => {
  expect(letteringOf('王', steady).letters[0]?.line).toBe('M0 5H4');
});
