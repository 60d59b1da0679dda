import { expect, test, type Page } from '@playwright/test';
import site from '../site.config.ts';
import { HONEYPOT } from '../src/widgets/contact-form/honeypot.ts';
import { firstMove, openPage } from '../tools/site/open.ts';
import { TEST_PORTS } from '../tools/site/test-site.ts';
import { axeViolations } from '../tools/site/accessibility.ts';
import { messages, uniqueText } from './support/mail.ts';

/** The newsletter's form at the end of the journal; its services are tested beside their code. */

const form = (page: Page) => page.getByRole('form', { name: 'Subscribe to the newsletter' });
const field = (page: Page) => form(page).getByRole('textbox', { name: 'Your email' });
const subscribe = (page: Page) => form(page).getByRole('button').click();

/** An address of which there is one. */
const uniqueAddress = (mailbox = 'ada') =>
  `${mailbox}@${uniqueText().toLowerCase().replace(' ', '-')}.example`;

async function open(page: Page) {
  await openPage(page, '/blog');
  await form(page).scrollIntoViewIfNeeded();
  await firstMove(page);
  await expect(form(page).locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
}

test('an address is checked, arrives alone, and the field is cleared', async ({ page }) => {
  const address = uniqueAddress();
  await open(page);
  await field(page).fill('ada at studio');
  await subscribe(page);
  await expect(form(page).getByRole('alert')).toContainText('Please check the address');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill(address);
  await subscribe(page);
  await expect(form(page).getByRole('status')).toContainText('Your address has arrived.');
  await expect(field(page)).toHaveValue('');
  expect(await messages(address)).toEqual([{ email: address }]);
});

test('a service that fails is told, with an address to write to, and the visitor’s stays', async ({
  page,
}) => {
  const address = uniqueAddress('status-503');
  await open(page);
  await field(page).fill(address);
  await subscribe(page);
  await expect(form(page).getByRole('alert')).toContainText('Subscribing didn’t work.');
  const [mail] = site.contact.emails;
  await expect(form(page).getByRole('link')).toHaveAttribute('href', `mailto:${mail}`);
  await expect(field(page)).toHaveValue(address);
  expect(await axeViolations(page)).toEqual([]);
});

test('a robot is thanked, and nothing is sent', async ({ page }) => {
  const address = uniqueAddress();
  await open(page);
  await field(page).fill(address);
  await form(page).locator(`[name=${HONEYPOT}]`).fill('x', { force: true });
  await subscribe(page);
  await expect(form(page).getByRole('status')).toContainText('Your address has arrived.');
  expect(await messages(address)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form to the service, which answers', async ({ page }) => {
    const address = uniqueAddress();
    await page.goto('/blog');
    await field(page).fill(address);
    await subscribe(page);
    await expect(page).toHaveURL(`http://127.0.0.1:${TEST_PORTS.mail}/newsletter`);
    await expect(page.getByRole('heading', { name: 'You are subscribed.' })).toBeVisible();
    expect(await messages(address)).toEqual([expect.objectContaining({ email: address })]);
  });
});
