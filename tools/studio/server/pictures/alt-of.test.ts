import { expect, test } from 'vitest';
import { altsIn } from './alt-of.ts';

test('a picture’s descriptions are found wherever it stands', () => {
  const content = {
    hero: { picture: { file: 'shop/hall.webp', alt: 'The hall at noon' } },
    list: [
      { portrait: { file: 'people/ada.webp', alt: 'Ada' } },
      { picture: { file: 'shop/hall.webp', alt: 'The hall' } },
      { picture: { file: 'shop/hall.webp', alt: '' } },
    ],
  };
  expect(altsIn(content, 'shop/hall.webp')).toEqual(['The hall at noon', 'The hall']);
});
