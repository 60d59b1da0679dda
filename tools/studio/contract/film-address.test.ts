import { expect, test } from 'vitest';
import { filmAt } from './film-address.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', { service: 'youtube', id: 'dQw4w9WgXcQ' }],
  [' https://youtu.be/dQw4w9WgXcQ?si=x ', { service: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://vimeo.com/76979871', { service: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871/0a1b2c3d4e', { service: 'vimeo', id: '76979871/0a1b2c3d4e' }],
  ['dQw4w9WgXcQ', undefined],
  ['https://example.org/watch?v=dQw4w9WgXcQ', undefined],
])('%s leads to its film', (address, film) => {
  expect(filmAt(address)).toEqual(film);
});
