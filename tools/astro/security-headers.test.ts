import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { netlifyHeaders, nginxHeaders } from './header-files.ts';
import { mapAllowance, policyDirectives } from './policy.ts';
import { narrowPolicy, openPolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('narrowPolicy', () => {
  const page = (policy: string) =>
    `<html><head><meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style></head><body><script>x()</script></body></html>`;

  test('keeps the hashes of what the page contains and drops the rest of the site’s', () => {
    const policy = `default-src 'self'; script-src 'self' ${hash('x()')} ${hash('y()')}; style-src 'self' ${hash('a{}')};`;
    expect(narrowPolicy(page(policy))).toBe(
      `default-src 'self'; script-src 'self' ${hash('x()')}; style-src 'self' ${hash('a{}')}`,
    );
  });

  test('keeps a frame host only where the page names it', () => {
    const printed = page("default-src 'self'; frame-src https://video.example");
    expect(narrowPolicy(printed)).toBe("default-src 'self'");
    const naming = printed.replace('<body>', '<body><a data-video="https://video.example/1">');
    expect(narrowPolicy(naming)).toBe("default-src 'self'; frame-src https://video.example");
  });

  test('allows nothing that Astro did not allow', () => {
    expect(narrowPolicy(page("script-src 'self'"))).toBe("script-src 'self'");
  });
});

const policies = new Map([
  ['/', "default-src 'self'"],
  ['/demo', "default-src 'none'"],
]);

test('the _headers file gives each page its policy, below the base path', () => {
  const text = netlifyHeaders(policies, '/some/base');
  expect(text).toContain(
    "/some/base/demo\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  );
  expect(text).toContain(
    '/some/base/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
  );
  expect(text).toMatch(/^\/some\/base\/\*\n(.*\n)*? {2}X-Content-Type-Options: nosniff/);
});

test('the nginx snippet maps each address to its policy', () => {
  const text = nginxHeaders(policies, '/');
  expect(text).toContain('map $uri $vitrine_policy {');
  expect(text).toContain(`  /demo "default-src 'none'; frame-ancestors 'none'";`);
});

test('messages may go to the configured mail service only', () => {
  const env = {
    PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
    PUBLIC_EMAILJS_SERVICE_ID: 's',
    PUBLIC_EMAILJS_TEMPLATE_ID: 't',
    PUBLIC_EMAILJS_ORIGIN: 'https://mail.example',
  };
  expect(policyDirectives(env)).toContain("connect-src 'self' https://mail.example");
  expect(policyDirectives({})).toContain("connect-src 'self'");
});

describe('a page with a map', () => {
  const policy = "default-src 'self'; connect-src 'self' https://mail.example; script-src 'self'";
  const page = '<div class="map" data-map="{}"></div>';

  test('may ask OpenStreetMap where no key is set, and others may not', () => {
    expect(openPolicy(policy, page, [mapAllowance({})])).toBe(
      "default-src 'self'; connect-src 'self' https://mail.example https://www.openstreetmap.org; script-src 'self'; frame-src https://www.openstreetmap.org",
    );
    expect(openPolicy(policy, '<p>data-map</p>', [mapAllowance({})])).toBe(policy);
  });

  test('may ask Google where a key is set, and evaluate nothing', () => {
    const env = { PUBLIC_GOOGLE_MAPS_KEY: 'a-key-that-could-be-one-1234' };
    const opened = openPolicy(policy, page, [mapAllowance(env)]);
    expect(opened).toContain("script-src 'self' https://*.googleapis.com https://*.gstatic.com;");
    expect(opened).toContain("style-src-elem 'self' 'unsafe-inline'");
    expect(opened).not.toMatch(/openstreetmap|unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});
