import { expect, it } from 'vitest';
import { BOX, ridge, summits } from './ridge';

it('puts summits as high as their numbers, the highest below the edge', () => {
  const [low, high] = summits([50, 100]);
  expect(low?.x).toBe(BOX.width / 4);
  expect(high?.x).toBe((BOX.width * 3) / 4);
  expect(BOX.height - (low?.y ?? 0)).toBe((BOX.height - (high?.y ?? 0)) / 2);
  expect(high?.y).toBeGreaterThan(0);
});

it('runs from the sea over every summit to the other edge, and nowhere higher', () => {
  const path = ridge([50, 100]);
  expect(path).toMatch(new RegExp(`^M0 ${BOX.height}L`));
  for (const { x, y } of summits([50, 100])) expect(path).toContain(`L${x} ${y}`);
  expect(path).toMatch(new RegExp(`L${BOX.width} [\\d.]+V${BOX.height}Z$`));
  const heights = [...path.matchAll(/L[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBe(summits([50, 100])[1]?.y);
});
