import { expect, test } from 'vitest';
import { fittingSize } from './fitting-size.ts';
import { readShape } from './read-shape.ts';

const fields = {
  width: readShape({ type: 'integer', minimum: 16, maximum: 320 }),
  height: readShape({ type: 'integer', minimum: 16, maximum: 44 }),
};

test.each([
  [
    { width: 188, height: 36 },
    { width: 188, height: 36 },
  ],
  [
    { width: 880, height: 440 },
    { width: 88, height: 44 },
  ],
  [
    { width: 1600, height: 160 },
    { width: 320, height: 32 },
  ],
  [{}, {}],
])('%j has room as %j', (size, fitting) => {
  expect(fittingSize(size, fields)).toEqual(fitting);
});

test('nothing limits a film', () => {
  expect(fittingSize({ width: 1920, height: 1080 }, {})).toEqual({ width: 1920, height: 1080 });
});
