import { describe, expect, it } from 'vitest';
import { countAt } from './count-at';

describe('countAt', () => {
  it('adds the maximum divided by 20, rounded up', () => {
    expect([0, 1, 2, 3].map((step) => countAt(step, 660))).toEqual([0, 33, 66, 99]);
    expect([0, 1, 2, 3].map((step) => countAt(step, 199))).toEqual([0, 10, 20, 30]);
  });

  it.each([199, 575, 69, 660, 894, 500, 640, 1, 7, 20, 21, 12_000])(
    'ends at %i itself, after at most 20 steps',
    (maximum) => {
      expect(countAt(20, maximum)).toBe(maximum);
      expect(countAt(1000, maximum)).toBe(maximum);
    },
  );

  it('has nothing to count up to 0', () => {
    expect(countAt(0, 0)).toBe(0);
    expect(countAt(5, 0)).toBe(0);
  });
});
