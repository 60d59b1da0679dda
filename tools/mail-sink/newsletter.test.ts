import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readNewsletterConfig } from '../../src/lib/newsletter/config.ts';
import { localNewsletterVariables } from './local-mail.ts';
import { startMailSink, type MailSink } from './start-mail-sink.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-newsletter-test-'));
let sink: MailSink;

beforeAll(async () => (sink = await startMailSink({ port: 0, dir })));
afterEach(() => sink.reset());
afterAll(async () => {
  await sink.close();
  rmSync(dir, { recursive: true });
});

/** Posts an address as a browser posts the form of a service. */
async function subscribe(service: 'endpoint' | 'buttondown' | 'mailchimp', address: string) {
  const config = readNewsletterConfig(localNewsletterVariables(sink.url, service));
  if (!config) throw new Error('no config');
  const field = config.provider === 'embed' ? config.field : 'email';
  const body = new URLSearchParams({ [field]: address });
  const response = await fetch(config.url, { method: 'POST', body });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test.each([
  ['endpoint', 'your endpoint', 'email'],
  ['buttondown', 'Buttondown', 'email'],
  ['mailchimp', 'Mailchimp', 'EMAIL'],
] as const)('%s takes an address, and the inbox shows it', async (service, name, field) => {
  const { status, text } = await subscribe(service, 'ada@studio.example');
  expect(status).toBe(200);
  expect(text).toContain('Thanks! You are subscribed.');
  expect(sink.messages()).toMatchObject([
    { newsletter: name, fields: { [field]: 'ada@studio.example' } },
  ]);
  const inbox = await (await fetch(sink.url)).text();
  expect(inbox).toContain(`Subscription to the newsletter (${name})`);
  expect(inbox).toContain('ada@studio.example');
});

test.each(['buttondown', 'mailchimp'] as const)(
  '%s lets no script of another site read its answers',
  async (service) => {
    const { headers } = await subscribe(service, 'ada@studio.example');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  },
);

test('what is no address is refused, and faults can be rehearsed', async () => {
  expect(await subscribe('buttondown', 'ada')).toMatchObject({ status: 400 });
  expect(await subscribe('mailchimp', 'status-503@studio.example')).toMatchObject({ status: 503 });
  expect(sink.messages()).toEqual([]);
});
