// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailConfig } from './config.ts';
import { createMailer, FORM_FIELDS, type ContactMessage } from './mailer.ts';

const config: MailConfig = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'http://mail.example:4322',
};
const message: ContactMessage = {
  from_name: 'Ada',
  from_email: 'ada@visitor.example',
  subject: 'Hello',
  message: 'First line\nsecond line',
  to_name: 'Owner',
  to_email: 'owner@studio.example',
};
const OK = { ok: true };
const request = vi.fn<typeof fetch>();

/** The service answers with this from now on. */
const answer = (status: number, text: string) =>
  request.mockImplementation(() => Promise.resolve(new Response(text, { status })));

const bodyOf = (call = 0) => request.mock.calls[call]?.[1]?.body;
const addressOf = (call = 0) => request.mock.calls[call]?.[0];

function contactForm(): HTMLFormElement {
  document.body.innerHTML = `<form><fieldset>${FORM_FIELDS.map(
    (name) => `<textarea name="${name}"></textarea>`,
  ).join('')}</fieldset></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  for (const field of form.querySelectorAll('textarea')) {
    field.value = field.name === 'email' ? message.from_email : `the\n${field.name}`;
  }
  return form;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', request);
  answer(200, 'OK');
});

afterEach(() => {
  vi.useRealTimers();
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

describe('failures', () => {
  it.each([
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
  ])('resolves to the status and text of an answer %i', async (status, text) => {
    answer(status, text);
    expect(await createMailer(config).send(message)).toEqual({ ok: false, status, text });
  });

  it('is status 0 Network Error when nothing answers', async () => {
    request.mockRejectedValue(new TypeError('fetch failed'));
    const failed = { ok: false, status: 0, text: 'Network Error' };
    expect(await createMailer(config).send(message)).toEqual(failed);
    expect(await createMailer(config).sendForm(contactForm())).toEqual(failed);
  });

  it('is status 0 Network Error after the time-out, and not before', async () => {
    const mailer = createMailer(config);
    await mailer.send(message); // loads the client, which fake timers would hold up
    request.mockImplementation(() => new Promise(() => undefined));
    vi.useFakeTimers();
    let outcome: unknown;
    void mailer.send(message).then((value) => (outcome = value));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ ok: false, status: 0, text: 'Network Error' });
  });
});

describe('the block list', () => {
  const options = { blockList: ['Ada@Visitor.example'] };
  const forbidden = { ok: false, status: 403, text: 'Forbidden' };

  it('refuses a sender with 403 on both calls, in any letter case, without a request', async () => {
    const mailer = createMailer(config, options);
    expect(await mailer.send(message)).toEqual(forbidden);
    expect(await mailer.sendForm(contactForm())).toEqual(forbidden);
    expect(request).not.toHaveBeenCalled();
  });

  it('lets others through', async () => {
    expect(
      await createMailer(config, options).send({ ...message, from_email: 'b@b.example' }),
    ).toEqual(OK);
  });
});

describe('the headless block', () => {
  beforeEach(() => vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true));

  it('refuses an automated browser with 451 where it is configured', async () => {
    expect(await createMailer(config, { blockHeadless: true }).send(message)).toEqual({
      ok: false,
      status: 451,
      text: 'Unavailable For Headless Browser',
    });
  });

  it('is off by default, also after a mailer that had it on', async () => {
    await createMailer(config, { blockHeadless: true }).send(message);
    expect(await createMailer(config).send(message)).toEqual(OK);
  });
});

describe('the throttle', () => {
  const tooMany = { ok: false, status: 429, text: 'Too Many Requests' };

  it('refuses the second message with 429 on the default storage, and a new mailer remembers', async () => {
    expect(await createMailer(config, { throttleMs: 60_000 }).send(message)).toEqual(OK);
    expect(await createMailer(config, { throttleMs: 60_000 }).sendForm(contactForm())).toEqual(
      tooMany,
    );
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('ends when its time is over', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const mailer = createMailer(config, { throttleMs: 60_000 });
    await mailer.send(message);
    now.mockReturnValue(1_059_999);
    expect(await mailer.send(message)).toEqual(tooMany);
    now.mockReturnValue(1_060_000);
    expect(await mailer.send(message)).toEqual(OK);
  });

  it('does not count a failed message: the retry goes through', async () => {
    const mailer = createMailer(config, { throttleMs: 60_000 });
    answer(500, 'broken');
    await mailer.send(message);
    answer(200, 'OK');
    expect(await mailer.send(message)).toEqual(OK);
  });

  it('counts a message still under way, and its success after a refused one', async () => {
    const mailer = createMailer(config, { throttleMs: 60_000 });
    const both = await Promise.all([mailer.send(message), mailer.send(message)]);
    expect(both).toEqual([OK, tooMany]);
    expect(await mailer.send(message)).toEqual(tooMany);
  });

  it('ignores a time in the future, left by a clock that was set back', async () => {
    const storage = memoryStorage(String(Date.now() + 1e9));
    expect(await createMailer(config, { throttleMs: 1000, storage }).send(message)).toEqual(OK);
  });

  it('delivers though the storage fails after the send', async () => {
    const storage = { ...memoryStorage('0'), set: () => Promise.reject(new Error('full')) };
    expect(await createMailer(config, { throttleMs: 1000, storage }).send(message)).toEqual(OK);
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
  });

  it('still sends and throttles', async () => {
    const mailer = createMailer(config, { throttleMs: 60_000 });
    expect(await mailer.send(message)).toEqual(OK);
    expect(await mailer.send(message)).toMatchObject({ status: 429 });
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

function memoryStorage(value: string) {
  let kept: string | null = value;
  return {
    get: () => Promise.resolve(kept),
    set: (_: string, next: string) => Promise.resolve(void (kept = next)),
    remove: () => Promise.resolve(void (kept = null)),
  };
}
