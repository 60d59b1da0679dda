/**
 * `npm run thumbnails`: photographs the demo homes and inner pages for the splash page, as they are
 * now: the whole page in a desktop's window and the top of it, its first screen on a tablet and on a
 * phone.
 *
 *   npm run thumbnails                  the pages that have changed
 *   npm run thumbnails -- business      these pages, changed or not
 *
 * The pictures lie in `src/assets/demo/shots`; `shots.json` there keeps what each page was like. Two
 * contact sheets of all demos, `docs/demos.webp` and `docs/demos-phone.webp`, come out as well.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../e2e/support/browser.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { writeContactSheet } from './lib/contact-sheet.ts';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { buildTestSite } from './lib/test-site.ts';
import { serveSite } from './serve/serve-site.ts';

const SHOTS = join(ROOT, 'src', 'assets', 'demo', 'shots');
const RECORD = join(SHOTS, 'shots.json');

/** The windows, in CSS pixels, and how wide the kept picture is, in its own pixels; demos are seen in all. */
const DEVICES = [
  { name: '', width: 1440, height: 1080, kept: 1200, mostScreens: 4 },
  { name: '-tablet', width: 820, height: 1180, kept: 1000, mostScreens: 1 },
  { name: '-phone', width: 390, height: 844, kept: 780, mostScreens: 1 },
] as const;

/** The top of a desktop's page by itself: what a phone shows of it weighs a quarter of the whole. */
const TOP = { suffix: '-top', height: 960 };

/** Good for type on a screen. */
const QUALITY = 86;

/** What of a page's file changes without the page looking different: names with a hash in them. */
const HASHED = /\/_astro\/[^"')\s]+|_[a-z\d]{5}_\d+|sha256-[^'"]+/g;

runTool(async () => {
  const root = await buildTestSite();
  mkdirSync(SHOTS, { recursive: true });
  const record = readRecord();
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureBrowser(),
  });
  const site = await serveSite({ root, port: 0 });
  try {
    for (const slug of choosePages(root)) {
      const print = fingerprint(join(root, `${slug}.html`));
      if (process.argv.length === 2 && record[slug] === print) continue;
      const isDemo = existsSync(join(ROOT, 'src', 'content', 'demos', `${slug}.yaml`));
      for (const device of isDemo ? DEVICES : DEVICES.slice(0, 1)) {
        const page = await browser.newPage({
          viewport: { width: device.width, height: device.height },
          deviceScaleFactor: device.kept / device.width,
          // A page at rest: every counter at its number, every slide at its first.
          reducedMotion: 'reduce',
        });
        await page.goto(`${site.url}/${slug}`, { waitUntil: 'networkidle' });
        await photograph(page, device, join(SHOTS, `${slug}${device.name}.webp`));
        await page.close();
      }
      if (isDemo) await cutTop(slug);
      record[slug] = print;
      writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
      console.log(slug);
    }
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
  await writeSheets();
  return 0;
});

/** All demos beside each other, as a desktop and as a phone shows them. */
async function writeSheets(): Promise<void> {
  const files = globSync('src/content/demos/*.yaml', { cwd: ROOT })
    .sort()
    .map((file) => join(SHOTS, basename(file, '.yaml')));
  const shot = (suffix: string) =>
    files.map((file) => `${file}${suffix}.webp`).filter((file) => existsSync(file));
  const docs = (name: string) => join(ROOT, 'docs', name);
  const desktop = { files: shot(''), width: 640, height: 480, columns: 3 };
  await writeContactSheet(docs('demos.webp'), desktop);
  const phone = { files: shot('-phone'), width: 320, height: 692, columns: 7 };
  await writeContactSheet(docs('demos-phone.webp'), phone);
}

function readRecord(): Record<string, string> {
  return existsSync(RECORD)
    ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>)
    : {};
}

/** The demos with a page and the inner pages that the splash page names, or those asked for. */
function choosePages(root: string): string[] {
  const demos = globSync('src/content/demos/*.yaml', { cwd: ROOT }).map((file) =>
    basename(file, '.yaml'),
  );
  const splash = readFileSync(join(ROOT, 'src', 'content', 'pages', 'demo.yaml'), 'utf8');
  const named = [...splash.matchAll(/demo\/shots\/([\w-]+?)(?:-phone|-tablet)?\.webp/g)];
  const pages = [...new Set([...demos, ...named.map(([, slug = '']) => slug)])]
    .filter((slug) => existsSync(join(root, `${slug}.html`)))
    .sort();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((slug) => !pages.includes(slug));
  if (unknown.length > 0)
    throw new Failure(`There is no page ${unknown.join(', ')}, only ${pages.join(', ')}.`);
  return wanted.length > 0 ? wanted : pages;
}

function fingerprint(file: string): string {
  const page = readFileSync(file, 'utf8').replace(HASHED, '');
  return createHash('sha256').update(page).digest('hex').slice(0, 16);
}

async function photograph(page: Page, device: (typeof DEVICES)[number], file: string) {
  const { width, height, mostScreens } = device;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, height * mostScreens) };
  // Pictures below the first screen come when they are walked past.
  for (let y = 0; y < clip.height; y += height / 2) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() =>
    [...document.images].every((img) => img.complete || img.loading === 'lazy'),
  );
  await sharp(await page.screenshot({ clip, fullPage: true }))
    .webp({ quality: QUALITY })
    .toFile(file);
}

/** Cuts the top out of a page's picture. */
async function cutTop(slug: string) {
  const { kept: width } = DEVICES[0];
  await sharp(join(SHOTS, `${slug}.webp`))
    .extract({ left: 0, top: 0, width, height: TOP.height })
    .webp({ quality: QUALITY })
    .toFile(join(SHOTS, `${slug}${TOP.suffix}.webp`));
}
