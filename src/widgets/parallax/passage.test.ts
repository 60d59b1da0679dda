import { expect, it } from 'vitest';
import { passage } from './passage';

it('runs from 0 at the window’s lower edge to 1 when the frame has left at its top', () => {
  expect(passage(900, 600, 900)).toBe(0);
  expect(passage(150, 600, 900)).toBe(0.5);
  expect(passage(-600, 600, 900)).toBe(1);
});

it('stays within both ends', () => {
  expect(passage(5000, 600, 900)).toBe(0);
  expect(passage(-5000, 600, 900)).toBe(1);
});
