import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMailConfig } from '../../src/lib/mail/config.ts';
import { message } from '../../src/lib/mail/mail-samples.ts';
import { createMailer, type MailerOptions } from '../../src/lib/mail/mailer.ts';
import { listen } from '../lib/listen.ts';
import { localEndpointVariables, localMailVariables } from './local-mail.ts';
import { startMailSink, type MailSink } from './start-mail-sink.ts';

/**
 * Tests the site's own mailer against the sink, over a real connection: every service and every
 * fault, in one table.
 */

const dir = mkdtempSync(join(tmpdir(), 'vitrine-services-test-'));
let sink: MailSink;

beforeAll(async () => {
  // EmailJS's client reads the page's location.
  vi.stubGlobal('location', { pathname: '/' });
  sink = await startMailSink({ port: 0, dir });
});
afterEach(() => sink.reset());
afterAll(async () => {
  vi.unstubAllGlobals();
  await sink.close();
  rmSync(dir, { recursive: true });
});

const asFields = {
  name: 'Ada',
  email: message.from_email,
  subject: 'Hello',
  message: message.message,
};

const SERVICES = [
  ['EmailJS', localMailVariables, { kind: 'send', fields: message }],
  [
    'Formspree',
    (origin: string) => localEndpointVariables(origin, 'formspree'),
    { kind: 'form-data', fields: asFields },
  ],
  [
    'Web3Forms',
    (origin: string) => localEndpointVariables(origin, 'web3forms'),
    { kind: 'form-data', fields: asFields },
  ],
  [
    'an endpoint that wants JSON',
    (origin: string) => ({
      ...localEndpointVariables(origin, 'formspree'),
      PUBLIC_FORM_FORMAT: 'json',
    }),
    { kind: 'json', fields: asFields },
  ],
] as const;

const FAULTS = [
  [400, 'Bad Request'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [413, 'Payload Too Large'],
  [429, 'Too Many Requests'],
  [451, 'Unavailable For Headless Browser'],
  [500, 'Internal Server Error'],
  [503, 'Service Unavailable'],
] as const;

describe.each(SERVICES)('%s', (_, variables, arrived) => {
  /** Separate storage, so that no test waits for another. */
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      get: (key: string) => Promise.resolve(kept.get(key) ?? null),
      set: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
      remove: (key: string) => Promise.resolve(void kept.delete(key)),
    };
  };
  const mailer = (options: MailerOptions = {}, origin = sink.url) =>
    createMailer(readMailConfig(variables(origin)), { storage: storage(), ...options });

  it('brings the message to the inbox', async () => {
    expect(await mailer().send(message)).toEqual({ ok: true });
    const [{ kind, fields } = { kind: '', fields: {} }, ...more] = sink.messages();
    // Form data has CRLF line endings.
    const lines = Object.entries(fields).map(([name, value]) => [
      name,
      value.replace(/\r\n/g, '\n'),
    ]);
    expect({ kind, fields: Object.fromEntries(lines) as unknown }).toEqual(arrived);
    expect(more).toEqual([]);
  });

  it.each(FAULTS)('says that it was refused with %i', async (status, reason) => {
    const refused = { ok: false, status, text: reason };
    const from_email = `status-${status}@visitor.example`;
    expect(await mailer().send({ ...message, from_email })).toEqual(refused);
    expect(sink.messages()).toEqual([]);
  });

  it('says that nothing answers, and that an answer takes too long', async () => {
    const nothing = { ok: false, status: 0, text: 'Network Error' };
    // Not the sink: a message that it accepts late would appear among the next test's.
    const silent = await listen(() => undefined, { port: 0 });
    expect(await mailer({ timeoutMs: 50 }, silent.url).send(message)).toEqual(nothing);
    await silent.close();
    expect(await mailer({}, silent.url).send(message)).toEqual(nothing);
  });

  it('is held back by the site’s own limits, without a request', async () => {
    const limited = mailer({ throttleMs: 60_000, blockList: ['SPAM@visitor.example'] });
    const spam = { ...message, from_email: 'spam@visitor.example' };
    expect(await limited.send(spam)).toEqual({ ok: false, status: 403, text: 'Forbidden' });
    expect(await limited.send(message)).toEqual({ ok: true });
    expect(await limited.send(message)).toMatchObject({ ok: false, status: 429 });
    expect(sink.messages()).toHaveLength(1);
  });
});
