import { expect, test } from 'vitest';
import { pictureIn, titleIn } from './find-picture.ts';
import { placesIn } from './places.ts';

test('a page’s places are its sections with an id, as its menu or their headings call them', () => {
  const content = {
    menu: [{ label: 'About us', href: '#about' }],
    about: { id: 'about', heading: 'Who we are' },
    services: { id: 'services', heading: 'What we do' },
    hero: { button: { label: 'Write', href: '/contact' } },
    gallery: { items: [{ id: '_own', title: 'none' }] },
  };
  expect(placesIn(content)).toEqual([
    { id: 'about', title: 'About us' },
    { id: 'services', title: 'What we do' },
  ]);
});

test('an entry is shown by its first picture or its logo, and called by its name', () => {
  const person = { name: 'Ada', portrait: { file: 'people/ada.webp', alt: 'Ada' }, title: 'Dr' };
  expect(pictureIn(person)).toEqual({ picture: 'people/ada.webp' });
  expect(titleIn(person)).toBe('Ada');
  expect(pictureIn({ name: 'Vela', logo: 'vela.svg' })).toEqual({ logo: 'vela.svg' });
  expect(pictureIn({ quote: 'Good.', film: { file: 'shop/film' } })).toBeUndefined();
  expect(titleIn({ quote: 'Good.' })).toBeUndefined();
});
