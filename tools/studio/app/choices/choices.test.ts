import { describe, expect, test } from 'vitest';
import type { NamedChoice } from '../../contract/documents.ts';
import { completed, meaningOf, offered, seenFrom } from './addresses.ts';
import { foldersOf, searched, spoken } from './search.ts';

const names = (choices: readonly NamedChoice[]) => choices.map(({ name }) => name);

const named = (...all: string[]): NamedChoice[] => all.map((name) => ({ name }));

const pages: NamedChoice[] = [
  { name: '/', title: 'Home', target: 'page' },
  { name: '/about', title: 'About us', target: 'page' },
  { name: '/about#team', title: 'The people', target: 'place' },
  { name: '/menu.pdf', target: 'file' },
];

describe('a search', () => {
  test('finds every word, in names and titles, whatever their accents', () => {
    const choices = [{ name: 'shop/cafe-table.webp' }, { name: 'a', title: 'Das Café am Markt' }];
    expect(names(searched(choices, 'CAFÉ'))).toEqual(['shop/cafe-table.webp', 'a']);
    expect(names(searched(choices, 'markt cafe'))).toEqual(['a']);
    expect(searched(choices, 'teapot')).toEqual([]);
  });

  test('puts what begins with it first', () => {
    const icons = named('circle-arrow-up', 'barrow', 'arrow-up');
    expect(names(searched(icons, 'arrow'))).toEqual(['arrow-up', 'circle-arrow-up', 'barrow']);
  });
});

test('folders are counted, the one in use first; a single one is none', () => {
  const choices = named('people/a.webp', 'shop/b.webp', 'people/c.webp', 'd.svg');
  expect(foldersOf(choices, 'shop')).toEqual([
    { name: 'shop', count: 1 },
    { name: 'people', count: 2 },
  ]);
  expect(foldersOf(named('people/a.webp', 'people/b.webp'), undefined)).toEqual([]);
});

test('a file is called as one reads it', () => {
  expect(spoken('shop/market-hall.webp')).toBe('Market hall');
});

describe('an address', () => {
  test.each([
    ['/about', { kind: 'page', what: 'About us' }],
    ['/about/', { kind: 'page', what: 'About us' }],
    ['/about#team', { kind: 'place', what: 'The people' }],
    ['/menu.pdf', { kind: 'file', what: '/menu.pdf' }],
    ['/gone', { kind: 'nowhere', what: '/gone' }],
    ['mailto:me@shop.example?subject=Hi', { kind: 'mail', what: 'me@shop.example' }],
    ['tel:+15550142', { kind: 'phone', what: '+15550142' }],
    ['https://shop.example/a?b', { kind: 'site', what: 'shop.example' }],
    [' ', undefined],
  ])('%s is said in words', (address, meaning) => {
    expect(meaningOf(address, pages)).toEqual(meaning);
  });

  test.each([
    ['me@shop.example', 'mailto:me@shop.example'],
    ['+1 (555) 0142', 'tel:+15550142'],
    ['www.shop.example/a', 'https://www.shop.example/a'],
    ['https://shop.example', 'https://shop.example'],
    ['about', undefined],
    ['/about', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s is completed', (typed, address) => {
    expect(completed(typed)).toBe(address);
  });

  test('is offered with what the site has', () => {
    expect(names(offered('about', pages, false))).toEqual(['/about', '/about#team']);
    expect(names(offered('me@about.example', pages, false))).toEqual(['mailto:me@about.example']);
    expect(offered('/about', pages, true)).toHaveLength(pages.length);
  });

  test('of a place on the page itself has no path', () => {
    expect(names(seenFrom('/about', pages))).toContain('#team');
    expect(names(seenFrom('/', pages))).toContain('/about#team');
  });
});
