import type { Page } from '@playwright/test';
import { BASE_URL } from './routes.ts';

/** What went wrong on a page while it was watched. */
export interface Watch {
  /** Console errors, uncaught exceptions, failed requests. */
  errors: string[];
  /** Requests to other hosts than the page's own. */
  outside: string[];
}

/** Collects what goes wrong on a page from now on. The not-found page's own status is no error. */
export function watch(page: Page): Watch {
  const seen: Watch = { errors: [], outside: [] };
  page.on('console', (message) => {
    const own = message.text().includes('404') && message.location().url === `${BASE_URL}/404`;
    if (message.type() === 'error' && !own) seen.errors.push(message.text());
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('requestfailed', (request) => seen.errors.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(`${BASE_URL}/`)) seen.outside.push(url);
  });
  return seen;
}

/** Counts layout shifts from the first paint on; read them with {@link layoutShift}. */
export async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) sum += shift.value;
      }
      document.documentElement.dataset['layoutShift'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all layout shifts so far. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['layoutShift'] ?? 0));
}

/**
 * Walks down a page as a reader does, a screen at a time, waiting for what each screen brings:
 * its pictures, and the widgets that come to life there. Ends at the bottom.
 */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    const inView = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    };
    const until = async (done: () => boolean) => {
      const start = performance.now();
      while (!done() && performance.now() - start < 5000) await frame();
    };
    for (let y = 0; ; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await until(() => [...document.images].filter(inView).every((image) => image.complete));
      await until(() =>
        [...document.querySelectorAll('astro-island[ssr]')].every(
          (island) => ![...island.children].some(inView),
        ),
      );
      if (y + innerHeight >= document.documentElement.scrollHeight) return;
    }
  });
}
