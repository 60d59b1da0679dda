import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import site from '../site.config.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { scopedClasses, strayStyles } from '../tools/site/page-styles.ts';
import { discoverRoutes } from '../tools/site/routes.ts';
import { siteWorks } from './support/works.ts';

/** Checks that need no browser, in one process that reads each file once. */

test.describe.configure({ mode: 'default' });

const modules = globSync('src/**/*.module.css', { cwd: ROOT });

for (const { path, file } of discoverRoutes()) {
  test(`${path} carries its own styles, and no look that it does not wear`, () => {
    const html = readFileSync(file, 'utf8');
    expect(scopedClasses(html), 'classes that name their files').not.toEqual([]);
    const name = path === '/' ? site.home : path.slice(1);
    // A home's work wears that home.
    const theme = siteWorks.find((work) => work.path === path)?.home ?? site.theme;
    expect(strayStyles({ name, html, theme }, modules)).toEqual([]);
    // A minifier moves a timeline into the shorthand, and browsers then ignore both.
    expect(html.match(/[{;]animation:[^;}]*\b(?:view|scroll)\([^;}]*/g) ?? []).toEqual([]);
  });
}
