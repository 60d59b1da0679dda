import { expect, test } from 'vitest';
import { unmentioned } from './prune-originals.ts';

test('a picture stays when any text names it, and goes when none does', () => {
  const pictures = ['_astro/a.X1.webp', '_astro/b.X2.webp'];
  expect(unmentioned(pictures, ['<img src="/base/_astro/a.X1.webp">', 'x'])).toEqual([
    '_astro/b.X2.webp',
  ]);
});
