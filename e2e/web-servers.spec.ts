import { expect, test } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { caddyFile } from '../tools/astro/hosts/caddy-file.ts';
import type { HostedSite } from '../tools/astro/hosts/host-files.ts';
import { nginxFile } from '../tools/astro/hosts/nginx-file.ts';
import { furtherLanguages } from '../src/lib/languages/languages.ts';
import { CADDY, findProgram, NGINX } from '../tools/lib/programs.ts';
import { headersFor, parseHeaders } from '../tools/serve/rules.ts';
import { startCaddy } from './support/caddy.ts';
import { startNginx } from './support/nginx.ts';
import { policyIn } from './support/policy.ts';
import { discoverFiles, SITE_ROOT } from '../tools/site/routes.ts';
import type { RunningServer } from './support/web-server.ts';

/**
 * Checks what web servers send with the configurations that the build wrote; all tests but one need
 * no browser.
 */

/**
 * The servers, with the name of each one's file below `deploy`, and the function that writes it.
 */
const SERVERS = [
  { server: NGINX, file: 'nginx.conf', start: startNginx, write: nginxFile },
  { server: CADDY, file: 'Caddyfile', start: startCaddy, write: caddyFile },
];

const CSP = 'content-security-policy';
const read = (file: string) => readFileSync(join(SITE_ROOT, file), 'utf8');

