import { expect, test } from 'vitest';
import { movedWorks } from './listed-pages.ts';

test('each former address of a work leads to where it stands now', () => {
  expect(movedWorks(['/work', '/projects'], ['harbour-lights'])).toEqual([
    ['/work/harbour-lights', '/portfolio/harbour-lights'],
    ['/projects/harbour-lights', '/portfolio/harbour-lights'],
  ]);
});
