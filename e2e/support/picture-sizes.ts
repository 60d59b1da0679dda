import type { Page } from '@playwright/test';

/** How much wider than its layout width a picture's candidate may be, as a factor. */
const MOST = 1.75;

/** Below this width, in CSS pixels, a candidate that is too large costs next to nothing. */
const SMALL = 60;

/**
 * Pictures whose `sizes` claims a much larger width than the layout's: the browser fetches a larger
 * candidate than it can show.
 *
 * @param page scrolled to its end: a picture that has not loaded has no size
 * @returns a line for each
 */
export const tooLargePictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ most, small }) =>
      [...document.querySelectorAll<HTMLImageElement>('picture:has(source) > img')]
        .filter((img) => img.complete && img.naturalWidth > 0 && img.checkVisibility())
        .map((img) => {
          // With several candidates, a picture's natural width is the one in `sizes`.
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
