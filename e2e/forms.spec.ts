import { expect, test, type Page } from '@playwright/test';
import { BANNER_LIFE_MS } from '../src/widgets/contact-form/banner-life.ts';
import { HONEYPOT } from '../src/widgets/contact-form/trap.ts';
import { messages } from './support/mail.ts';
import { openPage } from './support/open.ts';

/** The demo form and the business form; `contact.spec.ts` has the main one, which works alike. */

const FAILURE = 'Failed to send message. Please try emailing me directly at hello@vitrine.example';
const BANNER = 'Your Message has been successfully sent. I will contact you soon.';
const WORDS = 'A shop for maps.\nShall we talk?';

/** A subject of its own for each test: the sink's inbox is shared. */
const unique = () => `Subject ${String(Math.random()).slice(2)}`;

const form = (page: Page) => page.getByRole('form', { name: 'Write to Vitrine' });
const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ }).click();
const banner = (page: Page) => page.getByRole('status').filter({ hasText: BANNER });
const alert = (page: Page) => form(page).getByRole('alert');

async function open(page: Page, path = '/contact-form') {
  await openPage(page, path);
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
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

test.describe('the demo form', () => {
  test('its five fields arrive and nothing else, and it is cleared', async ({ page }) => {
    const subject = unique();
    await open(page);
    await fill(page, { subject });
    await send(page);
    await expect(banner(page)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
    const [message = {}, ...more] = await messages(subject);
    expect(more).toEqual([]);
    // As every browser sends them, lines of a form end in the two signs of a typewriter.
    expect({ ...message, message: message['message']?.replaceAll('\r\n', '\n') }).toEqual({
      fullname: 'Ada Lindqvist',
      email: 'ada@studio.example',
      phone: '+1 555 0199',
      subject,
      message: WORDS,
    });
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

  test('each empty field is marked until it is filled in', async ({ page }) => {
    await open(page);
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

  test('an address that is none is told as such', async ({ page }) => {
    await open(page);
    await fill(page, { email: 'ada at studio' });
    await send(page);
    await expect(alert(page)).toContainText('Please check the address');
    await expect(field(page, 'Email')).toBeFocused();
    await expectWordsKept(page);
  });

  for (const status of [400, 403, 429, 451, 500]) {
    test(`the service answers ${status}: told, logged, words kept`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await open(page);
      await fill(page, { email: `status-${status}@studio.example` });
      await send(page);
      await expect(alert(page)).toHaveText(FAILURE);
      await expect(alert(page).getByRole('link')).toHaveAttribute(
        'href',
        'mailto:hello@vitrine.example',
      );
      await expectWordsKept(page);
      expect(logged.join('\n')).toContain(`The message was not sent: ${status}`);
    });
  }

  test('no line: told, words kept, and the next try arrives', async ({ page }) => {
    const subject = unique();
    await open(page);
    await fill(page, { subject });
    await page.route('**/email/send-form', (route) => route.abort(), { times: 1 });
    await send(page);
    await expect(alert(page)).toHaveText(FAILURE);
    await expectWordsKept(page);
    await send(page);
    await expect(banner(page)).toBeVisible();
    expect(await messages(subject)).toHaveLength(1);
  });

  test('a service that is too slow: told after the time-out, words kept', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await fill(page, { email: 'slow@studio.example' });
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(alert(page)).toHaveText(FAILURE);
    await expectWordsKept(page);
  });

  test('a second submit during the first does nothing', async ({ page }) => {
    const subject = unique();
    await open(page);
    await fill(page, { subject, email: 'slow-700@studio.example' });
    await send(page);
    await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
    await field(page, 'Subject').press('Enter');
    await expect(banner(page)).toBeVisible();
    expect(await messages(subject)).toHaveLength(1);
  });

  test('a second message right after the first is held back', async ({ page }) => {
    const subject = unique();
    await open(page);
    await fill(page, { subject });
    await send(page);
    await expect(banner(page)).toBeVisible();
    await fill(page, { subject });
    await send(page);
    await expect(alert(page)).toHaveText(FAILURE);
    await expectWordsKept(page);
    expect(await messages(subject)).toHaveLength(1);
  });

  test('a robot is thanked, and nothing is sent', async ({ page }) => {
    const subject = unique();
    await open(page);
    await fill(page, { subject });
    await form(page).locator(`[name=${HONEYPOT}]`).fill('https://spam.example', { force: true });
    await send(page);
    await expect(banner(page)).toBeVisible();
    expect(await messages(subject)).toEqual([]);
  });
});

test.describe('the business form', () => {
  test('an asterisk marks what is required, and is explained', async ({ page }) => {
    await open(page, '/pricing-table');
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

  test('its words arrive', async ({ page }) => {
    const name = unique();
    await open(page, '/pricing-table');
    await field(page, 'Your Name').fill(name);
    await field(page, 'Your email').fill('ada@studio.example');
    await field(page, 'Message').fill(WORDS);
    await send(page);
    await expect(
      page.getByText("Message sent successfully! I'll get back to you soon."),
    ).toBeVisible();
    expect(await messages(name)).toEqual([
      expect.objectContaining({ subject: 'Business enquiry', message: WORDS, to_name: 'Vitrine' }),
    ]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the fields and hands them to the mail program', async ({ page }) => {
    await page.goto('/contact-form');
    await expect(form(page)).toHaveAttribute('action', 'mailto:hello@vitrine.example');
    await expect(form(page)).not.toHaveAttribute('novalidate');
    await expect(form(page).locator(':required')).toHaveCount(5);
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel');
  });
});
