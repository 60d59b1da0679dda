import { expect, test } from 'vitest';
import type { Brand } from './brand';
import { openingHours } from './kind.schema';
import { owner, structuredText, webSite } from './structured-data';

const brand: Brand = {
  name: 'Ida Petrakis',
  kind: 'LocalBusiness',
  founded: 1987,
  address: '3 Harbour Lane, Porto',
  emails: ['ida@petrakis.example'],
  phone: '',
  openingHours: ['Mo-Fr 09:00-17:00'],
};
const URL = 'https://petrakis.example/';

test('a firm that is visited says when, and none says a number that it has not', () => {
  const data = owner(brand, URL);
  expect(data).toMatchObject({ '@type': 'LocalBusiness', openingHours: ['Mo-Fr 09:00-17:00'] });
  expect(data).not.toHaveProperty('telephone');
  expect(owner({ ...brand, kind: 'Organization' }, URL)).not.toHaveProperty('openingHours');
});

test('a person has no logo and was not founded', () => {
  const data = owner({ ...brand, kind: 'Person' }, URL);
  expect(data).toMatchObject({ '@type': 'Person', name: brand.name, url: URL });
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['logo']));
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['foundingDate']));
});

test('the site names its owner by the id that the owner has', () => {
  const { '@id': id } = owner(brand, URL);
  expect(webSite(brand)).toMatchObject({ publisher: { '@id': id } });
});

test('nothing in the data ends its element', () => {
  const text = structuredText([{ '@type': 'Person', name: '</script>' }]);
  expect(text).toContain('\\u003c/script>');
});

test.each([
  ['Mo-Fr 09:00-17:00', true],
  ['Sa,Su 10:00-14:00', true],
  ['Mo-Su', true],
  ['Monday 9-5', false],
  ['Mo 24:00-25:00', false],
])('opening hours are days and hours: %s', (hours, isRight) => {
  expect(openingHours.safeParse([hours]).success).toBe(isRight);
});
