import { expect, test } from '@playwright/test';
import { furtherLanguages, pathIn } from '../../lib/languages/languages.ts';
import { effectsStarted } from '../../../tools/site/open.ts';
import { routeWith } from '../../../e2e/support/subject.ts';
import { translatePage } from '../../../e2e/support/translate.ts';

for (const tag of furtherLanguages)
  test(`the wardrobe speaks ${tag} on its pages`, async ({ page }) => {
    await page.goto(pathIn(tag, '/about'));
    await effectsStarted(page);
    const opener = page.locator('button[data-wardrobe]').first();
    await opener.click();
    const panel = page.locator('.wardrobe-panel');
    await expect(panel.getByRole('heading').first()).toHaveText(
      (await opener.textContent())?.trim() ?? '',
    );
  });

test('the wardrobe opens, changes the page, copies and closes, translated', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(routeWith(/data-wardrobe=/).path);
  await page.evaluate(translatePage);
  await effectsStarted(page);
  await page.locator('button[data-wardrobe]').first().click();
  const panel = page.locator('.wardrobe-panel');
  await expect(panel).toBeVisible();
  await panel.locator('input[type=color]').first().fill('#ffee00');
  await panel.locator('input[type=color]').first().fill('#224466');
  for (const radio of await panel.locator('.wardrobe-cut input').all())
    await radio.dispatchEvent('click');
  for (const button of await panel.locator('.wardrobe-row button, .wardrobe-foot button').all())
    await button.dispatchEvent('click');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.locator('.wardrobe-peg').click();
  await expect(panel).toBeVisible();
  expect(errors).toEqual([]);
});
