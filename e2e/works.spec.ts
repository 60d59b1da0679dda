import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { FIXTURES_PATH } from '../tools/astro/pages/test-fixtures.ts';
import { openPage } from '../tools/site/open.ts';
import { discoverRoutes, SITE_ROOT } from '../tools/site/routes.ts';
import { LOCKED_PASSWORD } from '../tools/site/test-site.ts';
import { parsePage, readElements } from '../tools/lib/html.ts';
import { siteWorks } from './support/works.ts';
import { axeViolations } from '../tools/site/accessibility.ts';

const WHOLE = `${FIXTURES_PATH}/work-whole`;
const LOCKED = `${FIXTURES_PATH}/work-locked`;

const fileOf = (path: string) => join(SITE_ROOT, `${path}.html`);
const htmlOf = (path: string) => readFileSync(fileOf(path), 'utf8');

test.describe('the parts of a work', () => {
  test.skip(!existsSync(fileOf(WHOLE)), 'this site was built without this page');

  const part = (page: Page, kind: string) => page.locator(`[data-part="${kind}"]`);

  test('stand in the order of the file, without a fault for assistive technology', async ({
    page,
  }) => {
    await openPage(page, WHOLE);
    const kinds = await page
      .locator('[data-part]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-part')));
    expect(kinds).toEqual([
      ...['text', 'picture', 'pictures', 'pictures', 'pictures', 'film', 'quote', 'figures'],
      ...['compare', 'credits', 'download'],
    ]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('before and after are one picture, whose edge the arrow keys move', async ({ page }) => {
    await openPage(page, WHOLE);
    const compare = part(page, 'compare');
    await compare.scrollIntoViewIfNeeded();
    const slider = compare.getByRole('slider');
    await slider.focus();
    const after = compare.locator('[data-side=after]');
    const edge = () => after.evaluate((side) => getComputedStyle(side).clipPath);
    const first = await edge();
    await page.keyboard.press('Home');
    await expect.poll(edge).toContain('0%');
    expect(first).toContain('50%');
    const [left, right] = await compare
      .locator('[data-side]')
      .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().x));
    expect(left).toBe(right);
  });

  test('pictures open enlarged, each gallery by itself', async ({ page }) => {
    await openPage(page, WHOLE);
    await part(page, 'pictures').first().getByRole('link').nth(1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.pswp__counter')).toHaveText('2 / 2');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the film’s host is asked after the press, and is the one that the file names', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/vimeo\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' });
    });
    await openPage(page, WHOLE);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await part(page, 'film').getByRole('link').click();
    await expect.poll(() => asked[0]).toMatch(/player\.vimeo\.com\/video\/76979871\?.*dnt=1/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('both pictures of a comparison are seen, and the film leads to its page', async ({
      page,
    }) => {
      await page.goto(WHOLE);
      const boxes = await part(page, 'compare')
        .getByRole('img')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(new Set(boxes).size).toBe(2);
      await expect(part(page, 'compare').getByRole('slider')).toBeHidden();
      await expect(part(page, 'film').getByRole('link')).toHaveAttribute(
        'href',
        'https://vimeo.com/76979871',
      );
    });
  });
});

test.describe('a locked work', () => {
  test.skip(!existsSync(fileOf(LOCKED)), 'this site was built without this page');

  /** What the fixture says besides its title, category and cover. */
  const SECRETS = ['zeppelin', 'a brass band is in on it', 'timetable for a pier'];
  const PICTURES = ['kestrel-logo', 'jars-app', 'cobalt-swimmers'];

  const field = (page: Page) => page.getByRole('textbox', { name: 'Password' });
  const open = (page: Page) => page.getByRole('button', { name: 'Open the work' });

  test('says nothing in clear, in no file of the site', () => {
    const files = globSync('**/*.{html,xml,json,js,txt,css}', { cwd: SITE_ROOT });
    const telling = files.filter((file) => {
      // The other fixture, which is not locked, has the same description.
      if (file.includes('work-whole')) return false;
      const text = readFileSync(join(SITE_ROOT, file), 'utf8');
      return SECRETS.some((secret) => text.includes(secret));
    });
    expect(telling).toEqual([]);
    expect(htmlOf(LOCKED)).toContain('Under Wraps');
    expect(htmlOf(LOCKED)).toContain('content="noindex"');
  });

  test('leaves no picture in clear that no page shows', () => {
    const pages = globSync('**/*.html', { cwd: SITE_ROOT })
      .map((file) => readFileSync(join(SITE_ROOT, file), 'utf8'))
      .join('\n');
    const left = globSync(`_astro/{${PICTURES.join(',')}}.*`, { cwd: SITE_ROOT });
    expect(left.filter((file) => !pages.includes(basename(file)))).toEqual([]);
  });

  test('opens with its password and no other, and keeps what its parts do', async ({ page }) => {
    await openPage(page, LOCKED);
    await expect(page.getByText('The zeppelin lands')).toHaveCount(0);
    await field(page).fill('high tide at four');
    await open(page).click();
    await expect(page.getByRole('status')).toHaveText(/doesn’t open it/);
    await field(page).fill(LOCKED_PASSWORD);
    await field(page).press('Enter');
    await expect(page.getByText('The zeppelin lands')).toBeVisible();
    await expect(field(page)).toHaveCount(0);

    const picture = page.getByRole('img', { name: 'A zeppelin behind a curtain.' });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() =>
        page.locator('[data-side=after]').evaluate((side) => getComputedStyle(side).clipPath),
      )
      .toContain('0%');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('opens by itself while the tab remembers the password', async ({ page }) => {
    await openPage(page, LOCKED);
    await field(page).fill(LOCKED_PASSWORD);
    await open(page).click();
    await expect(page.getByText('The zeppelin lands')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The zeppelin lands')).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('says what it needs, and how to write to its owner', async ({ page }) => {
      await page.goto(LOCKED);
      await expect(page.getByText('which needs JavaScript')).toBeVisible();
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
    });
  });
});

