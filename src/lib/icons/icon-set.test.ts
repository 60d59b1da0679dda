import { expect, test } from 'vitest';
import { findIcon } from './icon-set';

test.each(['accessible-off-filled', 'circle-0-filled', 'square-9-filled', 'heart-filled'])(
  '%s is drawn, and nothing in it covers its whole box',
  (name) => {
    const { isFilled, shapes = [] } = findIcon(name) ?? {};
    expect(isFilled).toBe(true);
    expect(shapes).toHaveLength(1);
    expect(shapes[0]?.[1]['d']).not.toMatch(/^M0 0h24v24H0z/i);
  },
);

test('an outlined icon has all of its lines', () => {
  expect(findIcon('x')?.shapes).toEqual([['path', { d: 'M18 6L6 18M6 6l12 12' }]]);
});
