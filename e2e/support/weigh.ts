import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readElements, select } from '../../tools/site/document.ts';
import type { Figures } from './figures.ts';
import { isFontFile } from './fonts.ts';
import { SITE_ROOT, type Route } from '../../tools/site/routes.ts';
import type { Watch } from './watch.ts';

const KIB = 1024;

/** The usual compression of hosts; the figures must not depend on the server. */
const GZIP_LEVEL = 6;

const COMPRESSED = new Set(['.avif', '.webp', '.png', '.jpg', '.jpeg', '.gif', '.woff2', '.mp4']);
const PICTURES = new Set(['.avif', '.webp', '.png', '.jpg', '.jpeg', '.gif', '.svg']);
const SCRIPTS = new Set(['.js', '.mjs']);

/** Types that are inert until a script reads them. */
const DATA_TYPES = /json|template/;

/** A page's weight, and the scripts that block its first paint. */
export interface Weight extends Figures {
  readonly blocking: string[];
}

/**
 * Weighs a page that has loaded and come to rest, and again after scrolling to its end. The browser
 * decides which files are sent; their size is that of the file on disk, so that two runs give the
 * same figures.
 *
 * @returns a function to call after the scrolling
 */
export async function weighAtLoad(page: Page, route: Route, watch: Watch): Promise<() => Weight> {
  // Pages in its frames are other pages of the site, with tests of their own.
  const own = () => watch.requests.filter((request) => request.frame() === page.mainFrame());
  const files = () => new Set(own().map((request) => new URL(request.url()).pathname));
  const inline = inlineScript(route);
  const scriptAtLoad = inline + sum(files(), SCRIPTS);
  const { pictures, blocking } = await firstView(page);
  return () => {
    const walked = files();
    const fonts = new Set([...walked].filter(isFontFile));
    const styles = walked.difference(fonts);
    return {
      path: route.path,
      width: page.viewportSize()?.width ?? 0,
      document: gzipped(readFileSync(route.file)) + sum(styles, new Set(['.css'])),
      scriptAtLoad,
      scriptAfterWalk: inline + sum(walked, SCRIPTS),
      fontSheets: sum(fonts, new Set(['.css'])),
      fonts: sum(fonts, new Set(['.css', '.woff2'])),
      pictures: sum(new Set(pictures), PICTURES),
      blocking,
    };
  };
}

/** The content of the window before any scrolling. */
async function firstView(page: Page) {
  return page.evaluate(() => {
    const isInView = (element: Element) => {
      const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility() && width > 0 && height > 0;
      return isSeen && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    };
    const shown = [...document.images].filter(isInView).map((img) => img.currentSrc);
    const all = new Set([...document.images].map((img) => img.currentSrc));
    const sent = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      readonly renderBlockingStatus?: string;
    })[];
    // A picture without an img comes from a style: the browser only fetches those that it draws.
    const drawn = sent
      .filter(({ initiatorType, name }) => initiatorType === 'css' && !all.has(name))
      .map(({ name }) => name);
    return {
      pictures: [...shown, ...drawn].filter(Boolean).map((url) => new URL(url).pathname),
      blocking: sent
        .filter((one) => one.initiatorType === 'script' && one.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    };
  });
}

function inlineScript(route: Route): number {
  const scripts = select(readElements(route.file), 'script').filter(
    ({ attributes }) => !('src' in attributes) && !DATA_TYPES.test(attributes['type'] ?? ''),
  );
  return scripts.length === 0 ? 0 : gzipped(scripts.map(({ text }) => text).join('\n'));
}

function sum(paths: ReadonlySet<string>, kinds: ReadonlySet<string>): number {
  return [...paths]
    .filter((path) => kinds.has(extname(path)))
    .map((path) => join(SITE_ROOT, decodeURIComponent(path)))
    .filter((file) => existsSync(file))
    .reduce((total, file) => total + sizeOf(file), 0);
}

function sizeOf(file: string): number {
  return COMPRESSED.has(extname(file)) ? statSync(file).size / KIB : gzipped(readFileSync(file));
}

function gzipped(content: Buffer | string): number {
  return gzipSync(content, { level: GZIP_LEVEL }).length / KIB;
}
