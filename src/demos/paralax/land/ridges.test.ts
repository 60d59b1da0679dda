import { expect, it } from 'vitest';
import { BOX, outline, ridges } from './ridges';

/** No step at an edge is steeper than this: so many units down over the last hundred. */
const GENTLE = 30;

const planes = Object.entries(ridges).flatMap(([name, all]) =>
  all.map((plane, index) => ({ name: `${name} ${index}`, points: plane.points })),
);

it('runs on beyond both edges, and drops at neither', () => {
  for (const { name, points } of planes) {
    expect(points[0][0], name).toBeLessThan(0);
    expect(points.at(-1)?.[0], name).toBeGreaterThan(BOX.width);
    const [near = [0, 0], end = [0, 0]] = points.slice(-2);
    const slope = (100 * Math.abs(end[1] - near[1])) / (end[0] - near[0]);
    expect(slope, name).toBeLessThan(GENTLE);
  }
});

it('keeps within its box', () => {
  for (const { name, points } of planes)
    for (const [, y] of points) {
      expect(y, name).toBeGreaterThan(0);
      expect(y, name).toBeLessThan(BOX.height);
    }
});

it('draws rock straight and sand in sweeps, through the same points', () => {
  const points = [
    [-10, 20],
    [50, 40],
    [110, 10],
  ] as const;
  expect(outline({ points, rock: true })).toBe('M-10 20L50 40L110 10');
  expect(outline({ points })).toBe('M-10 20C0 23 30 42 50 40C70 38 100 15 110 10');
});
