import { expect, test } from '@playwright/test';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { readContent } from './support/content.ts';
import { visitOnce } from './support/visit.ts';

interface Plan {
  title: string;
  price: { amount: number; currency: string; per: string };
  features: string[];
  button: { href: string };
  active?: boolean;
}

const { pricing, list, faq, message } = readContent('pricing-table') as {
  pricing: { plans: Plan[] };
  list: { plans: Plan[] };
  faq: { items: { question: string; answer: string[] }[] };
  message: { heading: string };
};

test.describe('plans and answers', () => {
  const visit = visitOnce('/pricing-table', { viewport: LAPTOP });

  test('plans with price and features, one put forward, each leading down to the form', async () => {
    const page = visit();
    const plans = page.locator('main section:has(li h3)').first().locator('li:has(h3)');
    await expect(page.locator('main li:has(h3)')).toHaveCount(
      pricing.plans.length + list.plans.length,
    );
    await expect(plans.getByRole('heading')).toHaveText(pricing.plans.map(({ title }) => title));
    for (const [index, { price, features, button }] of pricing.plans.entries()) {
      const plan = plans.nth(index);
      await expect(plan).toContainText(
        new RegExp(`${price.amount}\\s*${price.currency} ${price.per}`),
      );
      await expect(plan.getByRole('listitem')).toHaveText(features);
      await expect(plan.getByRole('link')).toHaveAttribute('href', button.href);
    }
    const grounds = await plans.evaluateAll((all) =>
      all.map((plan) => getComputedStyle(plan).backgroundColor),
    );
    const forward = pricing.plans.findIndex(({ active }) => active);
    const others = grounds.filter((_, index) => index !== forward);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(grounds[forward]);

    await plans.nth(forward).getByRole('link').click();
    await expect(page.getByRole('heading', { name: message.heading })).toBeInViewport();
  });

  test('the first answer stands open, and another takes its place', async () => {
    const page = visit();
    const details = page.locator('main details[name]');
    await expect(details).toHaveCount(faq.items.length);
    const answer = (index: number) =>
      details.nth(index).getByText(faq.items[index]?.answer[0] ?? '');
    await expect(answer(0)).toBeVisible();
    await expect(answer(1)).toBeHidden();
    await details.nth(1).locator('summary').click();
    await expect(answer(1)).toBeVisible();
    await expect(answer(0)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(answer(1)).toBeHidden();
  });
});
