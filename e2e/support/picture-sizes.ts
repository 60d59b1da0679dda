import type { Page } from '@playwright/test';

/** How many times as wide as it stands in the layout a picture may be asked for. */
const MOST = 1.75;

/** Below this width, in CSS pixels, a candidate too large costs next to nothing. */
const SMALL = 60;

/**
 * Pictures whose `sizes` tells the browser that they stand much wider than they do: it fetches a larger
 * candidate than it can show.
 *
 * @param page walked down: what has not come has no size
 * @returns a line for each
 */
export const tooLargePictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ most, small }) =>
      [...document.querySelectorAll<HTMLImageElement>('picture:has(source) > img')]
        .filter((img) => img.complete && img.naturalWidth > 0 && img.checkVisibility())
        .map((img) => {
          // With a choice of widths a picture's natural one is what `sizes` says.
          const { naturalWidth: said, naturalHeight, offsetWidth, offsetHeight, currentSrc } = img;
          const across = (offsetHeight * said) / naturalHeight;
          const { objectFit } = getComputedStyle(img);
          const wide =
            objectFit === 'cover'
              ? Math.max(offsetWidth, across)
              : objectFit === 'contain'
                ? Math.min(offsetWidth, across)
                : offsetWidth;
          return { said, wide, name: new URL(currentSrc).pathname };
        })
        .filter(({ said, wide }) => wide >= small && said > wide * most)
        .map(({ said, wide, name }) => `${name} stands ${Math.round(wide)} px wide, not ${said}`),
    { most: MOST, small: SMALL },
  );
