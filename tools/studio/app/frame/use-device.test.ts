import { describe, expect, test } from 'vitest';
import { fitInto } from './use-device.ts';

const room = { width: 960, height: 600 };

describe('a page', () => {
  test('of a width of its own is as wide as that', () => {
    expect(fitInto(500, room)).toEqual({ width: 500, height: 600, scale: 1 });
  });

  test('that is wider than its room is made smaller', () => {
    expect(fitInto(1920, room)).toEqual({ width: 1920, height: 1200, scale: 0.5 });
  });
});
