import { describe, expect, test } from 'vitest';
import { boundedWidth, fitInto, widthAfterKey } from './use-device.ts';

const room = { width: 960, height: 600 };

describe('a page', () => {
  test('of a width of its own is as wide as that', () => {
    expect(fitInto(500, room)).toEqual({ width: 500, height: 600, scale: 1 });
  });

  test('that is wider than its room is made smaller', () => {
    expect(fitInto(1920, room)).toEqual({ width: 1920, height: 1200, scale: 0.5 });
  });

  test('is never narrower than a phone, and never wider than a screen', () => {
    expect([boundedWidth(3), boundedWidth(600.4), boundedWidth(9000)]).toEqual([320, 600, 2560]);
  });
});

test.each([
  ['ArrowRight', false, 616],
  ['ArrowLeft', false, 584],
  ['ArrowLeft', true, 616],
  ['Home', false, 320],
  ['End', true, 2560],
  ['a', false, undefined],
])('%s on its edge (from right to left: %s) makes it %s wide', (key, isRightToLeft, width) => {
  expect(widthAfterKey(600, key, isRightToLeft)).toBe(width);
});
