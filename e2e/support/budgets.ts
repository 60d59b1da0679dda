import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { WIDTHS } from '../../tools/site/launch-options.ts';
import { isMultilingual } from '../../src/lib/languages/languages.ts';
import { keepFigures } from './figures.ts';
import type { Route } from '../../tools/site/routes.ts';
import type { Weight } from './weigh.ts';
import { siteWorks } from './works.ts';

/** In KiB, texts after gzip. The document, a page and its styles, delays the first paint. */
const LIMITS = {
  document: 32,
  /** The ways to a page's other languages: 300 bytes. */
  languages: isMultilingual ? 0.3 : 0,
  /** Before a visitor's first interaction. */
  scriptAtLoad: 8,
  /** The switch between two palettes, on pages that have it: it works before any other script. */
  schemeSwitch: 0.15,
  /** The splash page's film of the studio, with twelve ways into it: they are its text alternative. */
  film: 1.8,
  /** The second palette, the switch, its script and a second picture in a document. */
  secondPalette: 0.4,
  /** The effects of a page without widgets. */
  effects: { plain: 10, particles: 45 },
  /** The splash page has a slider, particles, and homes that run in its windows. */
  scriptAfterWalk: { plain: 130, windows: 132 },
  /** Before the first paint, and in total. */
  /** A home's work wears all faces of that home, with the letters of every page. */
  fontSheets: { plain: 45, ofHome: 50 },
  fonts: 60,
  /** At 390 px and a device pixel ratio of 2. */
  pictures: 150,
} as const;

/** Marks pages that load the particles library. */
const PARTICLES = 'data-effect="particles"';

/** Marks the page whose windows show homes. */
const WINDOWS = 'data-effect="demo-catalogue"';

/** Marks pages whose theme has two palettes. */
const SWITCH = 'data-scheme-switch';

/** Marks pages that load React; a page without either mark has no such cost. */
const ISLAND = '<astro-island';

/** Expects a page to stay within its budgets, and adds its figures to the report. */
export function expectWithinBudgets(route: Route, { blocking, ...figures }: Weight): void {
  keepFigures(figures);
  const within = (what: string, figure: number, limit: number) =>
    expect
      .soft(figure, `${route.path}: ${figure.toFixed(1)} KiB of ${what}, limit ${limit}`)
      .toBeLessThanOrEqual(limit);
  const html = readFileSync(route.file, 'utf8');
  const hasSwitch = html.includes(SWITCH);
  const ofPalette = hasSwitch ? LIMITS.secondPalette : 0;
  const ofFilm = html.includes(WINDOWS) ? LIMITS.film : 0;
  within('document', figures.document, LIMITS.document + LIMITS.languages + ofPalette + ofFilm);
  const ofSwitch = hasSwitch ? LIMITS.schemeSwitch : 0;
  within('script at load', figures.scriptAtLoad, LIMITS.scriptAtLoad + ofSwitch);
  const walked = html.includes(WINDOWS)
    ? LIMITS.scriptAfterWalk.windows
    : LIMITS.scriptAfterWalk.plain;
  within('script after the walk', figures.scriptAfterWalk, walked);
  const effects = html.includes(PARTICLES) ? LIMITS.effects.particles : LIMITS.effects.plain;
  if (!html.includes(ISLAND))
    within('script of a page without widgets', figures.scriptAfterWalk, effects);
  const isOfHome = siteWorks.some(({ home, path }) => home !== undefined && path === route.path);
  const sheets = isOfHome ? LIMITS.fontSheets.ofHome : LIMITS.fontSheets.plain;
  within('fonts before the first paint', figures.fontSheets, sheets);
  within('fonts', figures.fonts, LIMITS.fonts);
  if (figures.width === WIDTHS[390].width)
    within('pictures in the first view', figures.pictures, LIMITS.pictures);
  expect.soft(blocking, `${route.path}: scripts that block rendering`).toEqual([]);
}
