import { expect, test } from 'vitest';
import { parsePage, printPage } from '../../lib/html.ts';
import { linkOwnSheet } from './page-letters.ts';

const linked = (html: string) => {
  const page = parsePage(html);
  linkOwnSheet(page, 'own.css');
  return printPage(page);
};

test('a page has one sheet of its own, and names those that other pages share', () => {
  const link = (name: string) =>
    `<link rel="stylesheet" href="/shop/_astro/fonts/${name}.css" data-own-letters="">`;
  expect(linked(link('display') + link('body'))).toContain(
    '<link rel="stylesheet" href="/shop/_astro/fonts/own.css" data-all-letters="/shop/_astro/fonts/display.css /shop/_astro/fonts/body.css">',
  );
  expect(linked(link('display') + link('body'))).not.toContain('data-own-letters');
});

test('a page that shares its sheets keeps them', () => {
  const shared = '<link rel="stylesheet" href="/_astro/fonts/body.css">';
  expect(linked(shared)).toContain(shared);
});
