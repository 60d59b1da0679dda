import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { likeKey } from '../src/widgets/like/like-key.ts';
import { openPage } from './support/open.ts';
import { discoverRoutes, SITE_ROOT } from './support/routes.ts';

const LIST_PAGES = ['/blog', '/blog/page/2', '/blog/page/3', '/blog/page/4'];

/** The addresses in a feed or a sitemap, as paths on this site. */
const paths = (file: string, tag: 'loc' | 'link') =>
  [
    ...readFileSync(join(SITE_ROOT, file), 'utf8').matchAll(
      new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'),
    ),
  ].map(([, url]) => new URL(url ?? '').pathname);

test('the list leads through all its pages, six posts each, newest first', async ({ page }) => {
  const seen: string[] = [];
  const days: string[] = [];
  await openPage(page, '/blog');
  for (const path of LIST_PAGES) {
    await expect(page).toHaveURL(path);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.locator('[aria-current="page"]')).toHaveText(
      String(LIST_PAGES.indexOf(path) + 1),
    );
    await expect(page.getByRole('article')).toHaveCount(6);
    seen.push(...(await page.getByRole('article').getByRole('heading').allInnerTexts()));
    days.push(
      ...(await page
        .locator('article time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))),
    );
    const next = pages.getByRole('link', { name: 'Next page' });
    if (path === LIST_PAGES.at(-1)) await expect(next).toHaveCount(0);
    else await next.click();
  }
  expect(new Set(seen).size).toBe(24);
  expect(days).toEqual(days.toSorted().reverse());
});

test('every post is in the feed and in the sitemap, every page of the site in the sitemap', () => {
  const routes = discoverRoutes().map(({ path }) => path);
  const posts = routes.filter((path) => /^\/blog\/(?!page\/)|^\/blog-details$/.test(path));
  expect(posts).toHaveLength(24);
  expect(
    paths('rss.xml', 'link')
      .filter((path) => path !== '/')
      .toSorted(),
  ).toEqual(posts);
  const listed = paths('sitemap-0.xml', 'loc').toSorted();
  expect(listed).toEqual(
    routes.filter((path) => path !== '/404' && path !== '/personal-portfolio'),
  );
});

test('a like counts once, can be taken back, and is remembered on this device', async ({
  page,
}) => {
  await openPage(page, '/blog-details');
  const like = page.getByRole('button', { name: 'Like this article' });
  const count = page.locator('[data-like-count]');
  const before = Number(await count.innerText());
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText(String(before + 1));
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText(String(before + 1));
  await like.click();
  await expect(count).toHaveText(String(before));
  expect(
    await page.evaluate((key) => localStorage.getItem(key), likeKey('/blog-details')),
  ).toBeNull();
});
