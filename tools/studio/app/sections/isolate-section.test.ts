// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isolateSection } from './isolate-section.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <header>Menu</header>
    <main data-parts>
      <section id="banner"><h1>About</h1></section>
      <div data-parts><section id="team"><h2>Our team</h2></section></div>
      <template></template>
      <section id="news"><p>News</p></section>
    </main>
    <footer>End</footer>`;
});

const seen = () =>
  [...document.querySelectorAll<HTMLElement>('header, section, footer')]
    .filter((one) => !one.closest('[style*="none"]'))
    .map(({ id, tagName }) => id || tagName.toLowerCase());

test('a section stands alone under its heading', () => {
  isolateSection(document, { heading: 'Our team', at: 0 });
  expect(seen()).toEqual(['team']);
});

test('one without a heading is found at its place', () => {
  isolateSection(document, { at: 2 });
  expect(seen()).toEqual(['news']);
});

test('a page that has no such section is left as it is', () => {
  isolateSection(document, { at: 9 });
  expect(seen()).toEqual(['header', 'banner', 'team', 'news', 'footer']);
});
