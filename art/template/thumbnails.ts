/**
 * `npm run thumbnails`: photographs the demo homes and inner pages for the splash page, as they are
 * now: the first screen in a desktop's window and, of homes, the whole page below it and the first
 * screen on a tablet and on a phone.
 *
 *   npm run thumbnails                  the pages that have changed
 *   npm run thumbnails -- business      these pages, changed or not
 *
 * Where anything has changed, the panel of keys is photographed too.
 *
 * The pictures lie in `pictures/shots` of each demo's folder, those of inner pages in the splash page's;
 * `src/showcase/demo/shots.json` keeps what each page was like. Two contact sheets of all demos, `docs/demos.webp` and
 * `docs/demos-phone.webp`, come out as well.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../tools/site/launch-options.ts';
import { DEMO_BAR_KEY } from '../../src/showcase/demo-bar/init-demo-bar.ts';
import { Failure } from '../../tools/lib/bootstrap/failure.mjs';
import { ensureBrowser } from '../../tools/lib/browser.ts';
import { writeContactSheet } from '../../tools/lib/contact-sheet.ts';
import { runTool } from '../../tools/lib/main.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { buildTestSite } from '../../tools/site/test-site.ts';
import { serveSite } from '../../tools/serve/serve-site.ts';
import { photographKeys } from './photograph-keys.ts';

const DEMOS = join(ROOT, 'src', 'demos');
/** The folder of the page that shows the photographs. */
const SPLASH = join(ROOT, 'src', 'showcase', 'demo');
const RECORD = join(SPLASH, 'shots.json');

/** The windows, in CSS pixels, and how wide the kept picture is, in its own pixels; demos are seen in all. */
const DEVICES = [
  { name: 'desktop', width: 1440, height: 1080, kept: 1200 },
  { name: 'tablet', width: 820, height: 1180, kept: 1000 },
  { name: 'phone', width: 390, height: 844, kept: 780 },
] as const;

/** What stands in the panel of keys where there is no script. */
const KEYS = join(SPLASH, 'pictures', 'shots', 'keys.webp');

/**
 * A home's page from its top to its end, as a desktop has it: what passes by in its window while
 * somebody looks in. Smaller than what stands still; no page fills more screens.
 */
const WHOLE = { name: 'page', kept: 800, mostScreens: 14, quality: 72 };

/** Good for type on a screen. */
const QUALITY = 86;

/** What of a page's file changes without the page looking different: names with a hash in them. */
const HASHED = /\/_astro\/[^"')\s]+|sha256-[^'"]+/g;

runTool(async () => {
  const root = await buildTestSite();
  const record = readRecord();
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureBrowser({ whole: true }),
  });
  const site = await serveSite({ root, port: 0 });
  let isAnyNew = !existsSync(KEYS);
  try {
    for (const slug of choosePages(root)) {
      const hash = fingerprint(root, slug);
      const isDemo = demoNames().includes(slug);
      const isThere = existsSync(shotFile(slug, isDemo ? WHOLE.name : DEVICES[0].name));
      if (process.argv.length === 2 && isThere && record[slug] === hash) continue;
      for (const device of isDemo ? DEVICES : DEVICES.slice(0, 1)) {
        const page = await browser.newPage({
          viewport: { width: device.width, height: device.height },
          deviceScaleFactor: device.kept / device.width,
          // A page at rest: every counter at its number, every slide at its first.
          reducedMotion: 'reduce',
        });
        // A home is shown as its firm's own: without the template's bar.
        await page.addInitScript((key) => sessionStorage.setItem(key, 'closed'), DEMO_BAR_KEY);
        await page.goto(`${site.url}${addressOf(slug)}`, { waitUntil: 'networkidle' });
        const isWhole = isDemo && device.name === 'desktop';
        await photograph(page, device, (name) => shotFile(slug, name), isWhole);
        await page.close();
      }
      record[slug] = hash;
      writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
      console.log(slug);
      isAnyNew = true;
    }
    if (isAnyNew && (await photographKeys(browser, site.url, KEYS))) console.log('keys');
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
  await writeSheets();
  return 0;
});

