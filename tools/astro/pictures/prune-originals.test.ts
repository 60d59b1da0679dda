import { expect, test } from 'vitest';
import { unmentioned, unreached } from './prune-originals.ts';

test.each([
  '<img src="/base/_astro/a.X1.webp">',
  '<source srcset="/_astro/c.X3.avif 480w,/_astro/a.X1.webp 480w,/_astro/c.X3.webp 960w">',
  'a{background:url(/_astro/a.X1.webp)}',
  'const a={src:"https:\\/\\/vitrine.example\\/_astro\\/a.X1.webp"}',
  '<loc>https://vitrine.example/_astro/a.X1.webp</loc>',
])('a picture stays where %s names it, and one that nothing names goes', (text) => {
  const pictures = ['_astro/a.X1.webp', '_astro/b.X2.webp', '_astro/a.X1.avif'];
  expect(unmentioned(pictures, [text, 'x'])).toEqual(['_astro/b.X2.webp', '_astro/a.X1.avif']);
});

test.each(['gif', 'JPG', 'Jpg'])('the original of a .%s goes, too', (ending) => {
  const page = `<img src="/_astro/a.X1.webp"><img src="/_astro/b.X2.${ending}">`;
  const pictures = [`_astro/a.X1.${ending}`, `_astro/b.X2.${ending}`];
  expect(unmentioned(pictures, [page])).toEqual([`_astro/a.X1.${ending}`]);
});

test('a script stays when a page leads to it by others, and goes when only such do that go', () => {
  const scripts = new Map([
    ['_astro/shell.js', 'import("./effect.js")'],
    ['_astro/effect.js', ''],
    ['_astro/client.js', 'import "./react.js"'],
    ['_astro/react.js', ''],
  ]);
  const left = unreached(scripts, ['<script src="/_astro/shell.js">']);
  expect(left).toEqual(['_astro/client.js', '_astro/react.js']);
});
