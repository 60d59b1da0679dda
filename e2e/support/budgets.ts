import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { WIDTHS } from './browser.ts';
import { keepFigures } from './figures.ts';
import type { Route } from './routes.ts';
import type { Weight } from './weigh.ts';

/** KiB, texts after gzip (issue 2, point 6). */
const LIMITS = {
  document: 30,
  scriptAtLoad: { plain: 10, widgetInView: 90 },
  scriptAfterWalk: 130,
  fonts: 90,
  /** At 390 px and two device pixels each. */
  pictures: 150,
} as const;

/** What brings React, or the particles' library, to a page; without them it pays for neither. */
const HYDRATED = /<astro-island|data-particles/;

/** A page keeps its budgets; its figures go into the report. */
export function expectWithinBudgets(route: Route, { blocking, ...figures }: Weight): void {
  keepFigures(figures);
  const within = (what: string, figure: number, limit: number) =>
    expect
      .soft(figure, `${route.path}: ${figure.toFixed(1)} KiB of ${what}, limit ${limit}`)
      .toBeLessThanOrEqual(limit);
  const { plain, widgetInView } = LIMITS.scriptAtLoad;
  within('document and styles', figures.document, LIMITS.document);
  within('script at load', figures.scriptAtLoad, figures.widgetInView ? widgetInView : plain);
  within('script after the walk', figures.scriptAfterWalk, LIMITS.scriptAfterWalk);
  if (!HYDRATED.test(readFileSync(route.file, 'utf8')))
    within('script of a page without widgets', figures.scriptAfterWalk, plain);
  within('fonts', figures.fonts, LIMITS.fonts);
  if (figures.width === WIDTHS[390].width)
    within('pictures in the first view', figures.pictures, LIMITS.pictures);
  expect.soft(blocking, `${route.path}: scripts that block rendering`).toEqual([]);
}