/** All demos beside each other, as a desktop and as a phone shows them. */
async function writeSheets(): Promise<void> {
  const shot = (device: string) =>
    demoNames()
      .map((slug) => shotFile(slug, device))
      .filter((file) => existsSync(file));
  const docs = (name: string) => join(ROOT, 'docs', name);
  const desktop = { files: shot('desktop'), width: 640, height: 480, columns: 3 };
  await writeContactSheet(docs('demos.webp'), desktop);
  const phone = { files: shot('phone'), width: 320, height: 692, columns: 7 };
  await writeContactSheet(docs('demos-phone.webp'), phone);
}

function readRecord(): Record<string, string> {
  return existsSync(RECORD)
    ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>)
    : {};
}

/** The address by which the splash page leads to a page: an inner page may wear a home's clothes there. */
function addressOf(slug: string): string {
  const splash = readFileSync(join(SPLASH, 'content.yaml'), 'utf8');
  return new RegExp(`url: (/${slug}\\?theme=[\\w-]+)\\n`).exec(splash)?.[1] ?? `/${slug}`;
}

/** The demos with a page and the inner pages that the splash page names, or those asked for. */
function choosePages(root: string): string[] {
  const splash = readFileSync(join(SPLASH, 'content.yaml'), 'utf8');
  const named = [...splash.matchAll(/demo\/shots\/([\w-]+)\.webp/g)];
  const pages = [...new Set([...demoNames(), ...named.map(([, slug = '']) => slug)])]
    .filter((slug) => existsSync(join(root, `${slug}.html`)))
    .sort();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((slug) => !pages.includes(slug));
  if (unknown.length > 0)
    throw new Failure(`There is no page ${unknown.join(', ')}, only ${pages.join(', ')}.`);
  return wanted.length > 0 ? wanted : pages;
}

/** The demos' names, which are their pages' and their folders'. */
function demoNames(): string[] {
  return globSync('*/demo.yaml', { cwd: DEMOS })
    .map((file) => dirname(file))
    .sort();
}

/** Where a page's photograph lies: a demo's in its own folder, an inner page's with the splash page. */
function shotFile(slug: string, device: string): string {
  const [folder, name] = demoNames().includes(slug) ? [join(DEMOS, slug), device] : [SPLASH, slug];
  return join(folder, 'pictures', 'shots', `${name}.webp`);
}

/** What a page is like, and what it wears. */
function fingerprint(root: string, slug: string): string {
  const [, theme] = addressOf(slug).split('?theme=');
  const files = [`${slug}.html`, ...(theme === undefined ? [] : [`themes/${theme}.css`])];
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8').replace(HASHED, ''));
  return createHash('sha256').update(texts.join('')).digest('hex').slice(0, 16);
}

/** Photographs a page's first screen and, where it is asked for, the whole of it. */
async function photograph(
  page: Page,
  { name, width, height, kept }: (typeof DEVICES)[number],
  fileOf: (name: string) => string,
  isWhole: boolean,
) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  const seen = Math.min(end, isWhole ? height * WHOLE.mostScreens : height);
  // Pictures below the first screen come when they are walked past.
  for (let y = 0; y < seen; y += height / 2) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() =>
    [...document.images].every((img) => img.complete || img.loading === 'lazy'),
  );
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  // Whole, and cut afterwards: asked for a part, the browser lays some pages out anew, and wrongly.
  const photo = await page.screenshot({ fullPage: true });
  // A page may have become shorter since: what it reserves for pictures below gives way to them.
  const { height: taken } = await sharp(photo).metadata();
  const top = (most: number) => {
    const pixels = Math.min(taken, Math.floor((Math.min(most, seen) * kept) / width));
    return sharp(photo).extract({ left: 0, top: 0, width: kept, height: pixels });
  };
  await top(height).webp({ quality: QUALITY }).toFile(fileOf(name));
  if (!isWhole) return;
  await top(seen)
    .resize({ width: WHOLE.kept })
    .webp({ quality: WHOLE.quality })
    .toFile(fileOf(WHOLE.name));
}
