import { expect, test, type Locator, type Page } from '@playwright/test';
import { fullForm, openFullForm } from '../support/full-form.ts';
import { messages, uniqueText } from '../support/mail.ts';
import { openPage } from '../../tools/site/open.ts';
import { refuseStorage } from '../support/refuse.ts';
import { effect, routeWith } from '../support/subject.ts';

/** The browser's storage for the site: the browser may refuse it, and several tabs share it. */

/** Longer than the wait between two messages, in milliseconds (`site.config.ts`). */
const THROTTLE_OVER = 11_000;

/** Opens the page with the full form, hydrated, with its fields filled in. */
async function openForm(page: Page, subject: string): Promise<Locator> {
  const form = await openFullForm(page);
  await fill(page, subject);
  return form;
}

async function fill(page: Page, subject: string) {
  const words = { fullname: 'Ada', email: 'ada@studio.example', phone: '+1 555 0199', subject };
  for (const [name, value] of Object.entries({ ...words, message: 'A shop for maps.' }))
    await fullForm(page).locator(`[name=${name}]`).fill(value);
}

const send = (page: Page) => fullForm(page).locator('[type=submit]').click();
/** The element with this role, which is always present, empty or not. */
const told = (page: Page, role: 'status' | 'alert') => fullForm(page).locator(`[role=${role}]`);

test.describe('a browser that refuses to keep anything', () => {
  test.beforeEach(({ page }) => refuseStorage(page));

  test('runs every page’s effects, and a like lasts as long as the page', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openPage(page, '/');
    await openPage(page, routeWith(effect('like')).path);
    const like = page.locator('[data-effect~=like]');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(errors).toEqual([]);
  });

  test('sends a message, and holds the next one back for as long as any', async ({ page }) => {
    const subject = uniqueText();
    await page.clock.install();
    await openForm(page, subject);
    await send(page);
    await expect(told(page, 'status')).not.toBeEmpty();
    await fill(page, subject);
    await send(page);
    await expect(told(page, 'alert')).toHaveText(/\d/);
    expect(await messages(subject)).toHaveLength(1);
    await page.clock.fastForward(THROTTLE_OVER);
    await send(page);
    await expect(told(page, 'status')).not.toBeEmpty();
    expect(await messages(subject)).toHaveLength(2);
  });
});

test('of two tabs that send at once one waits, keeps its words, and gets through', async ({
  context,
}) => {
  const subject = uniqueText();
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.clock.install();
      await openForm(tab, subject);
    }),
  );
  await Promise.all(tabs.map(send));
  const waiting = async () => {
    const alerts = await Promise.all(tabs.map((tab) => told(tab, 'alert').textContent()));
    return alerts.map((text) => /\d/.test(text ?? ''));
  };
  await expect.poll(async () => (await waiting()).sort()).toEqual([false, true]);
  expect(await messages(subject)).toHaveLength(1);
  const late = tabs[(await waiting()).indexOf(true)];
  if (!late) throw new Error('unreachable');
  await expect(fullForm(late).locator('[name=subject]')).toHaveValue(subject);
  await late.clock.fastForward(THROTTLE_OVER);
  await send(late);
  await expect(told(late, 'status')).not.toBeEmpty();
  expect(await messages(subject)).toHaveLength(2);
});
