import { describe, expect, test } from 'vitest';
import { redirectsSchema } from '../../../src/lib/site/redirects.schema.ts';
import { ownRedirects, type Pages } from './own-redirects.ts';
import { pathAtDetails, type PostAddress } from './post-addresses.ts';

const PAGES = ['/', '/about', '/blog/hello', '/blog/later', '/größe'];

const pages: Pages = {
  isPage: (path) => PAGES.includes(path),
  names: () => PAGES,
  isHeld: (path) => path === '/blog/later',
};

const read = (redirects: Record<string, string>) => {
  const { found, mistakes } = ownRedirects(redirects, pages);
  return {
    found: [...found],
    mistakes: mistakes.map(({ path, message }) => [path.at(-1), message]),
  };
};

test('an old address leads on in one spelling for all that hosts take for the same', () => {
  expect(
    read({
      '/2019/05/hello/': '/blog/hello',
      '/team.html': '/about#team',
      '/%ce%b1/index.html': '/größe',
    }),
  ).toEqual({
    found: [
      ['/2019/05/hello', '/blog/hello'],
      ['/team', '/about#team'],
      ['/α', '/größe'],
    ],
    mistakes: [],
  });
});

test.each([
  ['/?p=123', '/about'],
  ['/a b', '/about'],
  ['/a*', '/about'],
  ['//other.example/a', '/about'],
  ['old', '/about'],
  ['/old', 'https://other.example/'],
  ['/old', 'about'],
])('%s → %s is no redirect that every host can answer', (from, to) => {
  expect(redirectsSchema.safeParse({ [from]: to }).success).toBe(false);
  expect(redirectsSchema.safeParse({ '/old/page.html': '/about#team' }).success).toBe(true);
});

test('a redirect to a draft waits for it', () => {
  expect(read({ '/soon': '/blog/later' })).toEqual({ found: [], mistakes: [] });
});

describe('a redirect is refused', () => {
  test.each([
    [
      'whose target is no page',
      { '/a': '/abuot' },
      '/a',
      /a page of this site; found "\/abuot".*\/about/,
    ],
    [
      'whose old path is a page',
      { '/about/': '/blog/hello' },
      '/about/',
      /\/about is a page of this site/,
    ],
    [
      'that leads to another',
      { '/a': '/b', '/b': '/about' },
      '/a',
      /not another old path; found "\/b"/,
    ],
    ['that leads to itself', { '/a/': '/a' }, '/a/', /not another old path/],
    [
      'that another spelling is',
      { '/a': '/about', '/a.html': '/' },
      '/a.html',
      /"\/a" is the same/,
    ],
  ])('%s', (_, redirects, field, message) => {
    const { mistakes } = read(redirects);
    expect(mistakes).toEqual([[field, expect.stringMatching(message)]]);
  });
});

test('the post that another page shows is the featured one, else the newest that is out', () => {
  const post = (path: string, day: string, more: Partial<PostAddress> = {}): PostAddress => ({
    path,
    date: new Date(day),
    isHeld: false,
    isFeatured: false,
    isInJournal: true,
    ...more,
  });
  const posts = [
    post('/blog/old', '2019-01-01'),
    post('/blog/new', '2020-01-01'),
    post('/blog/soon', '2030-01-01', { isHeld: true }),
    post('/blog/other-home', '2021-01-01', { isInJournal: false }),
  ];
  expect(pathAtDetails(posts)).toBe('/blog/new');
  expect(pathAtDetails([...posts, post('/blog/first', '2018-01-01', { isFeatured: true })])).toBe(
    '/blog/first',
  );
  expect(pathAtDetails([])).toBeUndefined();
});
