import { describe, expect, it } from 'vitest';
import { area, bar, BARCODE_WIDTH, bars, dots, heightOf, line, stripes } from './plots';

describe('a plot of a few weeks', () => {
  it('stands on 100, and the highest value at 0', () => {
    expect([0, 5, 10].map((value) => heightOf(value, 10))).toEqual([100, 50, 0]);
  });

  it('runs level to both ends, and beyond them where that is asked for', () => {
    expect(line([10, 5], 10)).toBe('M0 0L0.5 0L1.5 50H2');
    expect(line([10, 5], 10, 3)).toBe('M-3 0L0.5 0L1.5 50H5');
  });

  it('closes an area along the ground', () => {
    expect(area([10, 5], 10)).toBe('M0 0L0.5 0L1.5 50H2V100H0z');
    expect(area([10, 5], 10, 3)).toBe('M-3 0L0.5 0L1.5 50H5V100H-3z');
  });

  it('has a bar for each week', () => {
    expect(bar(2, 5, 10)).toBe('M2.1 100v-50h.8v50z');
    expect(bars([10, 5], 10)).toBe(bar(0, 10, 10) + bar(1, 5, 10));
  });

  it('has a dot for each week that had any, by size', () => {
    expect(dots([0, 0.4, 1, 30])).toEqual([
      { size: 1, path: 'M1.5 5h0M2.5 5h0' },
      { size: 6, path: 'M3.5 5h0' },
    ]);
  });

  it('has stripes that end where the label does', () => {
    const [, at = 0, width = 0] = (
      /M(\S+) 0h([\d.]+)v1\S+$/.exec(stripes(Array<number>(52).fill(7))) ?? []
    ).map(Number);
    expect(at + width + 1).toBeCloseTo(BARCODE_WIDTH, -1);
  });
});
