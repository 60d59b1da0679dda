import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../../e2e/support/browser.ts';
import { ensureBrowser } from '../lib/browser.ts';
import { serveSite } from '../serve/serve-site.ts';

/** What an owner's copy of the project holds that a build reads. */
const SOURCES = [
  'src',
  'public',
  'tools',
  'package.json',
  'tsconfig.json',
  'astro.config.ts',
  'fonts.config.ts',
  'site.config.ts',
];

/** One build takes some seconds; a busy machine may need many more. */
const BUILD_TIMEOUT_MS = 120_000;

/** Wide enough for a picture, and coded in no time: these tests are about words and values. */
const PICTURE_WIDTH = 16;

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'vitrine-owner-'));
  await Promise.all(SOURCES.map((name) => cp(name, join(copy, name), { recursive: true })));
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  for (const file of globSync('src/assets/**/*.webp')) {
    await sharp(file).resize(PICTURE_WIDTH).toFile(join(copy, file));
  }
}, BUILD_TIMEOUT_MS);

afterAll(() => rm(copy, { recursive: true }));

/** The environment of an owner's build: the test runner's own variables would reach the pages. */
function ownersEnvironment(): NodeJS.ProcessEnv {
  const runners = ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR', 'TEST'];
  const entries = Object.entries(process.env).filter(
    ([name]) => !runners.includes(name) && !name.startsWith('VITE'),
  );
  return { ...Object.fromEntries(entries), NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
}

type Changes = Record<string, (text: string) => string>;

/** Changes files of the copy, builds, and puts them back. */
async function buildWith(changes: Changes, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const before = new Map<string, string>();
  for (const [file, change] of Object.entries(changes)) {
    const text = await readFile(join(copy, file), 'utf8');
    before.set(file, text);
    expect(change(text), `the change to ${file} changes something`).not.toBe(text);
    await writeFile(join(copy, file), change(text));
  }
  try {
    await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: copy,
      env: { ...ownersEnvironment(), ...env },
    });
  } finally {
    for (const [file, text] of before) await writeFile(join(copy, file), text);
  }
}

/** What a build that must fail printed. */
async function failureOf(build: Promise<void>): Promise<string> {
  const failure: unknown = await build.then(
    () => 'the build passed',
    (error: unknown) => error,
  );
  expect(failure).toEqual(expect.objectContaining({ code: 1 }));
  const { stdout, stderr } = failure as { stdout: string; stderr: string };
  return stdout + stderr;
}

/**
 * Walks through the built copy as a visitor does: from the home page by the menu to the journal, on to
 * its second page, into a post, and back home by the logo.
 *
 * @param base the path that the copy was built for
 * @returns answers that were errors, and what the console complained of
 */
