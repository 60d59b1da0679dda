import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deriveKey, unseal } from '../../../src/lib/locked/seal.ts';
import { parsePage, printPage, readElements } from '../../lib/html.ts';
import type { PrintedPage, PrintedSite } from './finish-pages.ts';
import { lockWorksStep } from './lock-works.ts';

const PASSWORD = 'low tide at four';
const FILE = 'src/content/works/zeppelin.yaml';

const locked = (content: string) => `<!doctype html><main>
  <section data-locked="WORKS_PASSWORD" data-file="${FILE}"><p>Ask for it.</p></section>
  <div data-sealed="">${content}</div></main>`;

/** A built site of some pages, with files below `_astro`, in a folder of its own. */
async function siteOf(
  pages: Readonly<Record<string, string>>,
  files: readonly string[] = [],
  base = '/',
): Promise<PrintedSite> {
  const dir = await mkdtemp(join(tmpdir(), 'locked-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await mkdir(join(dir, '_astro'));
  for (const file of files) await writeFile(join(dir, '_astro', file), `bytes of ${file}`);
  const printed = Object.entries(pages).map(
    ([path, html]) => ({ path, document: parsePage(html) }) as PrintedPage,
  );
  return { dir, assets: '_astro', base, pages: printed, ownersPages: [] } as unknown as PrintedSite;
}

const lock = (site: PrintedSite, password = PASSWORD) =>
  lockWorksStep({ WORKS_PASSWORD: password }).run(site);

const htmlOf = ({ pages }: PrintedSite, at = 0) => {
  const page = pages[at];
  return page ? printPage(page.document) : '';
};

/** What the page's locked section hides, decrypted. */
async function hiddenIn(site: PrintedSite, prefix = '/'): Promise<string> {
  const page = site.pages[0];
  const section = readElements(page?.document ?? parsePage('')).find(
    ({ attributes }) => 'data-locked' in attributes,
  );
  const { 'data-sealed': address = '', 'data-salt': salt = '' } = section?.attributes ?? {};
  const key = await deriveKey(PASSWORD, new Uint8Array(Buffer.from(salt, 'base64')));
  const sealed = new Uint8Array(readFileSync(join(site.dir, address.slice(prefix.length))));
  return new TextDecoder().decode(await unseal(key, sealed));
}

test('words leave the page, and come back with the password', async () => {
  const site = await siteOf({ '/portfolio/zeppelin': locked('<p>The zeppelin lands.</p>') });
  await lock(site);
  expect(htmlOf(site)).not.toContain('zeppelin');
  expect(htmlOf(site)).toContain('Ask for it.');
  expect(await hiddenIn(site)).toBe('<p>The zeppelin lands.</p>');
});

test('a picture keeps one file, encrypted, and those in clear that no other page shows are gone', async () => {
  const picture = `<a href="/_astro/big.webp" data-lightbox-item="1" data-srcset="/_astro/huge.webp 2x">
    <picture><source srcset="/_astro/a.avif 480w, /_astro/b.avif 720w">
    <img src="/_astro/a.webp" srcset="/_astro/b.webp 2x" alt="A"></picture></a>`;
  const files = ['big.webp', 'huge.webp', 'a.avif', 'b.avif', 'a.webp', 'b.webp', 'shared.webp'];
  const site = await siteOf(
    {
      '/portfolio/zeppelin': locked(`${picture}<img src="/_astro/shared.webp" alt="">`),
      '/about': '<img src="/_astro/shared.webp" alt="">',
    },
    files,
  );
  await lock(site);
  const left = globSync('_astro/*', { cwd: site.dir }).filter((file) => !file.endsWith('.bin'));
  expect(left).toEqual([join('_astro', 'shared.webp')]);
  const hidden = await hiddenIn(site);
  expect(hidden).not.toMatch(/srcset|lightbox|<source/);
  expect(hidden.match(/data-sealed-src="\/_astro\/[\da-f]+\.bin#image\/webp"/g)).toHaveLength(2);
});

test('a film’s host is still named to the policy, and below a base path files are found', async () => {
  const content =
    '<a data-video="https://player.vimeo.com/video/1">Play</a><img src="/shop/_astro/a.webp">';
  const site = await siteOf({ '/portfolio/zeppelin': locked(content) }, ['a.webp'], '/shop');
  await lock(site);
  expect(htmlOf(site)).toContain('data-frames="https://player.vimeo.com"');
  expect(existsSync(join(site.dir, '_astro/a.webp'))).toBe(false);
  expect(await hiddenIn(site, '/shop/')).toContain('data-sealed-src="/shop/_astro/');
});

test.each([
  ['', /at least 10 characters in \.env: WORKS_PASSWORD="…"; there is none/],
  ['short', /it has 5/],
])('the password %j stops the build and names the file', async (password, expected) => {
  const site = await siteOf({ '/portfolio/zeppelin': locked('<p>The zeppelin lands.</p>') });
  const failed = lock(site, password);
  await expect(failed).rejects.toThrow(FILE);
  await expect(failed).rejects.toThrow(expected);
});

test('a site without locked works asks for no password', async () => {
  const site = await siteOf({ '/about': '<p>About</p>' });
  await expect(lock(site, '')).resolves.toBeUndefined();
});