test.describe('the works of a home', () => {
  const homes = new Set(siteWorks.flatMap(({ home = [] }) => home));

  for (const home of homes)
    test(`${home} leads to its own works, and to all of them`, () => {
      const own = siteWorks.filter((work) => work.home === home).map(({ path }) => path);
      const addresses = readElements(parsePage(htmlOf(`/${home}`)))
        .filter(({ name }) => name === 'a')
        .flatMap(({ attributes: { href = [] } }) => href);
      const led = addresses.filter((href) => siteWorks.some(({ path }) => path === href));
      expect(
        [...new Set(led)].filter((path) => path !== '/portfolio-details' && !own.includes(path)),
      ).toEqual([]);
      // A list may show the first of them only.
      expect(own.some((path) => led.includes(path))).toBe(true);
    });
});

test.describe('from card to page', () => {
  const nameOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).viewTransitionName);

  const homes = discoverRoutes().filter(({ file }) =>
    /data-work-cover="work-[^"]+"/.test(readFileSync(file, 'utf8')),
  );
  const lists = homes.filter(({ path }) => !/^\/portfolio\/|^\/fixtures\//.test(path));

  test('the cover moves into the page, and back', async ({ page }) => {
    // It is tried until the machine has a quiet moment: see below.
    test.slow();
    const [list] = lists;
    if (!list) throw new Error('no page lists works');
    const html = readFileSync(list.file, 'utf8');
    const [, work = ''] = /data-work-cover="work-([^"]+)"/.exec(html) ?? [];
    // What a transition moves, noted where the next page can be asked for it.
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const moved = document
            .getAnimations()
            .flatMap(({ effect }) =>
              effect instanceof KeyframeEffect ? effect.pseudoElement : [],
            );
          document.documentElement.dataset['moved'] = moved.join(' ');
        });
      });
    });
    const moved = page.locator('html[data-moved]');
    const group = new RegExp(RegExp.escape(`::view-transition-group(work-${work})`));
    const isMoved = () => expect(moved).toHaveAttribute('data-moved', group, { timeout: 5000 });
    // A browser leaves a move out where the next page is slow to come: the way is gone again.
    await expect(async () => {
      await openPage(page, list.path);
      const card = page.locator(`[data-work-cover="work-${work}"]`).first();
      await card.scrollIntoViewIfNeeded();
      await page.locator(`a[href$="/${work}"]`).first().click();
      await isMoved();
      await page.goBack();
      await expect(page).toHaveURL(list.path);
      await isMoved();
    }).toPass();
  });

  test.describe('where motion is not welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('no cover has a name', async ({ page }) => {
      await openPage(page, lists[0]?.path ?? '');
      expect(await nameOf(page, '[data-work-cover]')).toBe('none');
    });
  });

  for (const { path, file } of lists) {
    test(`on ${path} each cover bears its work’s name once, as on its page`, async ({ page }) => {
      const marks = [...readFileSync(file, 'utf8').matchAll(/data-work-cover="(work-[^"]+)"/g)];
      const names = marks.map(([, name]) => name ?? '');
      expect(new Set(names).size).toBe(names.length);
      await openPage(page, path);
      const first = names[0] ?? '';
      expect(await nameOf(page, `[data-work-cover="${first}"]`)).toBe(first);
    });
  }
});
