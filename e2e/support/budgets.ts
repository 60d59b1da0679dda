import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { WIDTHS } from '../../tools/site/launch-options.ts';
import { keepFigures } from './figures.ts';
import type { Route } from '../../tools/site/routes.ts';
import type { Weight } from './weigh.ts';

/** KiB, texts after gzip. A document is what the first paint waits for: a page and its styles. */
const LIMITS = {
  document: 32,
  /** Before a visitor's first move. */
  scriptAtLoad: 8,
  /** Of a page without a widget: its effects. */
  effects: { plain: 10, particles: 45 },
  scriptAfterWalk: 130,
  /** Before the first paint, and altogether. */
  fontSheets: 45,
  fonts: 60,
  /** At 390 px and two device pixels each. */
  pictures: 150,
} as const;

/** What brings the particles' library to a page. */
const PARTICLES = 'data-effect="particles"';

/** What brings React to a page; without either it pays for neither. */
const ISLAND = '<astro-island';

/** A page keeps its budgets; its figures go into the report. */
export function expectWithinBudgets(route: Route, { blocking, ...figures }: Weight): void {
  keepFigures(figures);
  const within = (what: string, figure: number, limit: number) =>
    expect
      .soft(figure, `${route.path}: ${figure.toFixed(1)} KiB of ${what}, limit ${limit}`)
      .toBeLessThanOrEqual(limit);
  const html = readFileSync(route.file, 'utf8');
  within('document', figures.document, LIMITS.document);
  within('script at load', figures.scriptAtLoad, LIMITS.scriptAtLoad);
  within('script after the walk', figures.scriptAfterWalk, LIMITS.scriptAfterWalk);
  const effects = html.includes(PARTICLES) ? LIMITS.effects.particles : LIMITS.effects.plain;
  if (!html.includes(ISLAND))
    within('script of a page without widgets', figures.scriptAfterWalk, effects);
  within('fonts before the first paint', figures.fontSheets, LIMITS.fontSheets);
  within('fonts', figures.fonts, LIMITS.fonts);
  if (figures.width === WIDTHS[390].width)
    within('pictures in the first view', figures.pictures, LIMITS.pictures);
  expect.soft(blocking, `${route.path}: scripts that block rendering`).toEqual([]);
}
