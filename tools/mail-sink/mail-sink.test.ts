import emailjs from '@emailjs/browser';
import { Window } from 'happy-dom';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_ACCESS_KEY, LOCAL_ACCOUNT } from './account.ts';
import { BODY_LIMIT_BYTES } from './read-body.ts';
import { startMailSink, type MailSink } from './start-mail-sink.ts';

const { publicKey, serviceId, templateId } = LOCAL_ACCOUNT;
const dir = mkdtempSync(join(tmpdir(), 'vitrine-mail-test-'));
const params = {
  from_name: 'Ada',
  from_email: 'ada@visitor.example',
  subject: 'Hi',
  message: 'A\nB',
};
const body = {
  user_id: publicKey,
  service_id: serviceId,
  template_id: templateId,
  template_params: params,
};
let sink: MailSink;

/** Node's own client: unlike fetch it sets no header of its own. */
function call(
  method: string,
  path: string,
  content = '',
  headers: Record<string, string> = {},
  port = sink.port,
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (done, fail) => {
      const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (part: string) => (text += part));
        res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, text }));
      });
      req.on('error', fail).end(content);
    },
  );
}

/** As long as browsers make it: Node rejects a short one. */
const BOUNDARY = '----FormBoundaryOfTheseTests0123';

const json = { 'content-type': 'application/json' };
const send = (content: unknown, headers = json) =>
  call(
    'POST',
    '/api/v1.0/email/send',
    typeof content === 'string' ? content : JSON.stringify(content),
    headers,
  );
const control = (order: unknown) => call('POST', '/control', JSON.stringify(order), json);

beforeAll(async () => {
  sink = await startMailSink({ port: 0, dir });
  emailjs.init({ publicKey, origin: sink.url });
});
afterEach(() => sink.reset());
afterAll(async () => {
  await sink.close();
  rmSync(dir, { recursive: true });
});

describe('with the real client', () => {
  // Only the client gets a page's globals: the sink reads bodies with Node's.
  const page = new Window({ url: 'http://localhost:3000' });
  beforeAll(() => {
    vi.stubGlobal('fetch', page.fetch.bind(page));
    for (const name of ['document', 'location', 'FormData'] as const) {
      vi.stubGlobal(name, page[name]);
    }
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await page.happyDOM.close();
  });

  it('takes send()', async () => {
    expect(await emailjs.send(serviceId, templateId, params)).toMatchObject({
      status: 200,
      text: 'OK',
    });
    expect(sink.messages()).toMatchObject([
      { kind: 'send', serviceId, templateId, libVersion: '4.4.1', fields: params },
    ]);
  });

  it('takes sendForm(), with umlauts, line breaks and a repeated name', async () => {
    document.body.innerHTML =
      '<form><input name="fullname" value="Zoë"><textarea name="message"></textarea>' +
      '<input name="tag" value="a"><input name="tag" value="b"></form>';
    const form = document.forms[0];
    if (!form) throw new Error('no form');
    for (const area of form.querySelectorAll('textarea')) area.value = 'A\nB';
    expect(await emailjs.sendForm(serviceId, templateId, form)).toMatchObject({ status: 200 });
    const [message] = sink.messages();
    expect(message).toMatchObject({
      kind: 'send-form',
      libVersion: '4.4.1',
      serviceId,
      templateId,
    });
    expect(message?.fields).toMatchObject({ fullname: 'Zoë', tag: 'a, b' });
    expect(message?.fields['message']?.replace(/\r\n/g, '\n')).toBe('A\nB');
    expect(message?.fields).not.toHaveProperty('user_id');
  });

  it('refuses as the client expects', async () => {
    await control({ status: 451 });
    await expect(emailjs.send(serviceId, templateId, params)).rejects.toMatchObject({
      status: 451,
      text: 'Unavailable For Headless Browser',
    });
  });
});

