import { expect, test } from 'vitest';
import { link } from './link';

const messageOf = (address: string) => link().safeParse(address).error?.issues[0]?.message;

test.each([
  '#portfolio',
  'https://film.example/a',
  'mailto:a@b.example',
  'tel:+15550142',
  '/404',
  '/',
])('%s is an address', (address) => {
  expect(link().parse(address)).toBe(address);
});

test('a path without a page is refused, naming the file that is missing', () => {
  expect(messageOf('/no-such-page')).toContain('there is no src/pages/no-such-page.astro');
});

test.each(['contact', 'javascript:alert(1)', '//elsewhere.example', ''])(
  '%s is refused',
  (address) => {
    expect(messageOf(address)).toContain('an address: /page, #anchor');
  },
);
