import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import site from '../site.config.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { scopedClasses, strayStyles } from '../tools/lib/page-styles.ts';
import { discoverRoutes } from '../tools/site/routes.ts';

/** What the files say by themselves: no browser is needed to read it, and one process has read them once. */

test.describe.configure({ mode: 'default' });

const modules = globSync('src/**/*.module.css', { cwd: ROOT });

for (const { path, file } of discoverRoutes()) {
  test(`${path} carries its own styles, and no look that it does not wear`, () => {
    const html = readFileSync(file, 'utf8');
    expect(scopedClasses(html), 'classes that name their files').not.toEqual([]);
    const name = path === '/' ? site.home : path.slice(1);
    expect(strayStyles({ name, html, theme: site.theme }, modules)).toEqual([]);
    // A minifier writes a timeline into the shorthand, and browsers then read neither.
    expect(html.match(/[{;]animation:[^;}]*\b(?:view|scroll)\([^;}]*/g) ?? []).toEqual([]);
  });
}