describe('validation', () => {
  it.each([
    [{ ...body, user_id: undefined }, 400, 'user_id'],
    [{ ...body, service_id: '' }, 400, 'service_id'],
    [{ ...body, template_id: 7 }, 400, 'template_id'],
    [{ ...body, user_id: 'nobody' }, 404, 'user_id'],
    [{ ...body, service_id: 'other' }, 400, 'service_id'],
    [{ ...body, template_id: 'other' }, 400, 'template_id'],
    [{ ...body, template_params: 'text' }, 400, 'template_params'],
    [{ ...body, template_params: [] }, 400, 'template_params'],
    [{ ...body, lib_version: 4 }, 400, 'lib_version'],
    [{ ...body, template_params: { message: 'x'.repeat(60_000) } }, 413, 'larger than 50 KB'],
    ['{ broken', 400, 'JSON'],
    ['null', 400, 'JSON'],
    ['x'.repeat(BODY_LIMIT_BYTES + 1), 413, 'larger than 2 MB'],
  ])('refuses a bad body and names the field (%#)', async (content, status, text) => {
    const answer = await send(content);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(sink.messages()).toEqual([]);
  });

  it('refuses the wrong content type and a broken form', async () => {
    expect(await send(body, { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
    const form = (type: string) =>
      call('POST', '/api/v1.0/email/send-form', 'x', { 'content-type': type });
    expect(await form('application/json')).toMatchObject({ status: 400 });
    expect(await form('multipart/form-data')).toMatchObject({ status: 400 });
    expect(await form(`multipart/form-data; boundary=${BOUNDARY}`)).toMatchObject({ status: 400 });
  });

  it('takes a form with a file, of which it keeps name, type and size, and no empty one', async () => {
    const part = (disposition: string, value: string) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
    const form = (message: string) =>
      call(
        'POST',
        '/api/v1.0/email/send-form',
        [
          part('name="user_id"', publicKey),
          part('name="service_id"', serviceId),
          part('name="template_id"', templateId),
          part('name="message"', message),
          part('name="cv"; filename="cv.txt"\r\nContent-Type: text/plain', 'Zoë'),
          part('name="none"; filename=""\r\nContent-Type: application/octet-stream', ''),
          `--${BOUNDARY}--\r\n`,
        ].join(''),
        { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      );
    expect(await form('x'.repeat(BODY_LIMIT_BYTES))).toMatchObject({
      status: 413,
      text: expect.stringContaining('larger than 2 MB') as string,
    });
    expect(sink.messages()).toEqual([]);
    expect((await form('Hi')).status).toBe(200);
    expect(sink.messages()).toMatchObject([
      {
        fields: { message: 'Hi' },
        files: [{ field: 'cv', name: 'cv.txt', type: 'text/plain', bytes: 4 }],
      },
    ]);
  });

  it('keeps odd field names and values as they are', async () => {
    const odd = `{"__proto__":"p","constructor":"c","n":1,"o":{"a":[1]}}`;
    await send(
      JSON.stringify({ ...body, template_params: 0 }).replace(
        '"template_params":0',
        `"template_params":${odd}`,
      ),
    );
    expect(Object.entries(sink.messages()[0]?.fields ?? {})).toEqual([
      ['__proto__', 'p'],
      ['constructor', 'c'],
      ['n', '1'],
      ['o', '{"a":[1]}'],
    ]);
  });
});

describe('the form endpoint', () => {
  const fields = { name: 'Zoë', email: 'zoe@visitor.example', message: 'A\nB' };
  const asked = { accept: 'application/json' };
  const FORMSPREE = '/f/local_form';
  const WEB3FORMS = '/submit';

  const multipart = (entries: Record<string, string>) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `${Object.entries(entries)
      .map(
        ([name, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--${BOUNDARY}--\r\n`,
  });
  const FORMATS = [
    ['json', { type: 'application/json', body: JSON.stringify(fields) }, asked],
    ['form-data', multipart(fields), asked],
    [
      'plain-post',
      {
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(fields).toString(),
      },
      { accept: 'text/html' },
    ],
  ] as const;

  it.each(FORMATS)('takes %s', async (kind, { type, body: content }, headers) => {
    const answer = await call('POST', FORMSPREE, content, { 'content-type': type, ...headers });
    expect(answer.status).toBe(200);
    expect(sink.messages()).toMatchObject([{ kind, fields, files: [] }]);
    const page = await call('GET', `/message/${sink.messages()[0]?.id ?? ''}`);
    expect(page.text).toContain('form endpoint');
    expect(page.text).not.toContain('template');
  });

  it('answers as Formspree does: JSON where that is asked for, else a page', async () => {
    const post = (content: object, headers: Record<string, string>) =>
      call('POST', FORMSPREE, JSON.stringify(content), { ...json, ...headers });
    const taken = await post(fields, { ...asked, origin: 'http://a.example' });
    expect(JSON.parse(taken.text)).toEqual({ ok: true, next: '/thanks' });
    expect(taken.headers['access-control-allow-origin']).toBe('*');
    const empty = await post({ name: ' ' }, asked);
    expect([empty.status, JSON.parse(empty.text)]).toEqual([
      400,
      { error: 'The message is empty.', errors: [{ message: 'The message is empty.' }] },
    ]);
    const page = await post(fields, {});
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.text).toContain('Thanks!');
  });

  it('answers as Web3Forms does, and wants the key, which is no part of the message', async () => {
    const post = async (content: object) => {
      const answer = await call('POST', WEB3FORMS, JSON.stringify(content), { ...json, ...asked });
      return [answer.status, JSON.parse(answer.text)] as const;
    };
    expect(await post(fields)).toEqual([
      400,
      { success: false, message: 'The access_key is required.' },
    ]);
    expect(await post({ ...fields, access_key: 'other' })).toMatchObject([400, { success: false }]);
    expect(await post({ ...fields, access_key: LOCAL_ACCESS_KEY })).toMatchObject([
      200,
      { success: true },
    ]);
    expect(sink.messages()).toMatchObject([{ fields }]);
    expect(sink.messages()[0]?.fields).not.toHaveProperty('access_key');
  });

  it('plays the same faults', async () => {
    const post = (email: string) =>
      call('POST', FORMSPREE, JSON.stringify({ ...fields, email }), { ...json, ...asked });
    await control({ status: 429 });
    expect(await post('a@b.example')).toMatchObject({
      status: 429,
      text: expect.stringContaining('Too Many Requests') as string,
    });
    expect((await post('status-503@example.com')).status).toBe(503);
    expect(sink.messages()).toEqual([]);
    expect((await post('slow-50@example.com')).status).toBe(200);
    expect(sink.messages()).toHaveLength(1);
  });

  it('takes nothing else', async () => {
    const send = (type: string) => call('POST', FORMSPREE, 'x', { 'content-type': type, ...asked });
    expect((await send('text/plain')).status).toBe(415);
    expect((await send('application/json')).status).toBe(400);
    expect((await call('GET', FORMSPREE)).status).toBe(405);
    expect((await call('OPTIONS', FORMSPREE)).status).toBe(204);
    expect((await call('POST', '/f/other', '{}', json)).status).toBe(404);
  });
});

describe('faults', () => {
  it('counts down, then answers as usual', async () => {
    await control({ status: 429, times: 2 });
    expect((await send(body)).status).toBe(429);
    expect(await send(body)).toMatchObject({ status: 429, text: 'Too Many Requests' });
    expect((await send(body)).status).toBe(200);
    expect(sink.messages()).toHaveLength(1);
  });

  it('answers late', async () => {
    await control({ delayMs: 120 });
    const start = performance.now();
    expect((await send(body)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(115);
  });

  it.each([{ status: 99 }, { status: '429' }, { delayMs: -1 }, { times: 1.5 }, { text: 1 }, []])(
    'refuses the order %j',
    async (order) => {
      expect((await control(order)).status).toBe(400);
      expect((await send(body)).status).toBe(200);
    },
  );

  it("obeys the sender's address, in both forms' fields", async () => {
    const from = (fields: object) => send({ ...body, template_params: fields });
    expect(await from({ from_email: 'status-403@example.com' })).toMatchObject({
      status: 403,
      text: 'Forbidden',
    });
    expect((await from({ email: 'Status-500@example.com' })).status).toBe(500);
    expect(sink.messages()).toEqual([]);
    const start = performance.now();
    expect((await from({ from_email: 'slow-100@example.com' })).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(95);
    expect((await from({ from_email: 'slowly@example.com' })).status).toBe(200);
  });

  it('is closed at once though an answer is due late', async () => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const other = await startMailSink({ port: 0, dir });
    await call('POST', '/control', '{"delayMs":60000}', json, other.port);
    const pending = call('POST', '/api/v1.0/email/send', '{}', json, other.port).catch(() => 0);
    await new Promise((done) => setTimeout(done, 50));
    const start = performance.now();
    await other.close();
    expect(performance.now() - start).toBeLessThan(1000);
    await pending;
    // A pending timer would keep the process alive long after Ctrl-C.
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe('who may ask', () => {
  it('answers the preflight and lets any page send, but not read', async () => {
    const preflight = await call('OPTIONS', '/api/v1.0/email/send', '', {
      origin: 'http://a.example',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type',
    });
    expect((await send(body)).headers['access-control-allow-origin']).toBe('*');
    expect((await send('{')).headers['access-control-allow-origin']).toBe('*');
    for (const [method, path] of [
      ['GET', '/messages'],
      ['POST', '/delete'],
      ['DELETE', '/messages'],
      ['POST', '/control'],
    ] as const) {
      const answer = await call(method, path, method === 'POST' ? '{}' : '', {
        origin: 'http://a.example',
      });
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(sink.messages()).toHaveLength(1);
  });

  it('refuses a foreign host name that points here', async () => {
    expect((await call('GET', '/messages', '', { host: 'a.example' })).status).toBe(403);
    expect((await call('GET', '/messages', '', { host: `localhost:${sink.port}` })).status).toBe(
      200,
    );
  });
});

describe('the inbox', () => {
  it('keeps a file a message and lists the newest first', async () => {
    await send(body);
    await send({ ...body, template_params: { ...params, subject: 'Second' } });
    const files = readdirSync(dir);
    expect(files).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(dir, files[0] ?? ''), 'utf8'))).toHaveProperty(
      'fields',
      params,
    );
    const { text } = await call('GET', '/');
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('>Hi<'));
    expect(text).toContain('2 messages');
    expect(JSON.parse((await call('GET', '/messages')).text)).toHaveLength(2);
  });

  it('shows one message with all its fields, and escapes everything', async () => {
    const nasty = `"><script>alert('1')</script>&amp;`;
    await send({
      ...body,
      template_params: { [nasty]: nasty, from_name: nasty, subject: nasty, message: nasty },
    });
    const [message] = sink.messages();
    for (const path of ['/', `/message/${message?.id ?? ''}`]) {
      const { status, text } = await call('GET', path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>|&amp;/);
      expect(text).toContain(
        '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;',
      );
    }
  });

  it('has an empty state, deletes all, and knows what it has not', async () => {
    expect((await call('GET', '/')).text).toContain('No message yet');
    await send(body);
    expect(await call('POST', '/delete')).toMatchObject({ status: 303 });
    expect(readdirSync(dir)).toEqual([]);
    await send(body);
    expect((await call('DELETE', '/messages')).status).toBe(200);
    expect(sink.messages()).toEqual([]);
    expect((await call('GET', '/message/..%2F..%2Fpackage')).status).toBe(404);
  });

  it.each(['/inbox.css', '/inbox.js', '/inbox.svg'])('serves %s', async (path) => {
    expect((await call('GET', path)).status).toBe(200);
  });
});
