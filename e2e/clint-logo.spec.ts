import { expect, test } from '@playwright/test';
import { readContent, readEntries } from './support/content.ts';

const content = readContent('clint-logo') as Record<'strip' | 'grid', { brands: string[] }>;
const brands = readEntries('brands') as Partial<Record<string, { name: string }>>;

test('the logos of each section stand named and drawn; the other spelling leads here', async ({
  page,
}) => {
  await page.goto('/client-logo');
  await expect(page).toHaveURL(/\/clint-logo$/);
  const sections = page.locator('main section:has(svg[role=img])');
  await expect(sections).toHaveCount(2);
  for (const [index, wanted] of [content.strip.brands, content.grid.brands].entries()) {
    const logos = sections.nth(index).locator('svg[role=img]');
    const named = () =>
      logos.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await expect.poll(named).toEqual(wanted.map((key) => brands[key]?.name));
    // A drawing that does not load has no size.
    const narrowest = () =>
      logos
        .locator('use')
        .evaluateAll((all: SVGUseElement[]) => Math.min(...all.map((use) => use.getBBox().width)));
    await expect.poll(narrowest).toBeGreaterThan(100);
    await expect(logos.locator('use')).toHaveCount(wanted.length);
  }
});
