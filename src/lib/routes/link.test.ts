import { expect, test } from 'vitest';
import { languages } from '../languages/languages';
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

test('a path in a language that the site does not speak is refused by the language', () => {
  const [tag = ''] = ['fr', 'it', 'sv', 'pl'].filter((one) => !languages.includes(one));
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag);
  for (const path of [`/${tag}`, `/${tag}/contact`])
    expect(messageOf(path)).toBe(
      `a page of this site: ${path} is in ${name}, and "${tag}" is not among \`languages\` in site.config.ts`,
    );
  // Its name is a language's, and a page's.
  expect(messageOf('/new')).toContain('there is no src/pages/new.astro');
});

test.each(['contact', 'javascript:alert(1)', '//elsewhere.example', ''])(
  '%s is refused',
  (address) => {
    expect(messageOf(address)).toContain('an address: /page, #anchor');
  },
);
