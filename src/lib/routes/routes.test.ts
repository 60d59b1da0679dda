import { expect, test } from 'vitest';
import site from '../../../site.config';
import { hasRoute, routeOf } from './routes';

test.each([
  ['404.astro', '/404'],
  ['blog/index.astro', '/blog'],
  ['index.astro', '/'],
  ['blog/page/[page].astro', undefined],
])('%s answers to %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test('a page is known by its file, the home page always', () => {
  expect(hasRoute(`/${site.home}`)).toBe(true);
  expect(hasRoute('/')).toBe(true);
  expect(hasRoute('/no-such-page')).toBe(false);
});
