import { expect, it } from 'vitest';
import type { PageName } from '../../contract/documents.ts';
import { groupPages, isFound } from './page-groups.ts';

const page = (path: string, title: string, kind: PageName['kind']): PageName => ({
  path,
  title,
  kind,
  theme: 'house',
});

it('groups pages by their kind, the front page first and the rest by title', () => {
  const groups = groupPages(
    [
      page('/blog/b', 'Zebra', 'post'),
      page('/about', 'Über uns', 'inner'),
      page('/team', 'Team', 'inner'),
      page('/art', 'Art', 'home'),
      page('/', 'Studio', 'home'),
    ],
    'de',
  );
  expect(groups.map(({ kind, pages }) => [kind, pages.map(({ path }) => path)])).toEqual([
    ['home', ['/', '/art']],
    ['inner', ['/team', '/about']],
    ['post', ['/blog/b']],
  ]);
});

it('finds a page by words of its title and its path, whatever their order, capitals and accents', () => {
  expect(isFound('Über uns /about', 'uns uber')).toBe(true);
  expect(isFound('Über uns /about', '/ABOUT')).toBe(true);
  expect(isFound('Über uns /about', ' ')).toBe(true);
  expect(isFound('Über uns /about', 'uns team')).toBe(false);
});