async function walkBelow(base: string): Promise<string[]> {
  const site = await serveSite({ root: join(copy, 'dist'), port: 0, base });
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureBrowser(),
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('response', (answer) => {
      if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const at = (path: string) => page.waitForURL(site.url + path);
    await page.goto(site.url);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Pages' }).hover();
    await menu.getByRole('link', { name: 'Blog', exact: true }).click();
    await at('/blog');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await at('/blog/page/2');
    await page.locator('main').getByRole('article').getByRole('link').first().click();
    await page.waitForURL(`${site.url}/blog/*`);
    await page.getByRole('link', { name: 'Vitrine, home' }).first().click();
    await at('');
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
  return problems;
}

const portfolio = 'src/content/pages/personal-portfolio.yaml';

describe('an owner’s build', { timeout: BUILD_TIMEOUT_MS }, () => {
  test('holds their Sass values, home page, base path and way of sending the policy', async () => {
    await buildWith({
      'src/styles/_owner.scss': () =>
        "@forward 'settings' with ($width-page: 70rem, $overrides: ('color-accent': #0a7a5c));",
      'site.config.ts': (text) =>
        text
          .replace("home: 'personal-portfolio'", "home: '404'")
          .replace("base: '/'", "base: '/some/base'")
          .replace("policy: 'header'", "policy: 'meta'"),
    });
    const home = await readFile(join(copy, 'dist/index.html'), 'utf8');
    expect(home).toContain('--width-page:70rem');
    expect(home).toMatch(/@layer tokens\.owner\{:root\{--color-accent:#0a7a5c/);
    expect(home).toContain('<title>Page not found</title>');
    expect(home).toMatch(/<meta http-equiv="content-security-policy" content="[^"]*'sha256-/);
    const headers = await readFile(join(copy, 'dist/_headers'), 'utf8');
    expect(headers).not.toContain('Content-Security-Policy');
    const addresses = [...home.matchAll(/(?:href|src|component-url)="(\/[^"]*)"/g)].map(
      (m) => m[1],
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address?.startsWith('/some/base'))).toEqual([]);
    expect(await walkBelow('/some/base')).toEqual([]);
  });

  test.each([
    [
      'a wrong type',
      portfolio,
      'shown: 7',
      'shown: seven',
      /expected number[\s\S]*at storyboard\.shown/,
    ],
    [
      'a picture that is not there',
      portfolio,
      'headshot.webp',
      'headshoot.webp',
      /no src\/assets\/personal-portfolio\/headshoot\.webp[\s\S]*at about\.headshot\.file/,
    ],
    [
      'a link to a page that is not there',
      portfolio,
      "href: '#portfolio'",
      'href: /portfolo',
      /there is no src\/pages\/portfolo\.astro[\s\S]*at titleCard\.button\.href/,
    ],
    [
      'a post with a wrong field',
      'src/content/posts/slow-button.md',
      'category: Development',
      'category: Developement',
      /slow-button[\s\S]*category[\s\S]*Development/,
    ],
    [
      'a post by somebody who is not in the team',
      'src/content/posts/slow-button.md',
      'author: jonah-adeyemi',
      'author: jonah-adeyemy',
      /author[\s\S]*src\/content\/team\.yaml/,
    ],
    [
      'a text that is no YAML',
      'src/content/pages/service.yaml',
      'heading: Services',
      'heading: Services: all',
      /Nested mappings[\s\S]*line \d+/,
    ],
    [
      'a home page that is not there',
      'site.config.ts',
      "home: 'personal-portfolio'",
      "home: 'portfolo'",
      /home: there is no page src\/pages\/portfolo\.astro/,
    ],
  ])('stops at %s, naming file, field and expectation', async (_, file, right, wrong, message) => {
    const output = await failureOf(buildWith({ [file]: (text) => text.replace(right, wrong) }));
    expect(output).toContain(file);
    expect(output).toMatch(message);
  });

  test('publishes a post that was added, on the list, in the feed and in the sitemap', async () => {
    const post = join(copy, 'src/content/posts/first-post.md');
    const text = await readFile(join(copy, 'src/content/posts/day-rate.md'), 'utf8');
    await writeFile(
      post,
      text
        .replace(/^title: .*$/m, 'title: Our first post')
        .replace(/^date: .*$/m, 'date: 2030-01-02'),
    );
    try {
      await buildWith({});
    } finally {
      await rm(post);
    }
    const built = (name: string) => readFile(join(copy, 'dist', name), 'utf8');
    expect(await built('blog.html')).toMatch(/href="\/blog\/first-post">Our first post</);
    expect(await built('blog/first-post.html')).toContain('<title>Our first post</title>');
    expect(await built('rss.xml')).toContain('<title>Our first post</title>');
    expect(await built('sitemap-0.xml')).toContain('/blog/first-post</loc>');
  });

  test('stops at placeholders where that is asked for, naming them', async () => {
    const output = await failureOf(buildWith({}, { STRICT_SITE: '1' }));
    expect(output).toMatch(/site\.config\.ts[^\n]*name, url, owner\.email/);
  });

  test('stops at a half-configured e-mail service, naming what is missing', async () => {
    const output = await failureOf(buildWith({}, { PUBLIC_EMAILJS_PUBLIC_KEY: 'key' }));
    expect(output).toMatch(/PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID are missing/);
  });
});
