import { expect, test } from 'vitest';
import { placeOf } from './chapters.ts';

test.each([
  ['words.md', { name: 'words', heading: undefined }],
  ['words.md#gr%C3%B6%C3%9Fe', { name: 'words', heading: 'größe' }],
  ['#caddy', { name: 'publishing', heading: 'caddy' }],
  ['https://example.org', undefined],
  ['mailto:a@example.org', undefined],
])('%s leads to its place in the book', (href, place) => {
  expect(placeOf(href, 'publishing')).toEqual(place);
});
