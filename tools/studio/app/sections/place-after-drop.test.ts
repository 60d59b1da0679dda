import { expect, test } from 'vitest';
import { placeAfterDrop } from './place-after-drop.ts';

const IDS = ['hero', 'services', 'team', 'news'];

test.each([
  ['hero', 'after', 'news', 3],
  ['hero', 'before', 'news', 2],
  ['news', 'before', 'hero', 0],
  ['news', 'after', 'services', 2],
  ['team', 'before', 'team', 2],
  ['team', 'on', 'somewhere else', undefined],
] as const)('%s dropped %s %s comes to %s', (id, dropPosition, key, place) => {
  expect(placeAfterDrop(IDS, id, { key, dropPosition })).toBe(place);
});
