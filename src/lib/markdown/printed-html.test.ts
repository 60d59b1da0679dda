import { expect, test } from 'vitest';
import { printedHtml } from './printed-html';

const facts = { name: 'Ink & Co', email: 'a@b.example' };

test('facts take the place of their names, except in code', () => {
  expect(printedHtml('<p>{name}, {other}</p><pre><code>{name}</code></pre>', facts)).toBe(
    '<p>Ink &amp; Co, {other}</p><pre><code>{name}</code></pre>',
  );
  expect(printedHtml('<a href="mailto:%7Bemail%7D">{email}</a>', facts)).toBe(
    '<a href="mailto:a@b.example">a@b.example</a>',
  );
});

test('what is still to be filled in is marked, tags stay whole', () => {
  expect(printedHtml('<p title="[[no]]">in [[five <em>days</em>]]</p>', facts)).toBe(
    '<p title="[[no]]">in <mark>five <em>days</em></mark></p>',
  );
});

test('addresses of the site get its base path', () => {
  expect(printedHtml('<a href="/privacy?a=1&amp;b">x</a>', facts, '/studio')).toBe(
    '<a href="/studio/privacy?a=1&amp;b">x</a>',
  );
  expect(printedHtml('<p><!-- <pre> --><img src="/plan.svg"></p>', facts, '/studio')).toBe(
    '<p><!-- <pre> --><img src="/studio/plan.svg"></p>',
  );
});

test('a picture keeps the mark by which Astro finds it', () => {
  const picture = '<p><img __ASTRO_IMAGE_="{&quot;src&quot;:&quot;../a.webp&quot;}"></p>';
  expect(printedHtml(picture, facts)).toBe(picture);
});
