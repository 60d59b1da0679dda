import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';
import { bringIntoView, scrollPageTo } from './support/sight.ts';

const PLAIN = { Designing: 95, Management: 85, Marketing: 75, Development: 80 };
const COLOURED = { Designing: 81, Management: 72, Marketing: 89, Development: 57 };

const groups = [
  { heading: 'Where the hours go', look: 'line', bars: PLAIN },
  { heading: 'What clients ask for', look: 'block', bars: COLOURED },
  { heading: 'What stays in the house', look: 'ring', bars: PLAIN },
  { heading: 'Done by Friday noon', look: 'ruler', bars: PLAIN },
];

const group = (page: Page, name: string) => page.getByRole('region', { name });

for (const { heading, look, bars } of groups) {
  test(`${heading}: each ${look} is a meter with its value, drawn to scale`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/progressbar');
    for (const [title, percentage] of Object.entries(bars)) {
      const meter = group(page, heading).getByRole('meter', { name: title });
      await expect(meter).toHaveJSProperty('value', percentage);
      await expect(meter).toHaveJSProperty('max', 100);
      const bar = group(page, heading).locator('label').filter({ hasText: title });
      await expect(bar).toHaveAttribute('data-look', look);
      await expect(bar.getByText(`${percentage}%`).first()).toBeVisible();
      expect(await share(bar.locator('svg'), look)).toBeCloseTo(percentage);
    }
  });
}

/** How much of its track a drawing fills, per cent. */
function share(drawing: ReturnType<Page['locator']>, look: string): Promise<number> {
  return drawing.evaluate((svg, isRing) => {
    const [track, fill] = [...svg.children] as SVGGraphicsElement[];
    if (!track || !fill) return Number.NaN;
    if (isRing) return Number.parseFloat(getComputedStyle(fill).strokeDasharray);
    return (fill.getBoundingClientRect().width / track.getBoundingClientRect().width) * 100;
  }, look === 'ring');
}

test('the coloured set has four colours', async ({ page }) => {
  await openPage(page, '/progressbar');
  const colours = await group(page, 'What clients ask for')
    .locator('svg :nth-child(2)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(colours).size).toBe(4);
});

test('a bar fills once, when half of it is seen', async ({ page }) => {
  await openPage(page, '/progressbar');
  const bar = group(page, 'Done by Friday noon').locator('label').first();
  const drawing = bar.locator('svg');
  await bringIntoView(bar, 0.3);
  expect(await share(drawing, 'ruler')).toBe(0);
  await bringIntoView(bar, 0.8);
  await expect.poll(() => share(drawing, 'ruler')).toBeCloseTo(95);
  await scrollPageTo(page, 0);
  await bringIntoView(bar, 0.8);
  expect(await share(drawing, 'ruler')).toBeCloseTo(95);
});

test('a bar that is passed in a leap is full when one comes back to it', async ({ page }) => {
  await openPage(page, '/progressbar');
  await scrollPageTo(page, 100_000);
  const bar = group(page, 'Where the hours go').locator('label').first();
  await bar.scrollIntoViewIfNeeded();
  await expect.poll(() => share(bar.locator('svg'), 'line')).toBeCloseTo(95);
});
