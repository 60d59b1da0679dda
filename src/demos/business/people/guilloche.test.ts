import { expect, it } from 'vitest';
import { guilloche } from './guilloche';

it('turns its ovals about the middle, each in two halves', () => {
  expect(guilloche(2, 10, 4)).toBe(
    'M10 0A10 4 0 1 1 -10 0A10 4 0 1 1 10 0M0 10A10 4 90 1 1 0 -10A10 4 90 1 1 0 10',
  );
});
