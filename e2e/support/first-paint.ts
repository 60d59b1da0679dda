import type { Page } from '@playwright/test';

/** The scripts that a page requested before its first paint, in order. */
export function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint').at(0);
    if (!paint) throw new Error('The page was never painted.');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
}

/** The largest contentful paint so far: its element and time. */
export function largestPaint(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ tagName: string | undefined; painted: number; waiting: string }>((done) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const { element, startTime } = list.getEntries().at(-1) as LargestContentfulPaint;
          const waits = element instanceof HTMLImageElement && element.loading === 'lazy';
          done({
            tagName: element?.tagName,
            painted: startTime,
            waiting: waits ? element.currentSrc : '',
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/**
 * A lazy-loaded picture that is the largest element of the first view: its component lacks
 * `priority`.
 *
 * @returns its address; empty if there is none
 */
export async function waitingPicture(page: Page): Promise<string> {
  return (await largestPaint(page)).waiting;
}
