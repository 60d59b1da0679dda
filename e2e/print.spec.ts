import { expect, test } from '@playwright/test';
import { openPage } from '../tools/site/open.ts';
import { wordsNotPrinted } from './support/printed.ts';
import { discoverRoutes } from '../tools/site/routes.ts';

/** Pages with a slideshow, carousels, tabs, folds, a scrolling strip, a filtered list, and code. */
const PAGES = [
  '/business',
  '/home-particles',
  '/personal-portfolio',
  '/portfolio',
  '/portfolio-home',
  '/portfolio-landing',
  '/pricing-table',
  '/service',
  '/startup',
  '/testimonial',
];

const present = discoverRoutes().map(({ path }) => path);

for (const path of PAGES.filter((one) => present.includes(one)))
  test(`${path} is printed with all its words, whatever was seen of it`, async ({ page }) => {
    await openPage(page, path);
    expect(await wordsNotPrinted(page)).toEqual([]);
  });
