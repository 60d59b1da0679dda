import { expect, test } from 'vitest';
import { inlineHash } from '../../../src/lib/site/inline-hash.ts';
import { STYLE } from '../../lib/page-styles.ts';
import { leanPage, readScript } from './lean-styles.ts';

const surroundings = {
  places: new Set(['hero', 'hero-tall']),
  scripts: new Map([
    ['first.js', readScript('import("./later.1a_B-c.js")')],
    ['later.1a_B-c.js', readScript('"hero_open";import("./first.js")')],
    ['other.js', readScript('"hero_later"')],
  ]),
  properties: new Set(['--pace']),
};
const body =
  '<body class="hero_hero hero-tall_look" data-tone="plain"><astro-island props="{&quot;tone&quot;:[0,&quot;loud&quot;]}"><script src="/first.js"></script>';

/** The rules that are left of a page's. */
const styled = (css: string) =>
  [...leanPage(`<style>${css}</style>${body}`, surroundings).matchAll(STYLE)]
    .map(([, text = '']) => text)
    .join('');

test('rules of classes that nothing wears and no script of the page names are left out', () => {
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

test('rules of parts that were built as none of the page’s are left out', () => {
  expect(
    styled(
      '[data-tone=plain]{margin:0;&[data-size=long]{margin:1px}}.hero_hero[data-tone=quiet]{margin:2px}' +
        ':is([data-tone=quiet],[data-size]) b{margin:3px}:is([data-tone=quiet],[data-focus=top]) b{margin:4px}' +
        'i,[data-tone=quiet]{margin:5px}',
    ),
  ).toBe(
    '[data-tone=plain]{margin:0}:is([data-tone=quiet],[data-size]) b{margin:3px}i{margin:5px}',
  );
});

test('rules stay of what an island may draw, of what a script may say, and of what is not so', () => {
  const css =
    '[data-tone=loud]{margin:0}[data-open=true]{margin:1px}:not([data-tone=quiet]){margin:2px}';
  expect(styled(css)).toBe(css);
});

test('custom properties that nothing reads are left out', () => {
  const css = 'a{--seen:1px;--pace:2s;--unseen:3px;margin:var(--seen)}';
  expect(styled(css)).toBe('a{--seen:1px;--pace:2s;margin:var(--seen)}');
});

test('sheets become one in the place of the first; one that a script takes off stays by itself', () => {
  const taken =
    '<style data-own>b{margin:1px}</style><script>currentScript.previousElementSibling</script>';
  const page =
    `<style>a{margin:0}</style><title>1</title>${taken}` +
    '<style>i{margin:2px}</style><script>x</script><script>previousElementSibling</script>';
  expect(leanPage(page, surroundings)).toBe(
    `<style>a{margin:0}i{margin:2px}</style><title>1</title>${taken}` +
      '<script>x</script><script>previousElementSibling</script>',
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
