import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import site from '../site.config.ts';
import { BANNER_LIFE_MS } from '../src/widgets/contact-form/constants.ts';
import { HONEYPOT } from '../src/widgets/contact-form/honeypot.ts';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { messages, uniqueText } from './support/mail.ts';
import { firstMove, openPage } from '../tools/site/open.ts';
import { visitOnce } from './support/visit.ts';

/**
 * The full form and the enquiry form; `contact.spec.ts` tests the main one, which works in the same
 * way.
 */

const [ADDRESS] = site.contact.emails;
const FAILURE = `Failed to send message. Please try emailing me directly at ${ADDRESS}`;
const BANNER = 'Your Message has been successfully sent. I will contact you soon.';
const WORDS = 'A shop for maps.\nShall we talk?';

/** The first form of the page; the showcase has others below it. */
const form = (page: Page) =>
  page.getByRole('form', { name: new RegExp(`^(Write|Send an enquiry) to ${site.name}$`) }).first();
const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ }).click();
const banner = (page: Page) => page.getByRole('status').filter({ hasText: BANNER });
const alert = (page: Page) => form(page).getByRole('alert');

/** Scrolls to the form, and waits until its script runs. */
async function wake(page: Page) {
  await form(page).scrollIntoViewIfNeeded();
  await firstMove(page);
  await expect(form(page).locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
}

async function open(page: Page) {
  await openPage(page, '/contact-form');
  await wake(page);
}

async function fill(page: Page, { email = 'ada@studio.example', subject = 'Maps' } = {}) {
  await field(page, 'Full name').fill('Ada Lindqvist');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill('+1 555 0199');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill(WORDS);
}

async function expectWordsKept(page: Page) {
  await expect(field(page, 'Full name')).toHaveValue('Ada Lindqvist');
  await expect(field(page, 'Phone')).toHaveValue('+1 555 0199');
  await expect(field(page, 'Message')).toHaveValue(WORDS);
}

test.describe('the full form', () => {
  test('its five fields arrive and nothing else, and it is cleared', async ({ page }) => {
    const subject = uniqueText();
    await open(page);
    await fill(page, { subject });
    await send(page);
    await expect(banner(page)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
    const [message = {}, ...more] = await messages(subject);
    expect(more).toEqual([]);
    // Browsers send the lines of a form with CRLF line endings.
    expect({ ...message, message: message['message']?.replaceAll('\r\n', '\n') }).toEqual({
      fullname: 'Ada Lindqvist',
      email: 'ada@studio.example',
      phone: '+1 555 0199',
      subject,
      message: WORDS,
    });
  });

  test('the mailer comes with the first message, and of the services only the one that is configured', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const name = /\/_astro\/([\w-]+)\.[^/]*\.js$/.exec(request.url())?.[1];
      if (name !== undefined) scripts.push(name);
    });
    await open(page);
    await fill(page);
    expect(scripts).toContain('FullContactForm');
    expect(scripts).not.toContain('mailer');
    await send(page);
    await expect(banner(page)).toBeVisible();
    expect(scripts).toContain('mailer');
    expect(scripts).not.toContain('endpoint');
  });

  test('the banner stays for five seconds', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await fill(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page);
    await expect(banner(page)).toBeVisible();
    await page.clock.runFor(BANNER_LIFE_MS - 1);
    await expect(banner(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner(page)).toBeHidden();
  });

  test('the line breaks before the mailer has come: told, words kept', async ({ page }) => {
    await open(page);
    await fill(page);
    const asked = page.waitForRequest('**/_astro/mailer.*.js');
    await page.route('**/_astro/mailer.*.js', (route) => route.abort());
    await send(page);
    await asked;
    await expect(alert(page)).toHaveText(FAILURE);
    await expectWordsKept(page);
  });

  test('a service that is too slow: told after the time-out, words kept', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await fill(page, { email: 'slow@studio.example' });
    // The time-out starts here, after the button has changed.
    const asked = page.waitForRequest('**/email/send-form');
    await send(page);
    await asked;
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(alert(page)).toHaveText(FAILURE);
    await expectWordsKept(page);
  });

  test('a second submit during the first does nothing', async ({ page }) => {
    const subject = uniqueText();
    await open(page);
    await fill(page, { subject, email: 'slow-700@studio.example' });
    await send(page);
    await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
    await field(page, 'Subject').press('Enter');
    await expect(banner(page)).toBeVisible();
    expect(await messages(subject)).toHaveLength(1);
  });

  test('a second message right after the first is told to wait, how long, and goes through then', async ({
    page,
  }) => {
    const subject = uniqueText();
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.clock.install();
    await open(page);
    await fill(page, { subject });
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page);
    await expect(banner(page)).toBeVisible();
    await fill(page, { subject });
    await page.clock.runFor(3000);
    await send(page);
    await expect(alert(page)).toHaveText(
      'Your last message has just been sent. Please wait 7 seconds before you send another.',
    );
    expect(logged.join('\n')).toContain('The message was not sent: 429 Too Many Requests');
    await expectWordsKept(page);
    expect(await messages(subject)).toHaveLength(1);
    await page.clock.runFor(7000);
    await expect(alert(page)).toBeHidden();
    await send(page);
    await expect(banner(page)).toBeVisible();
    expect(await messages(subject)).toHaveLength(2);
  });

  test.describe('while none arrives', () => {
    const visit = visitOnce('/contact-form', { viewport: LAPTOP });
    test.beforeEach(() => wake(visit()));

    test('each empty field is marked until it is filled in', async () => {
      const page = visit();
      await fill(page);
      await field(page, 'Phone').fill('  ');
      await field(page, 'Subject').fill('');
      await send(page);
      await expect(alert(page)).toHaveText('Please fill in all required fields.');
      await expect(field(page, 'Phone')).toBeFocused();
      await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'Phone').fill('+1 555 0199');
      await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'false');
    });

    test('an address that is none is told as such', async () => {
      const page = visit();
      await fill(page, { email: 'ada at studio' });
      await send(page);
      await expect(alert(page)).toContainText('Please check the address');
      await expect(field(page, 'Email')).toBeFocused();
      await expectWordsKept(page);
    });

    // One of each kind: `mailer.test.ts` covers every status.
    for (const status of [403, 500]) {
      test(`the service answers ${status}: told, logged, words kept`, async () => {
        const page = visit();
        const logged: string[] = [];
        const log = (message: ConsoleMessage) =>
          message.type() === 'error' && logged.push(message.text());
        page.on('console', log);
        await fill(page, { email: `status-${status}@studio.example` });
        await send(page);
        await expect(alert(page)).toHaveText(FAILURE);
        await expect(alert(page).getByRole('link')).toHaveAttribute('href', `mailto:${ADDRESS}`);
        await expectWordsKept(page);
        page.off('console', log);
        expect(logged.join('\n')).toContain(`The message was not sent: ${status}`);
      });
    }

    test('a robot is thanked, and nothing is sent', async () => {
      const page = visit();
      const subject = uniqueText();
      await fill(page, { subject });
      await form(page).locator(`[name=${HONEYPOT}]`).fill('https://spam.example', { force: true });
      await send(page);
      await expect(banner(page)).toBeVisible();
      expect(await messages(subject)).toEqual([]);
    });

    // Last, because a message that arrives delays the next one.
    test('no line: told, words kept, and the next try arrives', async () => {
      const page = visit();
      const subject = uniqueText();
      await fill(page, { subject });
      await page.route('**/email/send-form', (route) => route.abort(), { times: 1 });
      await send(page);
      await expect(alert(page)).toHaveText(FAILURE);
      await expectWordsKept(page);
      await send(page);
      await expect(banner(page)).toBeVisible();
      expect(await messages(subject)).toHaveLength(1);
    });
  });
});

