import { expect, test } from 'vitest';
import site from '~site';
import { isAbsent } from './absent-link';

test.each([
  ['a page', '/404', false],
  ['a place on a page', '/404#content', false],
  ['a file below public', `${site.icon}?v=2`, false],
  ['a page that is yet to come', '/later', true],
  ['a file that is not there', '/later.pdf', true],
  ['a folder below public', '/.', true],
  ['another site', 'https://studio.example/later', false],
  ['an anchor', '#later', false],
])('%s, %s, is absent: %s', (_, address, expected) => {
  expect(isAbsent(address)).toBe(expected);
});
