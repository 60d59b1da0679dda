import { describe, expect, it } from 'vitest';
import { fittingWidths } from './picture';

describe('the widths of a picture', () => {
  const widths = [480, 720, 1080];

  it('are those that its master fills', () => {
    expect(fittingWidths(widths, 2400)).toEqual(widths);
    expect(fittingWidths(widths, 720)).toEqual([480, 720]);
  });

  it('end with the master’s own where that is clearly larger', () => {
    expect(fittingWidths(widths, 1000)).toEqual([480, 720, 1000]);
    expect(fittingWidths(widths, 780)).toEqual([480, 720]);
    expect(fittingWidths(widths, 300)).toEqual([300]);
  });
});
