/**
 * `npm run sheet`: renders inner pages in every theme, each page on its own sheet, for comparison
 * side by side.
 *
 *   npm run sheet                                 every inner page, every theme, at 1440 px
 *   npm run sheet -- /about /service              only these pages
 *   npm run sheet -- --themes house,startup       only these themes
 *   npm run sheet -- --phone                      at 390 px
 *   npm run sheet -- --whole                      whole pages instead of their first screens, one file each
 *
 * The sheets are written to `.tools/sheet/`. The site must have the wardrobe (`src/showcase`).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions, WIDTHS } from './site/launch-options.ts';
import { readDemos } from './site/demos.ts';
import { discoverRoutes } from './site/routes.ts';
import { HOUSE } from '../src/lib/theme/inner-theme.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { writeContactSheet } from './lib/contact-sheet.ts';
import { runTool } from './lib/main.ts';
import { TOOLS_HOME } from './lib/paths.ts';
import { buildTestSite } from './site/test-site.ts';
import { serveSite } from './serve/serve-site.ts';
import { photograph } from './shots/photograph.ts';

const OUT = join(TOOLS_HOME, 'sheet');

/** The layout of the sheets: pixels of a screenshot's cell, and cells per row. */
const CELLS = {
  1440: { width: 600, height: 375, columns: 4 },
  390: { width: 260, height: 563, columns: 7 },
} as const;

/** Identifies an inner page: by the slot of the theme's decoration. */
const INNER = 'data-banner=""';

runTool(async () => {
  const root = await buildTestSite();
  const { themes, paths, width, whole } = readArguments(root);
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureBrowser({ whole: true }),
  });
  const site = await serveSite({ root, port: 0 });
  rmSync(OUT, { recursive: true, force: true });
  try {
    for (const path of paths) {
      const name = path.slice(1).replaceAll('/', '-');
      const folder = join(OUT, name);
      mkdirSync(folder, { recursive: true });
      const files: string[] = [];
      for (const theme of themes) {
        const viewport = WIDTHS[width];
        const picture = await photograph(browser, `${site.url}${path}?theme=${theme}`, viewport);
        const file = join(folder, `${theme}.png`);
        const { height } = await sharp(picture).metadata();
        const crop = { left: 0, top: 0, width, height: Math.min(height, viewport.height) };
        writeFileSync(file, whole ? picture : await sharp(picture).extract(crop).toBuffer());
        files.push(file);
      }
      const sheet = join(OUT, `${name}.webp`);
      if (!whole) await writeContactSheet(sheet, { files, ...CELLS[width] });
      console.log(whole ? folder : sheet);
    }
    return 0;
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
});

function readArguments(root: string) {
  const { values, positionals } = parseArgs({
    options: {
      themes: { type: 'string' },
      phone: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const known = [HOUSE, ...readDemos().map(({ slug }) => slug)].filter((name) =>
    existsSync(join(root, 'themes', `${name}.css`)),
  );
  if (known.length === 0)
    throw new Failure('This site has no wardrobe: set `wardrobe: true` in site.config.ts.');
  const inner = discoverRoutes(root)
    .filter(({ file }) => readFileSync(file, 'utf8').includes(INNER))
    .map(({ path }) => path);
  const choose = (what: string, wanted: string[], all: readonly string[]) => {
    const unknown = wanted.filter((one) => !all.includes(one));
    if (unknown.length > 0) throw new Failure(`There is no ${what} ${unknown.join(', ')}.`);
    return wanted.length > 0 ? wanted : all;
  };
  return {
    themes: choose('theme', values.themes?.split(',') ?? [], known),
    paths: choose('inner page', positionals, inner),
    width: values.phone ? 390 : 1440,
    whole: values.whole,
  } as const;
}
