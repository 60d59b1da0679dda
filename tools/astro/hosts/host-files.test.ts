import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '../../serve/rules.ts';
import {
  chooseHeaders,
  CLOUDFLARE_LIMITS,
  countRules,
  headersFile,
  redirectsFile,
} from './host-files.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readPackageJson } from '../../lib/package-json.ts';
import { ROOT } from '../../lib/paths.ts';
import { caddyFile } from './caddy-file.ts';
import { githubPagesFile } from './github-pages-file.ts';
import { nginxFile } from './nginx-file.ts';
import { policyDelivery } from './policy.ts';
import { VERCEL_LIMITS, vercelFile } from './vercel-file.ts';

const policies = new Map([
  ['/', "default-src 'self'"],
  ['/demo', "default-src 'none'"],
]);
const redirects = new Map([['/client-logo', '/shop/clint-logo']]);

describe('the _headers file', () => {
  test.each([
    ['/', '/', '/demo', '/_astro/a.js'],
    ['/shop', '/shop', '/shop/demo', '/shop/_astro/a.js'],
    ['/shop/', '/shop/', '/shop/demo', '/shop/_astro/a.js'],
  ])('gives each page below %s its policy and all else', (base, home, demo, script) => {
    const rules = parseHeaders(headersFile({ base, policies }));
    const at = (path: string) => Object.fromEntries(headersFor(rules, path));
    expect(at(home)).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(at(demo)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(at(script)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(at(`${demo}.md`)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

test('only pages that the site itself frames may be framed, and by it alone', () => {
  const framed = new Set(['/demo']);
  const rules = parseHeaders(headersFile({ base: '/', policies, framed }));
  const at = (path: string) => Object.fromEntries(headersFor(rules, path));
  expect(at('/demo')['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'");
  expect(at('/')['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  expect(at('/demo')['x-frame-options']).toBe('SAMEORIGIN');
  const nginx = nginxFile({ base: '/', policies, redirects, framed }, 'vitrine.example');
  expect(nginx).toContain(`"default-src 'none'; frame-ancestors 'self'"`);
  expect(nginx).toContain('add_header X-Frame-Options "SAMEORIGIN" always;');
});

test('the _redirects file sends the other spelling on for good', () => {
  const rules = parseRedirects(redirectsFile({ base: '/shop', policies, redirects }));
  expect(redirectFor(rules, '/shop/client-logo')).toMatchObject({
    target: '/shop/clint-logo',
    status: 301,
  });
});

test('a former address leads on in every spelling, with its anchor', () => {
  const former = new Map([['/2019/größe', '/shop/about#team']]);
  const site = { base: '/shop', policies, redirects: former };
  const lines = redirectsFile(site).trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    '/shop/2019/größe',
    '/shop/2019/größe/',
    '/shop/2019/größe.html',
    '/shop/2019/gr%C3%B6%C3%9Fe',
    '/shop/2019/gr%C3%B6%C3%9Fe/',
    '/shop/2019/gr%C3%B6%C3%9Fe.html',
  ]);
  expect(new Set(lines.map((line) => line.replace(/^\S+ /, '')))).toEqual(
    new Set(['/shop/about#team 301']),
  );
  expect(nginxFile(site, 'vitrine.example')).toContain(
    '(?:\\.html)?/*$ { return 301 /shop/about$is_args$args#team; }',
  );
  expect(caddyFile(site, 'vitrine.example')).toContain('redir * /shop/about#team 301');
});

describe('what a host can send', () => {
  const posts = (count: number) =>
    Array.from({ length: count }, (_, at) => [`/blog/post-${at}`, "default-src 'self'"] as const);

  test.each([
    ['/', 0],
    ['/shop', 0],
    ['/shop', 7],
  ])('stays within 100 rules below %s, beside %i of the owner', (base, ownRules) => {
    const { sent, kept } = chooseHeaders(new Map([...posts(120), ...policies]), base, ownRules);
    const rules = countRules(headersFile({ base, policies: sent }));
    expect(rules + ownRules).toBe(CLOUDFLARE_LIMITS.rules);
    expect(sent.size + kept.size).toBe(122);
    expect([...sent.keys()].slice(0, 2), 'the shallowest first').toEqual(['/', '/demo']);
    expect([...kept.values()][0]).toBe('Cloudflare Pages reads 100 rules');
  });

  test('is all that fits, up to the last rule', () => {
    const full =
      CLOUDFLARE_LIMITS.rules - countRules(headersFile({ base: '/', policies: new Map() }));
    expect(chooseHeaders(new Map(posts(full)), '/').kept.size).toBe(0);
    expect(chooseHeaders(new Map(posts(full + 1)), '/').kept.size).toBe(1);
  });

  test('is no line that is too long, and no address that means more in a rule', () => {
    const long = `default-src ${'x'.repeat(CLOUDFLARE_LIMITS.lineLength)}`;
    const { sent, kept } = chooseHeaders(
      new Map([
        ...policies,
        ['/long', long],
        ['/a:b', ''],
        ['/über', ''],
        ['/a*', ''],
        ['/$a', ''],
      ]),
      '/',
    );
    expect([...sent.keys()]).toEqual(['/', '/demo']);
    expect(kept.get('/long')).toBe('its rule is longer than 2000 characters');
    expect([...kept.keys()].sort()).toEqual(['/$a', '/a*', '/a:b', '/long', '/über']);
  });
});

test('the nginx file serves the home page where no header carries its policy', () => {
  const text = nginxFile({ base: '/', policies: new Map(), redirects }, 'vitrine.example');
  expect(text).toContain('\nlocation = / { try_files /index.html =404; }\n');
});

describe('the Caddyfile', () => {
  test('gives each file below the base its policy, and sends other spellings on', () => {
    const framed = new Set(['/demo']);
    const text = caddyFile({ base: '/shop', policies, redirects, framed }, 'vitrine.example');
    expect(text).toContain('\n{$SITE_ADDRESS:vitrine.example} {\n');
    expect(text).toContain("\t\t/shop/index.html `default-src 'self'; frame-ancestors 'none'`\n");
    expect(text).toContain("\t\t/shop/demo.html `default-src 'none'; frame-ancestors 'self'`\n");
    expect(text).toContain('path_regexp ^/shop/client-logo(?:\\.html)?/*$');
    expect(text).toContain('\t\t\trewrite * /shop/clint-logo\n');
  });
});

describe('vercel.json', () => {
  const route = { source: z.string(), destination: z.string() };
  const config = z.object({
    cleanUrls: z.boolean(),
    trailingSlash: z.boolean(),
    redirects: z.array(z.object({ ...route, permanent: z.boolean() })),
    rewrites: z.array(z.object(route)).optional(),
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  });
  const read = (base: string, of = policies) =>
    config.parse(JSON.parse(vercelFile({ base, policies: of, redirects })));

  /** Vercel's reading of the patterns that we write: a path, or everything below one. */
  const matches = (source: string, path: string) =>
    new RegExp(`^${source.replaceAll('.', '\\.').replace('(\\.*)', '(.*)')}$`).test(path);
  const headersAt = ({ headers }: z.infer<typeof config>, path: string) =>
    Object.fromEntries(
      headers
        .filter(({ source }) => matches(source, path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );

  test.each([
    ['/', '/', '/demo', '/_astro/a.js'],
    ['/shop', '/shop', '/shop/demo', '/shop/_astro/a.js'],
  ])('gives each page below %s its policy and all else', (base, home, demo, script) => {
    const config = read(base);
    expect(headersAt(config, home)).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headersAt(config, demo)['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headersAt(config, script)['cache-control']).toMatch(/immutable$/);
    expect(headersAt(config, `${demo}.md`)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
    });
    expect(headersAt(config, `${demo}/nothing`)).not.toHaveProperty('content-security-policy');
  });

  test('has addresses without an ending, and sends other spellings on for good', () => {
    expect(read('/')).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(read('/').redirects).toEqual([
      { source: '/client-logo', destination: '/shop/clint-logo', permanent: true },
    ]);
    expect(read('/')).not.toHaveProperty('rewrites');
    expect(read('/shop').rewrites).toEqual([{ source: '/shop/:path*', destination: '/:path*' }]);
  });

  test('stays within what Vercel reads: no pattern but ours, no rule too many', () => {
    const many = new Map(
      Array.from({ length: 300 }, (_, at) => [`/blog/post-${at}`, "default-src 'self'"] as const),
    );
    const { sent } = chooseHeaders(many, '/');
    const config = read('/', sent);
    expect(config.headers.length + config.redirects.length).toBeLessThan(VERCEL_LIMITS.rules);
    for (const { source, headers } of config.headers) {
      expect(source).toMatch(/^\/[\w./~-]*(?:\(\.\*\)(?:\.md)?)?$/);
      expect(source.length).toBeLessThan(VERCEL_LIMITS.pathLength);
      for (const { value } of headers) expect(value.length).toBeLessThan(VERCEL_LIMITS.valueLength);
    }
  });
});

describe('the workflow for GitHub Pages', () => {
  interface Workflow {
    permissions: Record<string, string>;
    jobs: Record<
      string,
      { steps: { uses?: string; run?: string; with?: Record<string, string>; env?: object }[] }
    >;
  }
  const workflow = parse(githubPagesFile()) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const { scripts } = readPackageJson(ROOT);

  test('may publish, and runs what there is', () => {
    expect(workflow.permissions).toMatchObject({ pages: 'write', 'id-token': 'write' });
    const runs = steps.flatMap(({ run }) => run ?? []);
    expect(runs).toEqual(['npm ci', 'npm run build']);
    expect(scripts).toHaveProperty('build');
    const nodes = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
    expect(nodes.map((file) => existsSync(join(ROOT, file)))).toEqual([true]);
  });

  test('builds pages that carry their policies, with the variables that the site reads', () => {
    const env = steps.find(({ run }) => run === 'npm run build')?.env as NodeJS.ProcessEnv;
    expect(policyDelivery('header', env)).toBe('meta');
    expect(env).toHaveProperty('PUBLIC_EMAILJS_PUBLIC_KEY');
  });
});

test('pages carry their policies where the host reads its rules too early or not at all', () => {
  expect(policyDelivery('header', {})).toBe('header');
  expect(policyDelivery('header', { VERCEL: '1' })).toBe('meta');
  expect(policyDelivery('meta', {})).toBe('meta');
});
