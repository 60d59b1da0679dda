import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '~/lib/words/words';
import { Carousel } from './Carousel';
import type { CarouselPresetName } from './presets';

const printed = (preset: CarouselPresetName, settings = {}) =>
  renderToStaticMarkup(
    <Carousel words={words.carousel} label="Works" preset={preset} settings={settings}>
      <p>One</p>
      <p>Two</p>
    </Carousel>,
  );

/** How many buttons lead from slide to slide: `Previous slide` and `Next slide`. */
const arrowsIn = (html: string) =>
  [words.carousel.previous, words.carousel.next].filter((name) =>
    html.includes(`aria-label="${name}"`),
  ).length;

test.each([
  ['five', 2],
  ['three', 0],
  ['one', 2],
  ['three-adaptive', 2],
  ['three-adaptive-bare', 0],
] as const)('a carousel of the preset %s has %i arrows', (preset, count) => {
  expect(arrowsIn(printed(preset))).toBe(count);
});

test('a page may give a carousel the arrows that its preset leaves out', () => {
  expect(arrowsIn(printed('three', { arrows: true }))).toBe(2);
});
