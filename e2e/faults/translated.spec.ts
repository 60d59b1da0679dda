import { expect, test, type Locator, type Page } from '@playwright/test';
import site from '../../site.config.ts';
import { MAIL_TIMEOUT_MS } from '../../src/lib/mail/time-out.ts';
import { fullForm } from '../support/full-form.ts';
import { effectsStarted, firstMove } from '../../tools/site/open.ts';
import { effect, island, pagesWith, routeWith } from '../support/subject.ts';
import { translatePage } from '../support/translate.ts';
import { walkDown } from '../support/walk.ts';

/**
 * Pages that the browser translates or that extensions change: they contain other elements where
 * React and the effects expect their own. Nothing throws, and a visitor's words are not lost.
 */

const LETTER = 'A letter that took ten minutes.';

const ANSWERS = {
  fullname: 'Ada Lindqvist',
  email: 'ada at studio',
  phone: '+1 555 0199',
  subject: 'Maps',
  message: LETTER,
} as const;

const errorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

async function write(form: Locator, answers: Partial<typeof ANSWERS> | { email: string }) {
  for (const [name, value] of Object.entries(answers))
    await form.locator(`[name=${name}]`).fill(value);
}

/** Opens a page with the full form, not yet hydrated. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto(routeWith(island('FullContactForm')).path);
  return fullForm(page);
}

/** Makes the form hydrate. */
async function wake(page: Page, form: Locator) {
  await form.scrollIntoViewIfNeeded();
  await firstMove(page);
  await expect(form).toHaveJSProperty('noValidate', true);
}

test.describe('a form', () => {
  for (const when of ['before it lives', 'while it lives'] as const)
    test(`that is translated ${when} goes through all that may come`, async ({ page }) => {
      const errors = errorsOf(page);
      await page.clock.install();
      const form = await openForm(page);
      if (when === 'before it lives') await page.evaluate(translatePage);
      await wake(page, form);
      if (when === 'while it lives') await page.evaluate(translatePage);
      const alert = form.getByRole('alert');
      const button = form.locator('[type=submit]');

      await button.click();
      await expect(alert).toHaveText(/required/i);
      await write(form, ANSWERS);
      await button.click();
      await expect(alert).toHaveText(/check the address/i);
      await write(form, { email: 'status-500@studio.example' });
      await button.click();
      await expect(alert).toContainText(/failed/i);
      await expect(alert).toContainText(new RegExp(site.contact.emails[0], 'i'));

      await write(form, { email: 'slow@studio.example' });
      const asked = page.waitForRequest('**/email/send-form');
      await button.click();
      await expect(alert).toBeHidden();
      await asked;
      await page.clock.fastForward(MAIL_TIMEOUT_MS);
      await expect(alert).toContainText(/failed/i);
      await expect(form.locator('[name=message]')).toHaveValue(LETTER);

      await page.clock.pauseAt(Date.now() + 60_000);
      await write(form, { email: 'ada@studio.example' });
      await button.click();
      await expect(form.getByRole('status')).toContainText(/successfully/i);
      await write(form, { ...ANSWERS, email: 'ada@studio.example' });
      await button.click();
      await expect(alert).toContainText(/wait/i);
      await expect(form.locator('[name=message]')).toHaveValue(LETTER);
      expect(errors).toEqual([]);
    });

  const changes = {
    'is translated': translatePage,
    'extensions put something into': putBesideFields,
  };
  for (const [name, change] of Object.entries(changes))
    test(`that ${name} before it lives keeps what was typed, and the focus`, async ({ page }) => {
      const late = Promise.withResolvers<undefined>();
      await page.route('**/_astro/FullContactForm.*.js', async (route) => {
        await late.promise;
        await route.continue();
      });
      const form = await openForm(page);
      await form.scrollIntoViewIfNeeded();
      await write(form, ANSWERS);
      await page.evaluate(change);
      await expect(form).toHaveJSProperty('noValidate', false);
      late.resolve(undefined);
      await expect(form).toHaveJSProperty('noValidate', true);
      for (const [field, value] of Object.entries(ANSWERS))
        await expect(form.locator(`[name=${field}]`)).toHaveValue(value);
      await expect(form.locator('[name=message]')).toBeFocused();
    });
});

/** Runs in the page: imitates password managers. */
function putBesideFields(): void {
  for (const field of document.querySelectorAll('form input'))
    field.insertAdjacentHTML('afterend', '<div data-extension><i></i></div>');
}

/** Together, these pages have everything that a visitor can press. */
const pages = pagesWith(
  island('AboutTabs'),
  island('EmailMe'),
  island('WorksSlider'),
  island('TestimonialSpotlight'),
  effect('slideshow'),
  effect('copy'),
  effect('like'),
  effect('journal-search'),
  effect('lightbox'),
  effect('count-up'),
  effect('typed-text'),
  effect('rotating-words'),
  /<details/,
  /data-video=/,
  /type="radio"/,
);

for (const { path } of pages)
  test(`all that can be pressed on ${path} answers, translated`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(translatePage);
    await effectsStarted(page);
    await walkDown(page);
    const said = await page.evaluate(pressAll);
    expect(said, 'carousels that do not say where they are').toEqual([]);
    const likes = page.locator('[data-like-count]');
    for (const count of await likes.all()) await expect(count).toHaveText(/^\d+$/);
    const search = page.getByRole('search').first();
    if ((await search.count()) > 0) {
      await search.locator('input').fill('invoice');
      await expect(search.getByRole('status')).not.toBeEmpty();
      await search.locator('input').fill('');
      await expect(search.getByRole('listitem')).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });

/**
 * Runs in the page: presses everything that shows something else on the same page, twice.
 *
 * @returns a line for each carousel that announces nothing after a step
 */
async function pressAll(): Promise<string[]> {
  const pressed =
    'main :is([role=tab], [data-slot=carousel] button, summary, [data-step], [data-play], [data-slide], ' +
    '[data-effect~=copy], [data-like], [data-pause], input[type=radio])';
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  for (let round = 0; round < 2; round += 1)
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      element.click();
      await pause();
    }
  for (const mail of document.querySelectorAll<HTMLElement>('a[href^="mailto:"][class*=button]')) {
    mail.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    mail.click();
    await pause();
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  return [...document.querySelectorAll('[data-slot=carousel]')]
    .filter((carousel) => carousel.querySelector('[data-step]'))
    .filter((carousel) => !carousel.querySelector('[role=status]')?.textContent.trim())
    .map((carousel) => carousel.ariaLabel ?? '');
}

test('a picture and a film open and close, translated', async ({ page }) => {
  const errors = errorsOf(page);
  await page.route('https://**', (route) => route.abort());
  for (const [mark, opener, opened] of [
    [effect('lightbox'), 'a[data-lightbox-item]', '.pswp--open'],
    [/data-video=/, 'a[data-video]', '.video-dialog[open]'],
  ] as const) {
    await page.goto(routeWith(mark).path);
    await page.evaluate(translatePage);
    await effectsStarted(page);
    await page.locator(`${opener}:visible`).first().click();
    await expect(page.locator(opened)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator(opened)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }
  expect(errors).toEqual([]);
});
