import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroPicture } from './hero-picture';

// Any pictures, because an owner's site has others.
const [first = '', second = ''] = globSync('src/assets/**/*.webp').map((path) =>
  path.replaceAll('\\', '/').replace('src/assets/', ''),
);

test('the card shows what the hero shows first', () => {
  const slides = [{ title: 'A', picture: { file: first, alt: '' } }, { picture: { file: second } }];
  const content = { title: 'A', about: { picture: { file: second } }, hero: { slides } };
  expect(heroPicture(content, true)).toBe(first);
  expect(heroPicture(content, false)).toBe(first);
  const film = { film: { file: 'no/film', poster: { file: second, alt: '' } } };
  expect(heroPicture({ hero: film }, false)).toBe(second);
});

test('a home without a section of that name shows its first picture, an inner page none', () => {
  const content = {
    socialPicture: second,
    brand: { name: 'A', mark: { file: second } },
    menu: [{ label: 'A', path: '/' }],
    home: { picture: { file: first, alt: '' } },
  };
  expect(heroPicture(content, true)).toBe(first);
  expect(heroPicture(content, false)).toBeUndefined();
});

test('a hero without a picture, or with one that is not there, shows none', () => {
  const about = { picture: { file: first } };
  expect(heroPicture({ hero: { heading: 'A' }, about }, true)).toBeUndefined();
  expect(heroPicture({ hero: { picture: { file: 'no/such.webp' } } }, true)).toBeUndefined();
});
