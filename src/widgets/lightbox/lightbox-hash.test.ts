import { expect, test } from 'vitest';
import { hashOf, placeOf } from './lightbox-hash';

test('a place survives the way through an address', () => {
  const place = { gallery: 'prints', picture: 'arches & dunes' };
  expect(hashOf({ gallery: 'prints', picture: 'arches' })).toBe('#&gid=prints&pid=arches');
  expect(placeOf(hashOf(place))).toEqual(place);
});

test.each(['', '#', '#contact', '#&gid=prints', '#&gid=&pid=1', '#gid=prints&pid=1'])(
  'the anchor "%s" names no picture',
  (hash) => expect(placeOf(hash)).toBeUndefined(),
);
