import type { Page } from '@playwright/test';

/** The scripts that a page asked for before anything of it was painted, in order. */
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

/** The element that a page is measured by so far, and when it was painted. */
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
 * The picture that is the largest thing of the first view, where the browser was told that it can
 * wait: the page's component has not been told that the picture opens the page (`priority`).
 *
 * @returns its address; nothing where all is well
 */
export async function waitingPicture(page: Page): Promise<string> {
  return (await largestPaint(page)).waiting;
}
