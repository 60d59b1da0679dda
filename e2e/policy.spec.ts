import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import site from '../site.config.ts';
import { isTemplate } from '../src/lib/is-template.ts';
import { parsePage, readElements as readTree } from '../tools/lib/html.ts';
import { TEST_PORTS } from '../tools/site/test-site.ts';
import { headersFor, parseHeaders } from '../tools/serve/rules.ts';
import { readElements, select } from '../tools/site/document.ts';
import { discoverRoutes, SITE_ROOT, type Route } from '../tools/site/routes.ts';
import { policyIn } from './support/policy.ts';

/**
 * Checks that each built page's Content-Security-Policy allows only what the page contains.
 * `routes.spec.ts` checks in the browser that it allows enough.
 */

const rules = parseHeaders(readFileSync(join(SITE_ROOT, '_headers'), 'utf8'));

/** A page's policy, from its host's headers or from the page itself: sources by directive. */
function policyOf({ path, file }: Route): Map<string, string[]> {
  const policy = policyIn(file) ?? headersFor(rules, path).get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The hashes of a page's inline scripts or styles. */
function inlineHashes({ file }: Route, name: 'script' | 'style'): Set<string> {
  const own = readTree(parsePage(readFileSync(file, 'utf8'))).filter((one) => one.name === name);
  return new Set(
    own.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
}

test('no page’s policy allows what the page does not hold', () => {
  const routes = discoverRoutes();
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const policy = policyOf(route);
    expect.soft(policy.get('default-src'), `${route.path}: default`).toEqual(["'self'"]);
    for (const name of ['script', 'style'] as const) {
      const sources = policy.get(`${name}-src`) ?? [];
      const hashes = sources.filter((source) => source.startsWith("'sha256-"));
      expect.soft(hashes.length, `${route.path}: ${name}s`).toBeGreaterThan(0);
      const strange = new Set(hashes).difference(inlineHashes(route, name));
      expect.soft([...strange], `${route.path}: ${name}s that it does not hold`).toEqual([]);
      const others = sources.filter((source) => !hashes.includes(source));
      expect.soft(others, `${route.path}: ${name}s from elsewhere`).toEqual(["'self'"]);
    }
    const html = readFileSync(route.file, 'utf8');
    const frames = policy.get('frame-src') ?? [];
    const isNamed = (host: string) =>
      host === "'self'" ? html.includes('data-ring=') : html.includes(host);
    const unnamed = frames.filter((host) => !isNamed(host) && !html.includes('data-map='));
    expect.soft(unnamed, `${route.path}: frames of hosts that it does not name`).toEqual([]);
  }
});

test('no page has a byte of the question for consent where nothing needs it', () => {
  test.skip(Object.keys(site.consent).length > 0, 'this site asks');
  // Words of pages may speak of it; its markup, its script and its styles all have one of these.
  const marks = /data-consent|_consent|consent-/;
  const marked = discoverRoutes().filter(({ file }) => marks.test(readFileSync(file, 'utf8')));
  expect(marked.map(({ path }) => path)).toEqual([]);
});

test('pages with a form may reach the e-mail service, and no others', () => {
  const mail = `http://127.0.0.1:${TEST_PORTS.mail}`;
  const found = { with: 0, without: 0 };
  for (const route of discoverRoutes()) {
    const hasForm = select(readElements(route.file), 'form', { method: 'post' }).length > 0;
    const sources = policyOf(route).get('connect-src') ?? [];
    expect.soft(sources.includes(mail), `${route.path}: mail`).toBe(hasForm);
    found[hasForm ? 'with' : 'without'] += 1;
  }
  expect(found.without).toBeGreaterThan(0);
  // An owner's site may have no form.
  if (isTemplate) expect(found.with).toBeGreaterThan(0);
});
