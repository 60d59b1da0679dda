import { twoFrames } from '../tools/site/two-frames.ts';
import { expect, test, type Page } from '@playwright/test';
import { readContent } from './support/content.ts';
import { openPage } from '../tools/site/open.ts';
import { bringIntoView, scrollPageTo } from './support/viewport.ts';

interface Bars {
  bars: { title: string; percentage: number }[];
}

const content = readContent('progressbar') as Record<'lines' | 'blocks' | 'rings' | 'rulers', Bars>;

/** In page order. */
const groups = [
  { look: 'line', bars: content.lines.bars },
  { look: 'block', bars: content.blocks.bars },
  { look: 'ring', bars: content.rings.bars },
  { look: 'ruler', bars: content.rulers.bars },
];

/** The bars of a group, by its position on the page. */
const bars = (page: Page, group: number) =>
  page.locator('main section:has(meter)').nth(group).locator('label:has(meter)');

/** The first bar of a ruler. */
const RULER = { group: 3, percentage: content.rulers.bars[0]?.percentage ?? 0 };

test('each bar is a meter with its value, drawn to scale, in the look of its group', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/progressbar');
  for (const [group, { look, bars: wanted }] of groups.entries()) {
    await expect(bars(page, group)).toHaveCount(wanted.length);
    for (const [index, { title, percentage }] of wanted.entries()) {
      const bar = bars(page, group).nth(index);
      const meter = bar.getByRole('meter', { name: title });
      await expect(meter).toHaveJSProperty('value', percentage);
      await expect(meter).toHaveJSProperty('max', 100);
      expect(await bar.locator('svg').evaluate(drawnAs)).toBe(look);
      await expect(bar.locator('[data-slot=value]')).toHaveText(`${percentage}%`);
      expect(await share(bar.locator('svg'), look)).toBeCloseTo(percentage);
    }
  }
  const colours = await bars(page, 1)
    .locator('[data-slot=fill]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(colours).size, 'colours of the coloured set').toBe(colours.length);
});

/**
 * The shape of a drawing: a ring, the ticks that a mask leaves of a bar, a high bar, a thin one.
 */
function drawnAs(drawing: Element): string {
  if (drawing.querySelector('circle')) return 'ring';
  if (getComputedStyle(drawing).maskImage !== 'none') return 'ruler';
  return drawing.getBoundingClientRect().height > 16 ? 'block' : 'line';
}

/** The filled share of a drawing's track, in per cent. */
function share(drawing: ReturnType<Page['locator']>, look: string): Promise<number> {
  return drawing.evaluate((svg, isRing) => {
    const [track, fill] = [...svg.children] as SVGGraphicsElement[];
    if (!track || !fill) return Number.NaN;
    if (isRing) return Number.parseFloat(getComputedStyle(fill).strokeDasharray);
    return (fill.getBoundingClientRect().width / track.getBoundingClientRect().width) * 100;
  }, look === 'ring');
}

test('a bar fills once, when half of it is seen', async ({ page }) => {
  await openPage(page, '/progressbar');
  const bar = bars(page, RULER.group).first();
  const drawing = bar.locator('svg');
  await bringIntoView(bar, 0.3);
  expect(await share(drawing, 'ruler')).toBe(0);
  // Content that loads late above may push the bar out of the window before the browser has seen it
  // there.
  await expect(async () => {
    await bringIntoView(bar, 0.8);
    await page.evaluate(twoFrames);
    await expect(bar).toBeInViewport({ ratio: 0.6, timeout: 1000 });
  }).toPass();
  await expect.poll(() => share(drawing, 'ruler')).toBeCloseTo(RULER.percentage);
  await scrollPageTo(page, 0);
  await bringIntoView(bar, 0.8);
  expect(await share(drawing, 'ruler')).toBeCloseTo(RULER.percentage);
});

test('a bar that is passed in a leap is full when one comes back to it', async ({ page }) => {
  await openPage(page, '/progressbar');
  await scrollPageTo(page, 100_000);
  const bar = bars(page, 0).first();
  await bar.scrollIntoViewIfNeeded();
  const { percentage = 0 } = content.lines.bars[0] ?? {};
  await expect.poll(() => share(bar.locator('svg'), 'line')).toBeCloseTo(percentage);
});
