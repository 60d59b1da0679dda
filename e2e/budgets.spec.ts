import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { WIDTHS } from './support/browser.ts';
import { keepFigures } from './support/figures.ts';
import { discoverRoutes } from './support/routes.ts';
import { watch } from './support/watch.ts';
import { weigh } from './support/weigh.ts';

/** KiB, texts after gzip (issue 2, point 6). */
const LIMITS = {
  document: 30,
  scriptAtLoad: { plain: 10, widgetInView: 90 },
  scriptAfterWalk: 130,
  fonts: 90,
  /** At 390 px and two device pixels each. */
  pictures: 150,
} as const;

/** Two device pixels each on the phone, as most have; one on the desktop. */
const WINDOWS = [
  { viewport: WIDTHS[390], deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { viewport: WIDTHS[1440], deviceScaleFactor: 1, isMobile: false, hasTouch: false },
] as const;

/** What brings React, or the particles' library, to a page; without them it pays for neither. */
const HYDRATED = /<astro-island|data-particles/;

for (const window of WINDOWS) {
  test.describe(`weight at ${window.viewport.width} px`, () => {
    test.use(window);

    for (const route of discoverRoutes()) {
      test(route.path, async ({ page }) => {
        const { blocking, ...figures } = await weigh(page, route, watch(page, route));
        keepFigures(figures);
        const within = (what: string, figure: number, limit: number) =>
          expect
            .soft(figure, `${route.path}: ${figure.toFixed(1)} KiB of ${what}, limit ${limit}`)
            .toBeLessThanOrEqual(limit);
        const { plain, widgetInView } = LIMITS.scriptAtLoad;
        const atLoad = figures.widgetInView ? widgetInView : plain;
        within('document and styles', figures.document, LIMITS.document);
        within('script at load', figures.scriptAtLoad, atLoad);
        within('script after the walk', figures.scriptAfterWalk, LIMITS.scriptAfterWalk);
        if (!HYDRATED.test(readFileSync(route.file, 'utf8')))
          within('script of a page without widgets', figures.scriptAfterWalk, plain);
        within('fonts', figures.fonts, LIMITS.fonts);
        if (window.isMobile)
          within('pictures in the first view', figures.pictures, LIMITS.pictures);
        expect.soft(blocking, `${route.path}: scripts that block rendering`).toEqual([]);
      });
    }
  });
}
