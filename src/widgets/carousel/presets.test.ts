import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { carouselPresetNames, carouselPresets, slidesShown } from './presets';

describe('how many slides a preset shows', () => {
  it.each([
    [
      'five',
      [
        [1201, 5],
        [1200, 3],
        [994, 3],
        [993, 2],
        [801, 2],
        [800, 3],
        [770, 3],
        [769, 2],
        [482, 2],
        [481, 1],
        [320, 1],
      ],
    ],
    [
      'three',
      [
        [994, 3],
        [993, 2],
        [801, 2],
        [800, 2],
        [580, 2],
        [482, 2],
        [481, 1],
      ],
    ],
    [
      'one',
      [
        [1440, 1],
        [320, 1],
      ],
    ],
    [
      'three-adaptive',
      [
        [993, 3],
        [992, 2],
        [578, 2],
        [577, 1],
        [485, 1],
      ],
    ],
    [
      'three-adaptive-bare',
      [
        [993, 3],
        [992, 2],
        [578, 2],
        [577, 1],
        [485, 1],
      ],
    ],
  ] as const)('%s', (name, expected) => {
    for (const [width, shown] of expected)
      expect([width, slidesShown(carouselPresets[name], width)]).toEqual([width, shown]);
  });
});

/**
 * Returns how many slides the stylesheet shows at a window width: the last matching rule of the
 * preset wins.
 */
function slidesStyled(styles: string, name: string, width: number): number | undefined {
  const start = styles.indexOf(`&[data-preset='${name}']`);
  const block = start < 0 ? '' : styles.slice(start, styles.indexOf('\n    }\n', start));
  const shown = [...block.matchAll(/(?:width <= (\d+)px\)[^}]*?)?--shown: (\d+);/g)]
    .filter(([, limit]) => limit === undefined || width <= Number(limit))
    .map(([, , number]) => Number(number));
  return shown.at(-1);
}

it('the style sheet shows the same number in every window', () => {
  const styles = readFileSync(new URL('carousel.module.css', import.meta.url), 'utf8');
  for (const name of carouselPresetNames)
    for (let width = 300; width <= 1500; width += 1)
      expect([name, width, slidesStyled(styles, name, width)]).toEqual([
        name,
        width,
        slidesShown(carouselPresets[name], width),
      ]);
});
