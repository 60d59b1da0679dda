import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../site/launch-options.ts';
import { readDemos } from '../site/demos.ts';
import site from '../../site.config.ts';
import { ensureBrowser } from '../lib/browser.ts';
import { localEndpointVariables } from '../mail-sink/local-mail.ts';
import { blocksIn } from '../docs/blocks.ts';
import { ROOT } from '../lib/paths.ts';
import { startMailSink, type MailSink } from '../mail-sink/start-mail-sink.ts';
import { serveSite } from '../serve/serve-site.ts';
import { smallExport, UPLOAD } from '../import/word-press-fixture.ts';
import {
  copyFiles,
  copyProject,
  EMPTY_PAGE,
  pagesBesides,
  removeShowcase,
  runIn,
  runTool,
} from './copy-project.ts';

/** One build takes some seconds; a busy machine may need many more. */
const BUILD_TIMEOUT_MS = 1_800_000;

/** These builds are about the site as a whole: the home that it has, and one whose clothes it wears. */
const KEPT = [site.home, 'studio-agency'];

let copy: string;
let sink: MailSink | undefined;

beforeAll(async () => {
  const homes = readDemos().map(({ slug }) => slug);
  copy = await copyProject(homes.filter((slug) => !KEPT.includes(slug)));
  await removeShowcase(copy);
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await sink?.close();
  await rm(copy, { recursive: true });
});

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
    await runIn(copy, ['astro', 'build'], env);
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
  const served = await serveSite({ root: join(copy, 'dist'), port: 0, base });
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureBrowser(),
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(BUILD_TIMEOUT_MS);
    page.on('response', (answer) => {
      if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const at = (path: string) => page.waitForURL(served.url + path);
    await page.goto(served.url);
    // What the owner has run on every page has run, under its policy.
    await page.waitForFunction(
      () => document.documentElement.dataset['own'] === '<1 & 2>' && 'chat' in window,
    );
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Pages' }).hover();
    await menu.getByRole('link', { name: 'Blog', exact: true }).click();
    await at('/blog');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await at('/blog/page/2');
    await page.locator('main').getByRole('article').getByRole('link').first().click();
    await page.waitForURL(`${served.url}/blog/*`);
    await page.getByRole('link', { name: 'Vitrine, home' }).first().click();
    await at('');
  } finally {
    // The browser first: what it still asks for when the site has gone counts as refused.
    await browser.close();
    await served.close();
  }
  return problems;
}

/**
 * Writes from the built copy's contact page, as two visitors do: one whose browser runs the page's script,
 * and one whose browser runs none.
 *
 * @param base the path that the copy was built for
 * @returns what the second is shown, and the texts of the scripts that the first has loaded
 */
