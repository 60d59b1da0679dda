import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import site from '../site.config.ts';
import { isInJournal, POST_FOLDERS } from '../src/lib/posts/journal.ts';
import { INDEX_PATH } from '../src/widgets/journal-search/constants.ts';
import { likeKey } from '../src/widgets/like/constants.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { openPage } from '../tools/site/open.ts';
import { originalLanguage, splitPath } from '../src/lib/languages/languages.ts';
import { languageOfFile } from '../src/lib/languages/translation-files.ts';
import { discoverRoutes, SITE_ROOT } from '../tools/site/routes.ts';
import { visitOnce } from './support/visit.ts';

/** The files of posts, without their translations. */
const FILES = globSync(`${POST_FOLDERS}/*.md`, { cwd: ROOT }).filter(
  (file) => languageOfFile(file) === undefined,
);

/** The number of posts, and of posts per page of the list (specification, section 9). */
const POSTS = FILES.filter(isInJournal).length;

/** The paths of posts that only their home shows. */
const HOME_POSTS = FILES.filter((file) => !isInJournal(file)).map(
  (file) => `/blog/${basename(file, '.md')}`,
);
const PER_PAGE = 6;

const LIST_PAGES = Array.from({ length: Math.ceil(POSTS / PER_PAGE) }, (_, index) =>
  index === 0 ? '/blog' : `/blog/page/${index + 1}`,
);

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
    const left = POSTS - seen.length;
    await expect(page.getByRole('article')).toHaveCount(Math.min(left, PER_PAGE));
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
  expect(new Set(seen).size).toBe(POSTS);
  expect(days).toEqual(days.toSorted().reverse());
});

test('every post is in the feed and in the sitemap, every page of the site in the sitemap', () => {
  const routes = discoverRoutes().map(({ path }) => path);
  const posts = routes.filter((path) =>
    /^\/blog\/(?!(?:page|category|tag)\/)|^\/blog-details$/.test(path),
  );
  expect(posts).toHaveLength(POSTS + HOME_POSTS.length);
  expect(
    paths('rss.xml', 'link')
      .filter((path) => path !== '/')
      .toSorted(),
  ).toEqual(posts.filter((path) => !HOME_POSTS.includes(path)));
  const listed = paths('sitemap-0.xml', 'loc').filter(
    (path) => splitPath(path).language === originalLanguage,
  );
  expect(listed.toSorted()).toEqual(
    routes.filter((path) => path !== '/404' && path !== `/${site.home}`),
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

/** The featured post's front matter. */
const FEATURED = {
  title: 'What a slow button costs',
  tags: ['Speed', 'Accessibility', 'Clients'],
  headings: ['Where the time went', 'Answer first, work after', 'What we left slow'],
};

test.describe('an article', () => {
  test.describe('as it stands', () => {
    const visit = visitOnce('/blog-details', { viewport: LAPTOP });

    test('has a list of contents that leads to its headings and marks the one that is read', async () => {
      const page = visit();
      const contents = page.getByRole('navigation', { name: 'In this article' });
      await expect(contents.getByRole('link')).toHaveText(FEATURED.headings);
      for (const name of [FEATURED.headings[1] ?? '', FEATURED.headings[0] ?? '']) {
        await contents.getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport();
        await expect(contents.locator('[aria-current=location]')).toHaveText(name);
      }
      // Jumps past all of them at once.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(contents.locator('[aria-current]')).toHaveCount(0);
    });

    test('says how long it takes, and shows the comments that it counts', async () => {
      const page = visit();
      await expect(page.getByText('3 minutes to read')).toBeVisible();
      const link = page.getByRole('link', { name: '5 comments' });
      await link.click();
      await expect(page).toHaveURL(/#comments$/);
      await expect(page.getByRole('heading', { name: '5 comments' })).toBeInViewport();
      await expect(page.locator('#comments li')).toHaveCount(5);
    });

    test('has code that scrolls within itself, reached by keyboard, in classes alone', async () => {
      const page = visit();
      await page.setViewportSize({ width: 390, height: 844 });
      const code = page.locator('main pre');
      await expect(code).toHaveAttribute('tabindex', '0');
      await expect(code.locator('.token.keyword').first()).toHaveText('async');
      await expect(code.locator('[style]')).toHaveCount(0);
      expect(await code.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
      await page.setViewportSize(LAPTOP);
    });
  });

  test('leads to all posts with its tags, and to its neighbours and back', async ({ page }) => {
    await openPage(page, '/blog-details');
    const tags = page.getByRole('navigation', { name: 'Tags' });
    await expect(tags.getByRole('link')).toHaveText(['Development', ...FEATURED.tags]);
    const next = page.locator('a[rel=next]');
    const title = (await next.innerText()).split('\n').at(-1) ?? '';
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.locator('a[rel=prev]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FEATURED.title);
  });

  test('that is the newest has none before it', async ({ page }) => {
    await openPage(page, '/blog');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.locator('a[rel=next]')).toHaveCount(1);
    await expect(page.locator('a[rel=prev]')).toHaveCount(0);
  });
});

test('a category and a tag list all their posts, and the counts are true', async ({ page }) => {
  for (const label of ['Categories', 'Tags']) {
    await openPage(page, '/blog');
    const lists = page.getByRole('navigation', { name: label });
    const link = lists.getByRole('link').nth(1);
    const [, name = '', count = ''] = /^(.+) (\d+)$/.exec(await link.innerText()) ?? [];
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('article')).toHaveCount(Number(count));
    await expect(lists.locator('[aria-current=page]')).toHaveText(`${name} ${count}`);
  }
});

test.describe('the search', () => {
  test('fetches what it needs when it is asked, and finds posts as one types', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === INDEX_PATH) fetched.push(request.url());
    });
    await openPage(page, '/blog');
    const search = page.getByRole('search');
    const input = search.getByRole('searchbox', { name: 'Search the journal' });
    await expect(input).toBeVisible();
    expect(fetched).toEqual([]);
    await input.pressSequentially('invoic');
    await expect(search.getByRole('status')).toHaveText(/^\d+ posts? found$/);
    expect(fetched).toHaveLength(1);
    const first = search.getByRole('listitem').first().getByRole('link');
    await expect(first).toContainText('The invoice that gets paid on Friday');

    // The search tolerates a typo but not nonsense.
    await input.fill('accesibility');
    await expect(search.getByRole('link').first()).toBeVisible();
    await input.fill('qqqqqq');
    await expect(search.getByRole('status')).toHaveText('Nothing found. Try a shorter word.');
    await expect(search.getByRole('link')).toHaveCount(0);

    await input.fill('slow button');
    await expect(search.getByRole('link').first()).toContainText(FEATURED.title);
    await input.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog-details');
  });

  test('answers an address with a question, and says when it cannot', async ({ page }) => {
    await openPage(page, '/blog?q=kettle');
    const search = page.getByRole('search');
    await expect(search.getByRole('status')).toHaveText(/found$/);
    await page.route(`**${INDEX_PATH}`, (route) => route.abort());
    await openPage(page, '/blog?q=kettle');
    await expect(search.getByRole('status')).toContainText('isn’t available');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is not there, and the lists are', async ({ page }) => {
      await page.goto('/blog');
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    });
  });
});
