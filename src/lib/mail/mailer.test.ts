// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactForm, emailJs as config, message } from './mail-samples.ts';
import { createMailer } from './mailer.ts';
import { browserStorage, THROTTLE_KEY } from './throttle.ts';

/** Covers EmailJS only; `mail-faults.test.ts` covers behaviour that all services share. */

const OK = { ok: true };
const request = vi.fn<typeof fetch>();

const bodyOf = (call = 0) => request.mock.calls[call]?.[1]?.body;
const addressOf = (call = 0) => request.mock.calls[call]?.[0];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', request);
  request.mockImplementation(() => Promise.resolve(new Response('OK')));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  request.mockReset();
});

describe('what is sent', () => {
  it('posts the message as JSON to the configured origin', async () => {
    expect(await createMailer(config).send(message)).toEqual(OK);
    expect(addressOf()).toBe('http://mail.example:4322/api/v1.0/email/send');
    expect(JSON.parse(bodyOf() as string)).toEqual({
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: message,
    });
  });

  it("posts a form's fields with the ids, to the configured origin", async () => {
    expect(await createMailer(config).sendForm(contactForm())).toEqual(OK);
    expect(addressOf()).toBe('http://mail.example:4322/api/v1.0/email/send-form');
    expect(Object.fromEntries(bodyOf() as FormData)).toMatchObject({
      fullname: 'the\nfullname',
      email: message.from_email,
      phone: 'the\nphone',
      subject: 'the\nsubject',
      message: 'the\nmessage',
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
    });
  });

  it('sends the form as it was at the call, though its fields are disabled right after', async () => {
    const form = contactForm();
    const sending = createMailer(config).sendForm(form);
    form.querySelector('fieldset')?.setAttribute('disabled', '');
    form.reset();
    expect(await sending).toEqual(OK);
    expect((bodyOf() as FormData).get('message')).toBe('the\nmessage');
  });

  it('keeps two mailers apart, though the client has one set of settings', async () => {
    const other = createMailer({ ...config, origin: 'http://other.example' });
    const first = createMailer(config);
    await other.send(message);
    await first.send(message);
    expect(addressOf(1)).toContain('mail.example');
  });
});

describe('what is missing', () => {
  it('names the variables and calls nobody without a configuration', async () => {
    const outcome = await createMailer(undefined).send(message);
    expect(outcome).toMatchObject({ ok: false, status: 0 });
    expect(outcome).toHaveProperty('text', expect.stringContaining('PUBLIC_EMAILJS_TEMPLATE_ID'));
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['publicKey', 'The public key is required'],
    ['serviceId', 'The service ID is required'],
    ['templateId', 'The template ID is required'],
  ])("gives the client's own sentence when %s is missing", async (name, text) => {
    const outcome = await createMailer({ ...config, [name]: '' }).send(message);
    expect(outcome).toMatchObject({
      ok: false,
      status: 0,
      text: expect.stringContaining(text) as string,
    });
  });

  it('gives a sentence, not a rejection, for a form that is none', async () => {
    const outcome = await createMailer(config).sendForm(
      document.body as unknown as HTMLFormElement,
    );
    expect(outcome).toMatchObject({ ok: false, status: 0 });
    expect(outcome).toHaveProperty('text', expect.stringContaining('HTML form element'));
  });
});

describe('a browser that refuses its storage', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
  });

  afterEach(() => {
    vi.doUnmock('@emailjs/browser');
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
    // An entry left in the page's memory would block a message of the next file.
    return browserStorage().remove(THROTTLE_KEY);
  });

  it('still sends and throttles, each message with a mailer of its own', async () => {
    expect(await createMailer(config, { throttleMs: 60_000 }).send(message)).toEqual(OK);
    expect(await createMailer(config, { throttleMs: 60_000 }).send(message)).toMatchObject({
      status: 429,
    });
  });

  it('still loads the client, which asks for it first thing, and is left as it was', async () => {
    const client = await vi.importActual<object>('@emailjs/browser');
    vi.doMock('@emailjs/browser', () => {
      if (typeof localStorage !== 'undefined') throw new Error('unreachable');
      return client;
    });
    expect(await createMailer(config).send(message)).toEqual(OK);
    expect(() => localStorage).toThrow('denied');
  });
});
