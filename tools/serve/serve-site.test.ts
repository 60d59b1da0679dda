import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listening } from '../lib/listen.ts';
import { serveSite } from './serve-site.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-serve-test-'));
const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>words</p>'.repeat(60)}`;
let site: Listening;
let based: Listening;

/** Node's own client: unlike fetch it doesn't follow redirects, normalise paths or decompress. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET', from = site) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
    (done, fail) => {
      request({ port: from.port, host: '127.0.0.1', path, headers, method }, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => {
          const body = Buffer.concat(parts).toString('latin1');
          done({ status: res.statusCode ?? 0, headers: res.headers, body });
        });
      })
        .on('error', fail)
        .end();
    },
  );
}

beforeAll(async () => {
  mkdirSync(join(root, '_astro'));
  mkdirSync(join(root, 'blog', 'page'), { recursive: true });
  writeFileSync(join(root, 'index.html'), page('Home'));
  writeFileSync(join(root, 'demo.html'), page('Demo'));
  writeFileSync(join(root, '404.html'), page('Page not found'));
  mkdirSync(join(root, 'de'));
  writeFileSync(join(root, 'de', '404.html'), page('Seite nicht gefunden'));
  writeFileSync(join(root, 'blog.html'), page('Blog'));
  writeFileSync(join(root, 'blog', 'page', '2.html'), page('Blog 2'));
  writeFileSync(join(root, '_astro', 'a.1b2c.js'), 'export const words = 1;\n'.repeat(40));
  writeFileSync(join(root, '_astro', 'b.webp'), 'picture'.repeat(100));
  writeFileSync(
    join(root, '_headers'),
    '# all\n/*\n  X-Frame-Options: DENY\n  X-Which: wide\n/demo\n  X-Which: exact\n  ! X-Frame-Options\n  Link: </a>\n  Link: </b>\n/shop/demo\n  X-Which: based\n',
  );
  writeFileSync(
    join(root, '_redirects'),
    '/client-logo /clint-logo 308 # spelling\n/demo /elsewhere 301\n/blog /forced 302!\n/old/* /new/:splat\n/p/:id /item?id=:id 302\n/same /demo 200\n',
  );
  site = await serveSite({ root, port: 0 });
  based = await serveSite({ root, port: 0, base: '/shop/' });
});

afterAll(async () => {
  await site.close();
  await based.close();
  rmSync(root, { recursive: true });
});

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/demo', 'Demo'],
    ['/demo?x=1', 'Demo'],
    ['/blog/page/2', 'Blog 2'],
  ])('answers %s with its page', async (path, title) => {
    const { status, body, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html;charset=utf-8']);
    expect(body).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/demo/', '/demo'],
    ['/demo/?a=b', '/demo?a=b'],
    ['/demo.html', '/demo'],
    ['/index.html', '/'],
    ['//demo/', '/demo'],
  ])('sends %s to the one address %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/404',
    '/blog/page',
    '/_headers',
    '/_redirects',
    '/../package.json',
  ])('answers %s with the not-found page and 404', async (path) => {
    const { status, body } = await get(path, { 'if-none-match': '*', range: 'bytes=0-1' });
    expect(status).toBe(404);
    expect(body).toContain('Page not found');
  });

  it.each(['/de/nothing', '/de/404', '/de/blog/nothing/'])(
    'answers %s with the not-found page of its language',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toContain('Seite nicht gefunden');
    },
  );

  it('refuses a broken address and other methods', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('answers HEAD without a body', async () => {
    const { status, body } = await get('/demo', {}, 'HEAD');
    expect([status, body]).toEqual([200, '']);
  });
});

describe('what a host adds', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('compresses text for %s', async (accepted, encoding) => {
    for (const path of ['/demo', '/_astro/a.1b2c.js', '/nothing']) {
      const { headers, body } = await get(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.length).toBeLessThan(200);
    }
  });

  it('does not compress pictures, nor for a client that cannot read it', async () => {
    expect((await get('/_astro/b.webp', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    );
    expect((await get('/demo')).headers).not.toHaveProperty('content-encoding');
  });

  it('lets hashed files be kept for ever and pages be asked for again', async () => {
    expect((await get('/_astro/a.1b2c.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/_astro/gone.js')).headers['cache-control']).not.toContain('immutable');
    const { headers } = await get('/demo');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/demo', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });
});

describe('_headers and _redirects', () => {
  it('adds the wide rule, lets the exact one override and take away', async () => {
    expect((await get('/blog/page/2')).headers).toMatchObject({
      'x-which': 'wide',
      'x-frame-options': 'DENY',
    });
    const { headers } = await get('/demo');
    expect(headers).toMatchObject({ 'x-which': 'exact', link: '</a>, </b>' });
    expect(headers).not.toHaveProperty('x-frame-options');
    expect((await get('/nothing')).headers['x-which']).toBe('wide');
  });

  it.each([
    ['/client-logo', 308, '/clint-logo'],
    ['/client-logo/?a=1', 308, '/clint-logo?a=1'],
    ['/blog', 302, '/forced'],
    ['/old/a/b', 301, '/new/a/b'],
    ['/p/7', 302, '/item?id=7'],
  ])('redirects %s', async (path, status, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, target]);
  });

  it('lets a page stand before an unforced redirect, and answers in place with 200', async () => {
    expect((await get('/demo')).status).toBe(200);
    const { status, body } = await get('/same');
    expect([status, body.includes('<title>Demo</title>')]).toEqual([200, true]);
  });
});

describe('a base path', () => {
  it('serves below the base only', async () => {
    expect(based.url).toMatch(/\/shop$/);
    expect((await get('/shop', {}, 'GET', based)).body).toContain('<title>Home</title>');
    const demo = await get('/shop/demo', {}, 'GET', based);
    expect([demo.status, demo.headers['x-which']]).toEqual([200, 'based']);
    expect((await get('/shop/', {}, 'GET', based)).headers.location).toBe('/shop');
    expect((await get('/shop/demo/', {}, 'GET', based)).headers.location).toBe('/shop/demo');
    expect((await get('/blog/page/2', {}, 'GET', based)).status).toBe(404);
    expect((await get('/shopping', {}, 'GET', based)).status).toBe(404);
  });
});

it('says so when there is no site', async () => {
  await expect(serveSite({ root: join(root, 'none'), port: 0 })).rejects.toThrow(/no built site/);
});
