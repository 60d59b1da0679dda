import { describe, expect, test } from 'vitest';
import { absoluteUrl, internalPath, routeOfPathname, withBase } from './url';

describe('withBase', () => {
  test.each([
    ['/', '/', '/'],
    ['/demo', '/', '/demo'],
    ['/', '/some/base', '/some/base'],
    ['/demo#faq', '/some/base', '/some/base/demo#faq'],
    ['#faq', '/some/base', '#faq'],
    ['https://a.example/x', '/some/base', 'https://a.example/x'],
    ['//a.example/x', '/some/base', '//a.example/x'],
    ['mailto:a@b.example', '/some/base', 'mailto:a@b.example'],
  ])('%s below %s is %s', (address, base, expected) => {
    expect(withBase(address, base)).toBe(expected);
  });
});

test('an internal path is known without its anchor and query', () => {
  expect(internalPath('/demo?tab=new#faq')).toBe('/demo');
  expect(internalPath('https://a.example/demo')).toBeUndefined();
  expect(internalPath('#faq')).toBeUndefined();
});

test('a canonical address holds the base path once', () => {
  expect(absoluteUrl('/demo', 'https://a.example', '/b')).toBe('https://a.example/b/demo');
  expect(absoluteUrl('/', 'https://a.example', '/')).toBe('https://a.example/');
});

test.each([
  ['/', '/', '/'],
  ['/demo', '/', '/demo'],
  ['/demo.html', '/', '/demo'],
  ['/b', '/b', '/'],
  ['/b/', '/b', '/'],
  ['/b/blog/page/2', '/b', '/blog/page/2'],
])('the page printed at %s below %s has the path %s', (pathname, base, expected) => {
  expect(routeOfPathname(pathname, base)).toBe(expected);
});