for (const { server, file, start, write } of SERVERS) {
  test.describe(server.name, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!findProgram(server), `there is no ${server.name} here, and none could be installed`);

    let running: RunningServer;
    let rules: ReturnType<typeof parseHeaders>;
    test.beforeAll(async () => {
      rules = parseHeaders(read('_headers'));
      const config = readFileSync(join(dirname(SITE_ROOT), 'deploy', file), 'utf8');
      running = await start({ config, root: SITE_ROOT });
    });
    test.afterAll(() => running.close());

    test('sends each page of the sitemap with the headers that other hosts read', async () => {
      const addresses = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      expect(addresses.length).toBeGreaterThan(50);
      for (const path of addresses) {
        const expected = Object.fromEntries(headersFor(rules, path));
        // Where a host reads no more rules, a page carries its policy itself.
        expect(expected[CSP] ?? policyIn(join(SITE_ROOT, `${path}.html`)), path).toContain(
          "script-src 'self'",
        );
        for (const asked of [path, `${path}?from=letter&x=%2F`]) {
          const { status, headers } = await running.get(asked);
          expect(status, asked).toBe(200);
          expect(headers, asked).toMatchObject({
            ...expected,
            'content-type': expect.stringMatching(/^text\/html/),
            'content-encoding': 'gzip',
            'cache-control': 'public, max-age=0, must-revalidate',
          });
        }
      }
    });

    for (const path of [
      '/%61bout',
      '/ab%6Fut?x',
      '//about',
      '/./about',
      '/blog/../about',
      '/%2Fabout',
    ]) {
      test(`sends the policy with the page at ${path}`, async () => {
        const { status, headers } = await running.get(path);
        expect([status, headers[CSP]]).toEqual([200, headersFor(rules, '/about').get(CSP)]);
      });
    }

    for (const [path, address] of [
      ['/about/', '/about'],
      ['/about//?a=b', '/about?a=b'],
      ['/about.html', '/about'],
      ['/about%2Ehtml?a=b', '/about?a=b'],
      ['/blog/page/2/', '/blog/page/2'],
      ['/index.html', '/'],
      ['/index?a=b', '/?a=b'],
      ['/client-logo', '/clint-logo'],
      ['/client-logo/?a=b', '/clint-logo?a=b'],
      ['/client-logo.html', '/clint-logo'],
    ] as const) {
      test(`sends ${path} on to ${address}`, async () => {
        const { status, headers } = await running.get(path);
        expect([status, headers.location]).toEqual([301, address]);
        expect(headers['x-content-type-options']).toBe('nosniff');
      });
    }

    for (const tag of furtherLanguages)
      for (const path of [`/${tag}/nothing`, `/${tag}/blog/nothing?x`, `/${tag}/404`])
        test(`answers ${path} with the not-found page of its language`, async () => {
          const { status, headers, body } = await running.get(path);
          expect(status).toBe(404);
          const bytes = Buffer.from(body, 'latin1');
          const isPacked = headers['content-encoding'] === 'gzip';
          const text = (isPacked ? gunzipSync(bytes) : bytes).toString();
          expect(text).toContain(`<html lang="${tag}"`);
        });

    for (const path of [
      '/nothing',
      '/nothing/',
      '/nothing.html',
      '/404',
      '/404.html',
      '/_headers',
      '/_redirects',
      '/blog/nothing?x',
      '/_astro/gone.js',
      '/_astro/',
      '/\\other.example/',
      '/%5Cother.example/',
      '/%0d%0aX-Forged:%201/',
    ]) {
      test(`answers ${path} with the not-found page`, async () => {
        const { status, headers } = await running.get(path);
        expect(status).toBe(404);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=0, must-revalidate',
        });
        // The page has its own policy, which a second one in the header would narrow.
        expect(headers).not.toHaveProperty(CSP);
        expect(headers).not.toHaveProperty('location');
        expect(headers).not.toHaveProperty('x-forged');
      });
    }

    test('sends the not-found page with its policy in it', async () => {
      const body = await (await fetch(`${running.url}/nothing`)).text();
      expect(body).toMatch(/<meta http-equiv="content-security-policy" content="[^"]*'sha256-/);
    });

    test('lets hashed files be kept for ever, with the headers of all answers', async () => {
      const files = [...discoverFiles()].filter((path) => path.startsWith('/_astro/'));
      expect(files.length).toBeGreaterThan(50);
      for (const extension of ['.js', '.woff2', '.webp']) {
        const path = files.find((file) => file.endsWith(extension)) ?? '';
        const { status, headers } = await running.get(path);
        expect(status, path).toBe(200);
        expect(headers, path).toMatchObject({
          ...Object.fromEntries(headersFor(rules, path)),
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'strict-transport-security': 'max-age=31536000',
        });
      }
    });

    test('sends a page in Markdown as text in UTF-8', async () => {
      const { status, headers } = await running.get('/about.md');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        ...Object.fromEntries(headersFor(rules, '/about.md')),
        'content-type': 'text/markdown; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      expect((await running.get('/nothing.md')).status).toBe(404);
    });

    test('lets a page run under its policy without a complaint', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.goto(running.url);
      await page.waitForSelector('html[data-effects]');
      expect(complaints).toEqual([]);
    });

    test('serves a site below a base path', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-based-'));
      symlinkSync(SITE_ROOT, join(folder, 'shop'));
      const policies = new Map([
        ['/', "default-src 'self'"],
        ['/about', "default-src 'none'"],
      ]);
      const redirects = new Map([['/client-logo', '/shop/clint-logo']]);
      const site: HostedSite = { base: '/shop', policies, redirects };
      const based = await start({ config: write(site, 'vitrine.example'), root: folder });
      try {
        const policyAt = async (path: string) => {
          const { status, headers } = await based.get(path);
          return [status, headers[CSP]];
        };
        expect(await policyAt('/shop')).toEqual([
          200,
          "default-src 'self'; frame-ancestors 'none'",
        ]);
        expect(await policyAt('/shop?a=b')).toEqual(await policyAt('/shop'));
        expect(await policyAt('/shop/about')).toEqual([
          200,
          "default-src 'none'; frame-ancestors 'none'",
        ]);
        expect((await based.get('/shop/about')).headers).toHaveProperty('x-content-type-options');
        for (const [path, address] of [
          ['/shop/', '/shop'],
          ['/shop/index.html', '/shop'],
          ['/shop/about/', '/shop/about'],
          ['/shop/client-logo', '/shop/clint-logo'],
        ] as const) {
          const { status, headers } = await based.get(path);
          expect([status, headers.location], path).toEqual([301, address]);
        }
        for (const path of ['/shop/nothing', '/shop/404', '/shopping', '/about']) {
          expect((await based.get(path)).status, path).toBe(404);
        }
      } finally {
        await based.close();
        rmSync(folder, { recursive: true });
      }
    });
  });
}
