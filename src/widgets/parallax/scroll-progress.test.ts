import { expect, it } from 'vitest';
import { scrollProgress } from './scroll-progress';

it('runs from 0 at the window’s lower edge to 1 when the frame has left at its top', () => {
  expect(scrollProgress(900, 600, 900)).toBe(0);
  expect(scrollProgress(150, 600, 900)).toBe(0.5);
  expect(scrollProgress(-600, 600, 900)).toBe(1);
});

it('stays within both ends', () => {
  expect(scrollProgress(5000, 600, 900)).toBe(0);
  expect(scrollProgress(-5000, 600, 900)).toBe(1);
});
