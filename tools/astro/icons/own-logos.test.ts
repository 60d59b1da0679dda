import { expect, test } from 'vitest';
import { withOwnLogos } from './own-logos.ts';

const use = '<use href="/shop/logos.svg?v=ab12#vela"></use>';
const island =
  '<astro-island props="{&quot;href&quot;:[0,&quot;/shop/logos.svg?v=ab12#vela&quot;]}">';
const sheet = '<svg class="visually-hidden" data-own-logos><svg id="vela"></svg></svg>';

test('logos of a page that holds their drawings refer to those, and so do its islands', () => {
  expect(withOwnLogos(use + island + sheet)).toBe(
    `<use href="#vela"></use><astro-island props="{&quot;href&quot;:[0,&quot;#vela&quot;]}">${sheet}`,
  );
});

test('other pages ask for the file', () => {
  expect(withOwnLogos(use + island)).toBe(use + island);
});