async function writeBelow(base: string): Promise<{ thanks: string; scripts: string[] }> {
  const served = await serveSite({ root: join(copy, 'dist'), port: 0, base });
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureBrowser(),
  });
  const scripts: Promise<string>[] = [];
  const write = async (subject: string, javaScriptEnabled: boolean) => {
    const page = await browser.newPage({ javaScriptEnabled });
    page.setDefaultTimeout(BUILD_TIMEOUT_MS);
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) scripts.push(answer.text());
    });
    await page.goto(`${served.url}/contact`);
    const form = page.locator('main form');
    await form.scrollIntoViewIfNeeded();
    await page.mouse.move(9, 9);
    if (javaScriptEnabled)
      await page.locator('astro-island[ssr] form').waitFor({ state: 'detached' });
    for (const field of ['fullname', 'phone', 'message'])
      await form.locator(`[name=${field}]`).fill(`The ${field}`);
    await form.locator('[name=email]').fill('ada@visitor.example');
    await form.locator('[name=subject]').fill(subject);
    await form.locator('[type=submit]').click();
    return page;
  };
  try {
    const page = await write('With script', true);
    await page.getByRole('status').filter({ hasText: 'successfully sent' }).waitFor();
    const plain = await write('Without script', false);
    const thanks = await plain.getByRole('heading', { name: /Thanks/ }).innerText();
    return { thanks, scripts: await Promise.all(scripts) };
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Changes that leave nothing of the pages but those that are looked at. */
const onlyPages = (...kept: readonly string[]): Changes =>
  Object.fromEntries(pagesBesides(copy, kept).map((file) => [file, () => EMPTY_PAGE]));

/** The examples that the documents give of a file: what stands in it besides its name. */
async function examplesOf(file: string): Promise<string> {
  const document = await readFile(join(ROOT, 'docs/words.md'), 'utf8');
  const found = blocksIn(document).filter((block) => block.file === file);
  return found.map(({ text }) => text.slice(text.indexOf('\n') + 1)).join('');
}

/** Files that the owner puts below `public`: those that the examples lead to, and HTML of a tool's. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'prices.pdf': '%PDF',
  'menu.pdf': '%PDF',
  'chat.js': 'window.chat = true;',
  'admin/index.html': '<title>Admin</title><link href="config.yml" rel="cms"><a href="none">-</a>',
  'admin/config.yml': 'backend: { name: git-gateway }',
};

/** What the owner has run on every page. */
const SCRIPTS = `scripts: [
  { inline: "document.documentElement.dataset['own'] = '<1 & 2>'" },
  { src: '/chat.js', at: 'body', 'data-room': 'one' },
],`;

/** Where the owner's site before this one had its pages. */
const OLD = "redirects: { '/2019/05/write-to-us/': '/contact' },";

/** A page that no home owns. */
const about = 'src/content/pages/about.yaml';

describe('an owner’s build', { timeout: BUILD_TIMEOUT_MS }, () => {
  test('holds their Sass values, home page, base path, form endpoint and way of sending the policy', async () => {
    sink = await startMailSink({ port: 0, dir: join(copy, '.tools', 'mail') });
    for (const [file, text] of Object.entries(OWN_FILES)) {
      await mkdir(dirname(join(copy, 'public', file)), { recursive: true });
      await writeFile(join(copy, 'public', file), text);
    }
    const menu = await examplesOf('src/content/menu.yaml');
    const config = await examplesOf('site.config.ts');
    await buildWith(
      {
        'src/content/menu.yaml': (text) =>
          `${text.replace(/^- \{ label: About, .*\n/m, '')}\n${menu}`,
        ...onlyPages('404', 'clint-logo', 'contact'),
        'src/styles/_owner.scss': () =>
          "@forward 'settings' with ($width-page: 70rem, $overrides: ('color-accent': #0a7a5c));",
        'site.config.ts': (text) =>
          text
            .replace(`home: '${site.home}'`, "home: '404'")
            .replace("theme: 'house'", "theme: 'studio-agency'")
            .replace('homeBrands: true,', '')
            .replace("base: '/'", "base: '/some/base'")
            .replace("policy: 'header',", `policy: 'meta',\n${OLD}\n${SCRIPTS}\n${config}`),
      },
      localEndpointVariables(sink.url, 'web3forms'),
    );
    const home = await readFile(join(copy, 'dist/index.html'), 'utf8');
    expect(home).toContain('--width-page:70rem');
    expect(home).toMatch(/@layer tokens\.owner\{:root\{--color-accent:#0a7a5c/);
    expect(home).toContain('<title>Page not found</title>');
    // An inner page wears the home that was chosen, and no visitor another one.
    expect(home).toContain('color-scheme:dark');
    expect(home).toContain('.studio-agency-header_');
    expect(home).not.toMatch(/\/themes|sessionStorage/);
    expect(existsSync(join(copy, 'dist/themes'))).toBe(false);
    // No bar of the template stands above an owner's header.
    expect(home).not.toContain('data-demo-bar=""');
    expect(home).toMatch(/<meta http-equiv="content-security-policy" content="[^"]*'sha256-/);
    const headers = await readFile(join(copy, 'dist/_headers'), 'utf8');
    expect(headers).not.toContain('Content-Security-Policy');
    // Files stand behind the documents' examples of menu and footer.
    for (const name of ['prices.pdf', 'menu.pdf'])
      expect(home).toMatch(new RegExp(`<a [^>]*href="/some/base/${name}"`));
    // HTML of the owner's own is published as it is.
    expect(await readFile(join(copy, 'dist/admin/index.html'), 'utf8')).toBe(
      OWN_FILES['admin/index.html'],
    );
    expect(home.match(/dataset\['own'\] = '<1 & 2>'/g)).toHaveLength(1);
    expect(home).toMatch(/<script defer="" src="\/some\/base\/chat.js" data-room="one">/);
    // A host that reads none of our files redirects by a page.
    expect(await readFile(join(copy, 'dist/client-logo.html'), 'utf8')).toMatch(
      /<meta http-equiv="refresh" content="0;url=\/some\/base\/clint-logo">/,
    );
    for (const file of ['write-to-us.html', 'write-to-us/index.html'])
      expect(await readFile(join(copy, 'dist/2019/05', file), 'utf8')).toContain(
        'content="0;url=/some/base/contact"',
      );
    const addresses = [...home.matchAll(/(?:href|src|component-url)="(\/[^"]*)"/g)].map(
      (m) => m[1],
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address?.startsWith('/some/base'))).toEqual([]);
    expect(await walkBelow('/some/base')).toEqual([]);

    // Messages reach the endpoint with script and without; no page but those with a form may send any.
    const { thanks, scripts } = await writeBelow('/some/base');
    expect(thanks).toContain('Thanks!');
    const arrived = sink.messages().map(({ kind, fields }) => [kind, fields['subject']]);
    expect(arrived).toEqual([
      ['plain-post', 'Without script'],
      ['form-data', 'With script'],
    ]);
    expect(sink.messages()[1]?.fields).toEqual({
      fullname: 'The fullname',
      email: 'ada@visitor.example',
      phone: 'The phone',
      subject: 'With script',
      message: 'The message',
    });
    // Of the other service, nothing was loaded.
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((text) => text.includes('emailjs.com'))).toEqual([]);
    const contact = await readFile(join(copy, 'dist/contact.html'), 'utf8');
    expect(contact).toMatch(new RegExp(`connect-src 'self'[^;]* ${sink.url};`));
    expect(contact).toContain(`form-action 'self' mailto: ${sink.url}`);
    expect(home).not.toContain(sink.url);
  });

  test('has the posts and pages of an old site, which answers at its old addresses', async () => {
    const content = () =>
      globSync('{src/{content,assets}/**/*,import-report.md}', { cwd: copy }).toSorted();
    const config = await readFile(join(copy, 'site.config.ts'), 'utf8');
    const before = content();
    const old = join(copy, '.tools/old-site');
    await mkdir(dirname(join(old, UPLOAD)), { recursive: true });
    const picture = globSync('src/assets/articles/*.webp', { cwd: copy })[0] ?? '';
    await writeFile(join(old, UPLOAD), await readFile(join(copy, picture)));
    await writeFile(join(old, 'export.xml'), smallExport());
    const bring = (...options: string[]) => runTool(copy, 'tools/import.ts', [old, ...options]);
    try {
      expect(await bring('--dry-run')).toMatch(/2 posts[^]*A dry run: nothing was written\./);
      expect(content()).toEqual(before);
      expect(await bring()).toMatch(/2 posts[^]*import-report\.md tells the rest\./);
      const brought = content();
      expect(brought.length).toBeGreaterThan(before.length);
      expect(await bring()).toBe('Nothing is new.\n');
      expect(content()).toEqual(brought);
      await buildWith(onlyPages('404', 'blog-details'));
      const served = await serveSite({ root: join(copy, 'dist'), port: 0 });
      const ask = async (path: string) => {
        const answer = await fetch(served.url + path);
        return [
          answer.status,
          new URL(answer.url).pathname,
          /<h1[^>]*>\s*([^<]*)/.exec(await answer.text())?.[1]?.trim(),
        ];
      };
      try {
        expect(await ask('/2019/05/01/two-clocks/')).toEqual([
          200,
          '/blog/two-clocks',
          'Two clocks',
        ]);
        expect(await ask('/about-us.html')).toEqual([200, '/about-2', 'About the pier']);
        expect(await ask('/pier-story')).toEqual([200, '/pier-story', 'The story of the pier']);
        expect(await ask('/portfolio/lamps')).toEqual([200, '/portfolio/lamps', 'Lamps']);
        expect((await ask('/2019/05/02/later'))[0], 'a draft').toBe(404);
      } finally {
        await served.close();
      }
    } finally {
      for (const file of content().filter((one) => !before.includes(one)))
        await rm(join(copy, file), { recursive: true, force: true });
      await writeFile(join(copy, 'site.config.ts'), config);
    }
  });

  test.each([
    [
      'a wrong type',
      about,
      'value: 199',
      'value: many',
      /expected number[\s\S]*at counters\.counters\[0\]\.value/,
    ],
    [
      'a post with a wrong field',
      'src/content/posts/slow-button.md',
      'category: Development',
      'category: Developement',
      /slow-button[\s\S]*category[\s\S]*Development/,
    ],
  ])('stops at %s, naming file, field and expectation', async (_, file, right, wrong, message) => {
    const output = await failureOf(
      buildWith({ ...onlyPages('about'), [file]: (text) => text.replace(right, wrong) }),
    );
    expect(output).toContain(file);
    expect(output).toMatch(message);
  });

  test('in one language is the same to the byte with translations beside its content', async () => {
    const built = async () => {
      await buildWith(onlyPages('about', 'contact'));
      const dist = join(copy, 'dist');
      const files = globSync('**/*', { cwd: dist, withFileTypes: true })
        .filter((file) => file.isFile())
        .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
        .toSorted();
      return Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(join(dist, file));
          return [file, createHash('sha256').update(bytes).digest('hex')] as const;
        }),
      );
    };
    const alone = await built();
    const translations = globSync('src/content/**/*.{de,ar}.{yaml,md}', { cwd: ROOT });
    expect(translations.length).toBeGreaterThan(20);
    await copyFiles(translations, copy);
    try {
      expect(await built()).toEqual(alone);
    } finally {
      for (const file of translations) await rm(join(copy, file));
    }
  });

  test('stops at placeholders where that is asked for, naming them', async () => {
    const output = await failureOf(buildWith({}, { STRICT_SITE: '1' }));
    expect(output).toMatch(/site\.config\.ts[^\n]*name, homeBrands, url, owner\.email/);
  });
});
