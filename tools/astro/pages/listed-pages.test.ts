import { expect, test } from 'vitest';
import { locksWork, movedWorks } from './listed-pages.ts';

test('each former address of a work leads to where it stands now', () => {
  expect(movedWorks(['/work', '/projects'], ['harbour-lights'])).toEqual([
    ['/work/harbour-lights', '/portfolio/harbour-lights'],
    ['/projects/harbour-lights', '/portfolio/harbour-lights'],
  ]);
});

test('a locked work is no page for the sitemap', () => {
  expect(locksWork('title: Under Wraps\nlocked: true\n')).toBe(true);
  expect(locksWork('title: Under Wraps\nlocked: clients\n')).toBe(true);
  expect(locksWork('title: Open\nlocked: false\n')).toBe(false);
  expect(locksWork('title: Open\nparts:\n  - text: |\n      locked: out\n')).toBe(false);
});
