import { describe, expect, it } from 'vitest';
import { beside, outline, reach, roomOf, touch, type Arc, type Disc } from './geometry';
import { FORMS, layouts } from './layouts';

/** In which direction an arc runs at its end, in degrees. */
function heading({ from, to, r, isClockwise, isLarge }: Arc, at: 'from' | 'to'): number {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const straight = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const half = (Math.asin(Math.min(1, chord / (2 * r))) * 180) / Math.PI;
  const turn = isLarge ? 180 - half : half;
  return straight + (at === 'from' ? -turn : turn) * (isClockwise ? 1 : -1);
}

/** The corners of a bubble, in degrees within it. */
function corners(foam: readonly Disc[], index: number): number[] {
  const arcs = outline(foam, index);
  return arcs.map((arc, place) => {
    const before = arcs.at(place - 1) ?? arc;
    const turned = heading(arc, 'from') - heading(before, 'to');
    return 180 - (((turned % 360) + 540) % 360) + 180;
  });
}

const foams = Object.entries(layouts).flatMap(([name, forms]) =>
  FORMS.map((form) => ({ name: `${name}, ${form}`, ...forms[form] })),
);

it('lets two bubbles of one size stand a radius apart, with a flat wall', () => {
  expect(reach(3, 3)).toBeCloseTo(3);
  const one = { x: 0, y: 0, r: 3 };
  const [arc] = outline([one, beside(one, 3, 0)], 0).filter(({ r }) => r > 100);
  expect(arc?.from[0]).toBeCloseTo(1.5, 2);
  expect(arc?.to[0]).toBeCloseTo(1.5, 2);
});

describe.each(foams)('the foam $name', ({ discs, boxes }) => {
  it('has bubbles that touch at the one distance at which films rest', () => {
    for (const [index, one] of discs.entries())
      for (const other of discs.slice(index + 1)) {
        if (touch(one, other)) continue;
        // The next but one may overlap a little, behind the films of those between.
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        expect(apart / (one.r + other.r)).toBeGreaterThan(0.86);
      }
  });

  it('has corners of 120 degrees', () => {
    for (const index of discs.keys())
      for (const corner of corners(discs, index)) expect(Math.abs(corner - 120)).toBeLessThan(4);
  });

  it('gives each bubble room for words', () => {
    for (const [index, box] of boxes.entries()) {
      expect(box.width, `bubble ${index}`).toBeGreaterThan(7);
      expect(roomOf(discs, index, 1).width).toBeGreaterThan(0);
    }
  });
});
