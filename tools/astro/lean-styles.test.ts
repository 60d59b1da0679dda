import { expect, test } from 'vitest';
import { inlineHash } from '../../src/lib/inline-hash.ts';
import { STYLE } from '../lib/page-styles.ts';
import { leanPage } from './lean-styles.ts';

const surroundings = {
  places: new Set(['hero', 'hero-tall']),
  words: new Set(['hero_open', '--pace']),
};
const body = '<body class="hero_hero hero-tall_look">';

/** The rules that are left of a page's. */
const styled = (css: string) =>
  [...leanPage(`<style>${css}</style>${body}`, surroundings).matchAll(STYLE)]
    .map(([, text = '']) => text)
    .join('');

test('rules of classes that nothing wears and no script names are left out', () => {
  expect(
    styled(
      '.hero_hero{margin:0;&:hover>.hero_later{margin:1px}}.hero_later{margin:2px}' +
        '.hero-tall_look .hero_open{margin:3px}.hero_later .hero_hero,.hero_later b{margin:4px}',
    ),
  ).toBe('.hero_hero{margin:0}.hero-tall_look .hero_open{margin:3px}');
});

test('classes that are no stylesheet’s of ours stay: others may make what they are for', () => {
  const css = '.booking_form{margin:0}.keyword{margin:1px}';
  expect(styled(css)).toBe(css);
});

test('custom properties that nothing reads are left out', () => {
  const css = 'a{--seen:1px;--pace:2s;--unseen:3px;margin:var(--seen)}';
  expect(styled(css)).toBe('a{--seen:1px;--pace:2s;margin:var(--seen)}');
});

test('sheets become one in the place of the first; one that a script takes off stays by itself', () => {
  const page =
    '<style>a{margin:0}</style><title>1</title><style data-own>b{margin:1px}</style><script>x</script>' +
    '<style>i{margin:2px}</style>';
  expect(leanPage(page, surroundings)).toBe(
    '<style>a{margin:0}i{margin:2px}</style><title>1</title><style data-own>b{margin:1px}</style><script>x</script>',
  );
});

test('the policy allows what the page holds now', () => {
  const policy = (css: string) => `<meta content="style-src 'self' '${inlineHash(css)}'">`;
  const page = (css: string) => `${policy(css)}<style>${css}</style>`;
  expect(leanPage(page('a { margin: 0 }'), surroundings)).toBe(page('a{margin:0}'));
});

test('a page without styles stays as it is', () => {
  expect(leanPage(body, surroundings)).toBe(body);
});
