import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import site from '../../../site.config.ts';
import { MESSAGE_LIFE } from './constants.ts';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { messages } from '../../../e2e/support/mail.ts';
import { firstMove, openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const { owner } = site;
const FAILURE = `Failed to send message. Please try emailing me directly at ${owner.email}`;
const SUCCESS = "Message sent successfully! I'll get back to you soon.";

/** A subject of its own for each test: the sink's inbox is shared. */
const unique = () => `Subject ${String(Math.random()).slice(2)}`;

const form = (page: Page) => page.getByRole('form', { name: `A message to ${owner.name}` });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ }).click();

/** Brings the form into view, and waits until its script runs. */
async function wake(page: Page) {
  await form(page).scrollIntoViewIfNeeded();
  await firstMove(page);
  await expect(page.locator('#contact astro-island[ssr]')).toHaveCount(0);
}

async function open(page: Page) {
  await openPage(page, '/personal-portfolio');
  await wake(page);
}

async function fill(page: Page, { email = 'ada@studio.example', subject = '' } = {}) {
  await form(page).getByLabel('Name').fill('Ada Lindqvist');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Subject').fill(subject);
  await form(page).getByLabel('Message').fill('A film about a lighthouse.\nShall we talk?');
}

/** From here on, time passes only when a test says so. */
const stopTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

const expectWordsKept = async (page: Page) => {
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Lindqvist');
  await expect(form(page).getByLabel('Message')).toHaveValue(
    'A film about a lighthouse.\nShall we talk?',
  );
};

test.describe('the form', () => {
  const visit = visitOnce('/personal-portfolio', { viewport: LAPTOP });
  test.beforeEach(() => wake(visit()));

  test('empty fields are told, marked, and the first one takes the focus', async () => {
    const page = visit();
    await form(page).getByLabel('Name').fill('Ada Lindqvist');
    await send(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please fill in all required fields.' }),
    ).toBeVisible();
    await expect(form(page).getByLabel('Email')).toBeFocused();
    await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
    await expect(form(page).getByLabel('Name')).toHaveValue('Ada Lindqvist');
  });

  // One failure for all: `mailer.test.ts` reads every status, and `e2e/forms.spec.ts` asks the code that all
  // forms share how it takes a broken line, a slow service, a second click and a robot.
  test('the service refuses: told, logged, words kept', async () => {
    const page = visit();
    const logged: string[] = [];
    const log = (message: ConsoleMessage) =>
      message.type() === 'error' && logged.push(message.text());
    page.on('console', log);
    await fill(page, { email: 'status-451@studio.example' });
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
      'href',
      `mailto:${owner.email}`,
    );
    await expectWordsKept(page);
    page.off('console', log);
    expect(logged.join('\n')).toContain('The message was not sent: 451');
  });

  // The last: a message that arrives holds the next one back.
  test('a message arrives, the visitor is told, the fields are cleared', async () => {
    const page = visit();
    const subject = unique();
    await fill(page, { subject });
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
    await expect(form(page).getByLabel('Message')).toHaveValue('');
    expect(await messages(subject)).toEqual([
      expect.objectContaining({
        from_name: 'Ada Lindqvist',
        from_email: 'ada@studio.example',
        subject,
        message: 'A film about a lighthouse.\nShall we talk?',
        to_name: owner.name,
        to_email: owner.email,
      }),
    ]);
  });
});

test('a message without a subject gets the default one', async ({ page }) => {
  const email = `${unique().replace(' ', '-').toLowerCase()}@studio.example`;
  await open(page);
  await fill(page, { email });
  await send(page);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await messages(email)).toEqual([
    expect.objectContaining({ subject: 'Portfolio Contact Form' }),
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form hands its words to the visitor’s mail program', async ({ page }) => {
    await page.goto('/personal-portfolio');
    await expect(form(page)).toHaveAttribute('action', `mailto:${owner.email}`);
    await expect(page.getByRole('link', { name: 'Email Me' })).toHaveAttribute(
      'href',
      `mailto:${owner.email}?subject=Portfolio%20Inquiry`,
    );
  });
});

test.describe('Email Me', () => {
  test('opens the mail program and copies the address, told for 3 s', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page);
    await stopTheClock(page);
    const button = page.getByRole('link', { name: 'Email Me' });
    await expect(button).toHaveAttribute(
      'href',
      `mailto:${owner.email}?subject=Portfolio%20Inquiry`,
    );
    await button.click();
    const message = page.getByRole('status').filter({ hasText: 'Email copied to clipboard!' });
    await expect(message).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.email);
    await page.clock.runFor(MESSAGE_LIFE.copied - 1);
    await expect(message).toBeVisible();
    await page.clock.runFor(1);
    await expect(message).toBeHidden();
  });

  test('the clipboard refuses: the address is shown for 5 s', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
      });
    });
    await page.clock.install();
    await open(page);
    await stopTheClock(page);
    await page.getByRole('link', { name: 'Email Me' }).click();
    const message = page.getByRole('status').filter({ hasText: `Please email: ${owner.email}` });
    await expect(message).toBeVisible();
    await page.clock.runFor(MESSAGE_LIFE.failed - 1);
    await expect(message).toBeVisible();
    await page.clock.runFor(1);
    await expect(message).toBeHidden();
  });
});