test.describe('the enquiry form', () => {
  const visit = visitOnce('/pricing-table', { viewport: LAPTOP });
  test.beforeEach(() => wake(visit()));

  test('an asterisk marks what is required, and is explained', async () => {
    const page = visit();
    await expect(form(page).getByText('* marks a required field.')).toBeVisible();
    const labels = await form(page).locator('label:visible').allInnerTexts();
    expect(labels.map((label) => label.trim()).slice(0, 4)).toEqual([
      'Your Name*',
      'Your email*',
      'Subject',
      'Message',
    ]);
    await send(page);
    await expect(alert(page)).toHaveText('Please fill in all required fields.');
    await expect(field(page, 'Your Name')).toBeFocused();
    await expect(field(page, 'Message')).toHaveAttribute('aria-invalid', 'false');
  });

  test('its words arrive', async () => {
    const page = visit();
    const name = uniqueText();
    await field(page, 'Your Name').fill(name);
    await field(page, 'Your email').fill('ada@studio.example');
    await field(page, 'Message').fill(WORDS);
    await send(page);
    await expect(
      page.getByText("Message sent successfully! I'll get back to you soon."),
    ).toBeVisible();
    expect(await messages(name)).toEqual([
      expect.objectContaining({ subject: 'Business enquiry', message: WORDS, to_name: site.name }),
    ]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the fields and hands them to the mail program', async ({ page }) => {
    await page.goto('/contact-form');
    await expect(form(page)).toHaveAttribute('action', `mailto:${ADDRESS}`);
    await expect(form(page)).not.toHaveAttribute('novalidate');
    await expect(form(page).locator(':required')).toHaveCount(5);
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel');
  });
});
