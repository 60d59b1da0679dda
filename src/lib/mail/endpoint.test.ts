// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointConfig } from './config.ts';
import { sendToEndpoint } from './endpoint.ts';
import { contactForm, endpoint, message } from './mail-samples.ts';
import { createMailer, FORM_FIELDS } from './mailer.ts';
import { plainPost } from './plain-post.ts';
import type { Guards } from './provider.ts';
import { browserStorage } from './throttle.ts';

/** Covers form endpoints only; `mail-faults.test.ts` covers behaviour that all services share. */

const OK = { ok: true };
const inJson: EndpointConfig = { ...endpoint, format: 'json' };
const NO_GUARDS: Guards = {
  sender: undefined,
  blockList: [],
  blockHeadless: false,
  throttleMs: 0,
  throttleKey: 'last',
  storage: browserStorage(),
};
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', request);
  answer(Response.json({ ok: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  request.mockReset();
});

const answer = (response: Response) => request.mockResolvedValue(response);
const sent = () => {
  const [address, { headers, body } = {}] = request.mock.calls[0] ?? [];
  return { address, headers, body };
};

describe('what is sent', () => {
  it('posts the fields under the names that form services know, and asks for JSON', async () => {
    expect(await createMailer(endpoint).send(message)).toEqual(OK);
    const { address, headers, body } = sent();
    expect(address).toBe(endpoint.url);
    // Setting the type here would omit the boundary that the browser puts between the fields.
    expect(headers).toEqual({ Accept: 'application/json' });
    expect(Object.fromEntries(body as FormData)).toEqual({
      name: 'Ada',
      email: 'ada@visitor.example',
      subject: 'Hello',
      message: 'First line\nsecond line',
    });
  });

  it('posts them as one JSON object where that is configured, with the access key', async () => {
    expect(await createMailer({ ...inJson, accessKey: 'access' }).send(message)).toEqual(OK);
    const { headers, body } = sent();
    expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
    expect(JSON.parse(body as string)).toEqual({
      name: 'Ada',
      email: 'ada@visitor.example',
      subject: 'Hello',
      message: 'First line\nsecond line',
      access_key: 'access',
    });
  });

  it.each([endpoint, inJson])("posts a form's own fields ($format)", async (config) => {
    const form = contactForm();
    const sending = createMailer(config).sendForm(form);
    form.reset();
    expect(await sending).toEqual(OK);
    const { body } = sent();
    const fields: unknown =
      typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body as FormData);
    expect(Object.keys(fields ?? {})).toEqual([...FORM_FIELDS]);
    expect(fields).toMatchObject({ phone: 'the\nphone', message: 'the\nmessage' });
  });

  it('joins names that repeat in JSON, and says that it holds no files', async () => {
    document.body.innerHTML =
      '<form><input name="tag" value="a"><input name="tag" value="b"><input type="file" name="cv"></form>';
    const [form] = document.forms;
    const field = form?.querySelector<HTMLInputElement>('[type=file]');
    if (!form || !field) throw new Error('no form');
    const send = () => sendToEndpoint(inJson, { call: 'sendForm', form }, NO_GUARDS);
    await send();
    expect(JSON.parse(sent().body as string)).toEqual({ tag: 'a, b' });
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'cv.txt'));
    field.files = files.files;
    await expect(send()).rejects.toMatchObject({
      status: 0,
      text: expect.stringContaining('PUBLIC_FORM_FORMAT') as string,
    });
  });

  it('gives a sentence, not a rejection, for a form that is none', async () => {
    const outcome = await createMailer(endpoint).sendForm(
      document.body as unknown as HTMLFormElement,
    );
    expect(outcome).toMatchObject({ ok: false, status: 0 });
    expect(outcome).toHaveProperty('text', expect.stringContaining('HTML form element'));
  });
});

describe('what the endpoint answers', () => {
  const html = { headers: { 'Content-Type': 'text/html' } };
  const json = { headers: { 'Content-Type': 'application/json' } };

  it.each([
    ['Formspree', Response.json({ ok: true, next: '/thanks' })],
    ['Web3Forms', Response.json({ success: true, body: { message: 'Email sent' } })],
    ['a status alone', new Response(null, { status: 204 })],
    ['a word', new Response('OK')],
  ])('is a receipt from %s', async (_, response) => {
    answer(response);
    expect(await createMailer(endpoint).send(message)).toEqual(OK);
  });

  it.each([
    [
      'Formspree, with what is wrong with each field',
      Response.json(
        { error: 'Validation errors', errors: [{ field: 'email', message: 'should be an email' }] },
        { status: 422 },
      ),
      { status: 422, text: 'should be an email' },
    ],
    [
      'Formspree, of the form as a whole',
      Response.json({ error: 'Form not found' }, { status: 404 }),
      { status: 404, text: 'Form not found' },
    ],
    [
      'Web3Forms, though with 200',
      Response.json({ success: false, message: 'Invalid access key' }),
      { status: 200, text: 'Invalid access key' },
    ],
    [
      'Web3Forms, a level deeper',
      Response.json({ success: false, body: { message: 'Spam' } }, { status: 400 }),
      { status: 400, text: 'Spam' },
    ],
    ['one of one’s own', Response.json({ ok: false }), { status: 200, text: 'Refused' }],
    [
      'one without words',
      new Response('<h1>Oh</h1>', { status: 502, statusText: 'Bad Gateway' }),
      { status: 502, text: 'Bad Gateway' },
    ],
    [
      'one without any words',
      new Response('', { status: 502 }),
      { status: 502, text: 'Status 502' },
    ],
  ])('is a refusal from %s', async (_, response, expected) => {
    answer(response);
    expect(await createMailer(endpoint).send(message)).toEqual({ ok: false, ...expected });
  });

  it.each([
    ['a page', new Response('<!doctype html><p>Thanks', html)],
    ['a page that does not say so', new Response('\n<html>')],
    ['JSON that is cut off', new Response('{"ok": tr', json)],
  ])('is no receipt when it is %s', async (_, response) => {
    answer(response);
    expect(await createMailer(endpoint).send(message)).toEqual({
      ok: false,
      status: 200,
      text: expect.stringContaining('something else than JSON') as string,
    });
  });
});

describe('a post without script', () => {
  it('goes where form data is taken, with the key and the trap that the service knows', () => {
    expect(plainPost(endpoint)).toEqual({
      form: { action: endpoint.url, encType: 'multipart/form-data' },
    });
    expect(plainPost({ ...endpoint, url: 'https://formspree.io/f/a' })).toMatchObject({
      honeypot: '_gotcha',
    });
    expect(
      plainPost({ ...endpoint, url: 'https://api.web3forms.com/submit', accessKey: 'access' }),
    ).toMatchObject({
      honeypot: 'botcheck',
      hidden: { name: 'access_key', value: 'access' },
    });
  });

  it('stays with the mail program where the service wants JSON, or is another', () => {
    expect(plainPost(inJson)).toBeUndefined();
    expect(plainPost(undefined)).toBeUndefined();
  });
});
