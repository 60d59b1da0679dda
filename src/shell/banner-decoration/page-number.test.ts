import { expect, test } from 'vitest';
import { demos } from '~/lib/routes/demos';
import { menu } from '~/lib/routes/menu';
import { pageNumber } from './page-number';

const homes = demos.map(({ path }) => path);

const inMenu = menu()
  .flatMap((entry) => ('entries' in entry ? entry.entries : [entry]))
  .map(({ path }) => path)
  .filter((path) => /^\/[\w-]+$/.test(path) && !homes.includes(path));

const LEFT_OUT = '/imprint';

test('pages of the menu come first, in its order', () => {
  for (const [index, path] of [...new Set(inMenu)].entries())
    expect(pageNumber([path]).number, path).toBe(index + 1);
});

test('a page that the menu leaves out has a number of its own, after them', () => {
  const { number, count } = pageNumber([LEFT_OUT]);
  expect(number).toBeGreaterThan(new Set(inMenu).size);
  expect(number).toBeLessThanOrEqual(count);
});

test('what is printed from a list has the list’s number', () => {
  const [list = ''] = inMenu;
  expect(pageNumber([`${list}/one`, list])).toEqual(pageNumber([list]));
});

test('nothing is beyond the last', () => {
  const { number, count } = pageNumber(['/somewhere/else']);
  expect(number).toBe(count);
});
