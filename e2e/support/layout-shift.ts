import { expect, type Page } from '@playwright/test';

/**
 * Shifts below this count as none: a twentieth of the 0.1 that web.dev calls good, so less than a
 * line of text.
 */
const LAYOUT_SHIFT_LIMIT = 0.005;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    /** Filled by the test: shifts without user input. */
    layoutShifts?: { value: number; what: string }[];
  }
}

/** Starts measuring; call it before opening the page. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    window.layoutShifts = shifts;
    const describe = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : 'something that is gone';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => describe(node)).join(', ');
        shifts.push({ value: entry.value, what: `${what} at scroll ${Math.round(scrollY)}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The sum of all shifts since the last call (without windows of five seconds, so stricter), and
 * what moved.
 */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(() => window.layoutShifts?.splice(0) ?? []);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
}

/** Expects no shifts without user input since the last call. */
export async function expectStill(page: Page, when: string): Promise<void> {
  const { sum, moved } = await layoutShift(page);
  expect.soft(sum, `layout shift ${when}: ${moved.join(' | ')}`).toBeLessThan(LAYOUT_SHIFT_LIMIT);
}
