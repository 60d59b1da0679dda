import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen, LOOPBACK, type Listening } from '../../lib/listen.ts';
import { STUDIO_PATH, TOKEN_HEADER } from '../contract/api.ts';
import { calls } from './calls.ts';
import { studioMiddleware } from './middleware.ts';
import { testStudio } from './test-studio.ts';

const TOKEN = 'a-token-that-no-one-else-has';
const THEME = 'src/styles/house.ts';
const OUTSIDE = '{ "name": "outside" }';

let root: string;
let server: Listening;
let isLeaving = false;
const onError = vi.fn();

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  write('package.json', OUTSIDE);
  write('src/.env', 'SECRET=1');
  write('app/index.html', '<!doctype html><title>Studio</title>');
  write('src/content/pages/about.yaml', 'title: About\n');
  write(THEME, 'export default {};\n');
  mkdirSync(join(root, 'src/content/works'));
  symlinkSync(join(root, '..'), join(root, 'src/demos'));
  symlinkSync('/etc/hostname', join(root, 'src/content/works/out.yaml'));
  const middleware = studioMiddleware(testStudio(root), {
    token: TOKEN,
    app: join(root, 'app'),
    calls,
    isLeaving: () => isLeaving,
    onError,
  });
  server = await listen(
    (asked, said) => {
      asked.url = asked.url?.slice(STUDIO_PATH.length) ?? '';
      middleware(asked, said);
    },
    { port: 0 },
  );
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

interface Asked {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | readonly Uint8Array[];
}

interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks as the window does, but for what a test changes. Not by `fetch`, which sends no foreign Host. */
function ask({ path = '/api/history', method = 'POST', headers, body = '{}' }: Asked) {
  const own = {
    [TOKEN_HEADER]: TOKEN,
    origin: server.url,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  return new Promise<Said>((done, fail) => {
    const named = Object.entries({ ...own, ...headers }).filter(([, one]) => one !== undefined);
    const sent = request(
      // Not as an address, in which `..` would be resolved.
      {
        host: LOOPBACK,
        port: server.port,
        path: `${STUDIO_PATH}${path}`,
        method,
        headers: Object.fromEntries(named),
      },
      (said) => {
        let text = '';
        said.on('data', (part: Buffer) => (text += part.toString()));
        said.on('end', () => {
          done({ status: said.statusCode ?? 0, headers: said.headers, text });
        });
      },
    );
    sent.on('error', fail);
    if (typeof body !== 'string') for (const part of body) sent.write(part);
    sent.end(typeof body === 'string' && method === 'POST' ? body : undefined);
  });
}

const statusOf = async (asked: Asked) => (await ask(asked)).status;

test('the window is answered', async () => {
  const said = await ask({});
  expect(said).toMatchObject({ status: 200, text: '{}' });
  expect(said.headers['cache-control']).toBe('no-store');
});

test('a call is not begun while the server is about to start anew', async () => {
  isLeaving = true;
  expect(await statusOf({})).toBe(503);
  isLeaving = false;
  expect(await statusOf({})).toBe(200);
});

describe.each(['/api/history', '/api/change', '/events'])('%s is refused', (path) => {
  test.each<[string, OutgoingHttpHeaders, number]>([
    ['without a token', { [TOKEN_HEADER]: undefined }, 401],
    ['with a token of another length', { [TOKEN_HEADER]: 'short' }, 401],
    ['with a wrong token', { [TOKEN_HEADER]: TOKEN.replace('a', 'b') }, 401],
    ['to a foreign name of this machine', { host: 'evil.example' }, 403],
    ['to a name that contains its own', { host: '127.0.0.1.evil.example' }, 403],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['without an origin', { origin: undefined }, 403],
    ['from another server on this machine', { origin: 'http://127.0.0.1:1' }, 403],
    ['from a frame of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['as a form would send it', { 'content-type': 'text/plain' }, 415],
    ['as something like JSON', { 'content-type': 'application/jsonp' }, 415],
    ['without a type', { 'content-type': undefined }, 415],
  ])('%s', async (_, headers, status) => {
    expect(await statusOf({ path, headers })).toBe(status);
  });

  test('to one name of this machine from another', async () => {
    const origin = server.url.replace('127.0.0.1', 'localhost');
    expect(await statusOf({ path, headers: { origin } })).toBe(403);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('by %s', async (method) => {
    expect(await statusOf({ path, method })).toBe(405);
  });
});

test('a file is brought by the window alone', async () => {
  const headers = { 'content-type': 'image/png' };
  // There is no one here to take it.
  expect(await statusOf({ path: '/upload?name=a.png', headers })).toBe(404);
  expect(await statusOf({ path: '/upload', headers: { ...headers, origin: 'null' } })).toBe(403);
  expect(await statusOf({ path: '/upload', headers: { ...headers, [TOKEN_HEADER]: '' } })).toBe(
    401,
  );
  expect(await statusOf({ path: '/upload', method: 'GET' })).toBe(405);
});

describe('a call', () => {
  test.each(['constructor', '__proto__', 'toString', 'none', ''])('%s is none', async (name) => {
    expect(await statusOf({ path: `/api/${name}` })).toBe(404);
  });

  test.each(['', '{', 'null', '[]', '{"file":3}', '{"file":"a","more":1}'])(
    'with %s as its input is refused',
    async (body) => {
      expect(await statusOf({ path: '/api/open', body })).toBe(400);
    },
  );

  test('with too long a body is refused, whether it says so or not', async () => {
    const part = new Uint8Array(1024 ** 2).fill(32);
    const body = Array.from({ length: 5 }, () => part);
    expect(await statusOf({ body, headers: { 'transfer-encoding': 'chunked' } })).toBe(413);
    expect(await statusOf({ headers: { 'content-length': String(2 ** 30) }, body: '' }).catch(() => 413)).toBe(413); // prettier-ignore
  });

  test('that fails tells the terminal, and the window no more than that', async () => {
    rmSync(join(root, '.tools'), { recursive: true, force: true });
    writeFileSync(join(root, '.tools'), 'a file where a folder is wanted');
    const said = await ask({ path: '/api/dropStep', body: '{"kind":"undo"}' });
    expect(said.status).toBe(500);
    expect(said.text).not.toContain(root);
    expect(onError).toHaveBeenCalled();
    rmSync(join(root, '.tools'));
  });
});

/** What is no content, however it is named. */
const FOREIGN = [
  '../package.json',
  'package.json',
  'src/../package.json',
  'src/content/pages/../../../package.json',
  'src/content/pages/../../.env',
  'src/.env',
  './site.config.ts',
  '/etc/passwd',
  'C:\\x.yaml',
  'src\\content\\pages\\about.yaml',
  'src/content/pages\\..\\..\\.env',
  'src/content/pages/%2e%2e/x.yaml',
  'src/content/pages/about.yaml\0',
  'src/content/pages/about.yaml\0.png',
  'src/content//pages/about.yaml',
  // Links out of the folder.
  'src/demos/x/content.yaml',
  'src/content/works/out.yaml',
  'src/pages/about.astro',
  'tools/edit.ts',
  'node_modules/x/src/content/pages/about.yaml',
];

describe.each(['open', 'reread', 'change', 'restore', 'fieldChanges'] as const)('%s', (name) => {
  test.each(FOREIGN)('refuses %j', async (file) => {
    const change = { hash: '', edits: [{ kind: 'set', path: ['name'], value: 'x' }] };
    const body = JSON.stringify({ file, ...(name === 'change' && change) });
    const said = await ask({ path: `/api/${name}`, body });
    // It tells nothing of what is there.
    if (said.status !== 422) expect(said).toMatchObject({ status: 200, text: '[]' });
    expect(said.text).not.toContain('outside');
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(OUTSIDE);
  });
});

describe('the window’s own files', () => {
  test('are told to this machine, with what keeps others out of them', async () => {
    const said = await ask({ path: '/', method: 'GET', headers: { [TOKEN_HEADER]: undefined } });
    expect(said).toMatchObject({ status: 200, text: expect.stringContaining('Studio') as string });
    const policy = said.headers['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(said.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  test('are not told to a name that another site points at this machine', async () => {
    expect(await statusOf({ path: '/', method: 'GET', headers: { host: 'evil.example' } })).toBe(403); // prettier-ignore
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..\\package.json',
  ])('are no way out: %s', async (path) => {
    expect((await ask({ path, method: 'GET' })).text).not.toContain('outside');
  });
});
