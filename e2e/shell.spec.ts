import { expect, test, type Locator, type Page } from '@playwright/test';
import site from '../site.config.ts';
import { isTemplate } from '../src/lib/is-template.ts';
import { STICKY_AFTER } from '../src/sections/site-header/constants.ts';
import { BACK_TO_TOP_AFTER } from '../src/shell/back-to-top/constants.ts';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { readContent } from './support/content.ts';
import { languages } from '../src/lib/languages/languages.ts';
import { readDemos } from '../tools/site/demos.ts';
import { effectsStarted, openPage } from '../tools/site/open.ts';
import { routesWith, routeWith } from './support/subject.ts';
import { scrollByWheel, scrollPageTo } from './support/viewport.ts';
import { visitOnce } from './support/visit.ts';

const { banner, notFound } = readContent('404') as {
  banner: { heading: string; text: string };
  notFound: { button: { label: string } };
};

/** A page whose menu has groups that open. */
const menuPath = routesWith(/data-submenu/)[0]?.path;

/** A picture that a page loads eagerly. */
const FIRST_PICTURE = /<source[^>]*\.avif[^>]*>(<source[^>]*>)*<img[^>]* loading="eager"/;

/** The first group of the menu bar: its button, its links, and its background. */
function submenuOf(page: Page) {
  const group = page.locator('header [data-submenu]').first();
  return {
    button: group.getByRole('button'),
    links: group.locator('ul a'),
    next: group.locator('xpath=following-sibling::li[1]').locator('a, button').first(),
  };
}

/** A group of the menu on a phone: its toggle and its links. */
function groupOf(menu: Locator, index: number) {
  const group = menu.locator('details').nth(index);
  return { toggle: group.locator('summary'), links: group.getByRole('link') };
}

/** Opens a page with groups in its menu; skips the test if the site has none. */
async function openMenuPage(page: Page): Promise<void> {
  test.skip(menuPath === undefined, 'the menu has no groups');
  await openPage(page, menuPath ?? '');
}

/** The page's firm according to its head: the site's own, or a home's made-up one. */
const firmOf = async (page: Page) =>
  (await page.locator('meta[property="og:site_name"]').getAttribute('content')) ?? '';

const scrollTo = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });

test.describe('the home', () => {
  const visit = visitOnce('/', { viewport: LAPTOP });

  test('the first Tab reaches the skip link, which leads to the content', async () => {
    const page = visit();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('the header takes its sticky look after more than 100 px of scroll, or 50 where it leads through one page', async () => {
    const page = visit();
    const header = page.locator('header').first();
    const isOnePage = (await page.locator('header[data-effect~=one-page-nav]').count()) > 0;
    const after = STICKY_AFTER[isOnePage ? 'one-page' : 'standard'];
    await scrollPageTo(page, after);
    await expect(header).not.toHaveAttribute('data-sticky');
    await scrollPageTo(page, after + 1);
    await expect(header).toHaveAttribute('data-sticky');
  });

  test('the header holds the whole menu tree of the specification', async () => {
    test.skip(!isTemplate, 'the menu of a site of one’s own is its owner’s');
    const page = visit();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const tree = await menu.locator('xpath=./ul/li').evaluateAll((items) =>
      items.map((item) => ({
        top: item.querySelector(':scope > *')?.textContent ?? '',
        below: item.querySelectorAll('ul li').length,
      })),
    );
    expect(tree).toEqual([
      { top: 'Home', below: readDemos().length },
      { top: 'Service', below: 2 },
      { top: 'About', below: 0 },
      { top: 'Pages', below: 7 },
      { top: 'Blocks', below: 13 },
      { top: 'Contact', below: 0 },
      // The menu ends with the page's other languages.
      ...(languages.length > 1 ? [{ top: 'English', below: languages.length }] : []),
    ]);
    await expect(page.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', /^https:/);
    await expect(
      page
        .locator('header')
        .getByRole('link', { name: `${await firmOf(page)}, home` })
        .first(),
    ).toHaveAttribute('href', '/');
  });

  test('back-to-top appears after more than 160 px and leads to the top', async () => {
    const page = visit();
    const button = page.getByRole('link', { name: 'Back to top' });
    await page.evaluate(scrollTo, BACK_TO_TOP_AFTER);
    await expect(button).toBeHidden();
    await page.evaluate(scrollTo, BACK_TO_TOP_AFTER + 1);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('the footer leads on and names the contacts', async () => {
    const page = visit();
    const footer = page.locator('footer');
    await expect(footer.getByText('Contact Us')).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Quick Link' })).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Say Hello' })).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(site.contact.emails.length);
    for (const network of ['Facebook', 'LinkedIn', 'Instagram', 'X, formerly Twitter']) {
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    }
    const notice = footer.getByText(/© \d{4}(–\d{4})? \S/);
    await expect(notice).toContainText(`© ${site.copyrightYear}`);
    await expect(notice).toContainText(await firmOf(page));
  });
});

test.describe('the menu bar', () => {
  test.skip(menuPath === undefined, 'the menu has no groups');
  const visit = visitOnce(menuPath ?? '', { viewport: LAPTOP });

  test('a submenu opens on hover and shuts when the pointer leaves', async () => {
    const page = visit();
    const { button, links } = submenuOf(page);
    await button.hover();
    await expect(links.first()).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(10, 600);
    await expect(links.first()).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click keeps a submenu open, another one shuts it, a click elsewhere too', async () => {
    const page = visit();
    const { button, links } = submenuOf(page);
    const link = links.first();
    await button.click();
    await page.mouse.move(10, 600);
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await button.click();
    await page.locator('main').click({ position: { x: 5, y: 600 } });
    await expect(link).toBeHidden();
  });

  test('by keyboard: focus opens, Escape shuts and keeps the focus, Tab walks on', async () => {
    const page = visit();
    const { button, links, next } = submenuOf(page);
    const [first, last] = [links.first(), links.last()];
    await button.focus();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(first).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
    await expect(next).toBeFocused();
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('two toggles open and shut it; submenus open on click, one at a time', async ({
        page,
      }) => {
        test.skip(menuPath === undefined, 'the menu has no groups');
        await page.goto(menuPath ?? '');
        const menu = page.getByRole('navigation', { name: 'Mobile' });
        await page.getByRole('button', { name: 'Open menu' }).tap();
        await expect(menu).toBeVisible();
        const [first, second] = [groupOf(menu, 0), groupOf(menu, 1)];
        await first.toggle.tap();
        await expect(first.links.first()).toBeVisible();
        test.skip((await menu.locator('details').count()) < 2, 'the menu has but one group');
        await second.toggle.tap();
        await expect(second.links.first()).toBeVisible();
        await expect(first.links.first()).toBeHidden();
        await page.getByRole('button', { name: 'Close menu' }).tap();
        await expect(menu).toBeHidden();
      });

      test('leads to a page', async ({ page }) => {
        test.skip(menuPath === undefined, 'the menu has no groups');
        await page.goto(menuPath ?? '');
        await page.getByRole('button', { name: 'Open menu' }).tap();
        const menu = page.getByRole('navigation', { name: 'Mobile' });
        const { toggle, links } = groupOf(menu, 0);
        await toggle.tap();
        const path = (await links.last().getAttribute('href')) ?? '';
        await links.last().tap();
        await expect(page).toHaveURL(path);
        await expect(menu).toBeHidden();
      });
    });
  }

  test('marks the header, makes the page behind it inert, and shuts on Escape', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('header').first()).toHaveClass(/is-menu-open/);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
    await expect(page.locator('header').first()).not.toHaveClass(/is-menu-open/);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });
});

test.describe('before the page has loaded', () => {
  test.beforeEach(async ({ page }) => {
    const { path } = routeWith(/data-submenu/, FIRST_PICTURE);
    // A picture that never loads: only a visitor's interaction can then load the script.
    await page.route('**/*.avif', () => undefined);
    const asked = page.waitForRequest('**/*.avif');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-effects');
  });

  test('the first click brings the script, and counts', async ({ page }) => {
    const { button, links } = submenuOf(page);
    const link = links.first();
    await button.click();
    await effectsStarted(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(10, 600);
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
  });

  test('a mobile menu that was open first makes the page behind it inert', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation', { name: 'Mobile', includeHidden: true }).evaluate((menu) => {
      const popover = menu.closest<HTMLElement>('[popover]');
      popover?.showPopover();
    });
    await page.keyboard.press('Shift');
    await effectsStarted(page);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.locator('header').first()).toHaveClass(/is-menu-open/);
  });
});

test('a page that is reloaded in its middle has its sticky header', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(scrollTo, 1500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(page.locator('header').first()).toHaveAttribute('data-sticky');
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
});

test('who is about to leave a home brings the letters of the other pages, and nobody else', async ({
  page,
}) => {
  await openPage(page, '/');
  const own = page.locator('link[data-all-letters]');
  test.skip((await own.count()) === 0, 'the home has the letters of all pages');
  const all = (await own.getAttribute('data-all-letters'))?.split(' ') ?? [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.mouse.move(5, 500);
  await scrollByWheel(page, 900);
  await expect(page.locator('header').first()).toHaveAttribute('data-sticky');
  expect(asked.filter((path) => all.includes(path))).toEqual([]);
  await page.getByRole('contentinfo').locator('a[href^="/"]:visible').first().hover();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(all));
});

test('a page opens at its top, wherever the one before it stood', async ({ page }) => {
  await openMenuPage(page);
  await page.evaluate(scrollTo, 2500);
  const { button, links } = submenuOf(page);
  await button.click();
  const path = (await links.last().getAttribute('href')) ?? '';
  await links.last().click();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('pages follow each other in a native view transition', async ({ page }) => {
  await page.goto('/404');
  await page.evaluate(() =>
    addEventListener('pageswap', (event) =>
      sessionStorage.setItem(
        'transition',
        String('viewTransition' in event && event.viewTransition !== null),
      ),
    ),
  );
  await page.getByRole('link', { name: notFound.button.label }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe('true');
});

test('an unknown path answers with the not-found page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(banner.heading);
  await expect(page.getByText(banner.text)).toBeVisible();
  await page.getByRole('link', { name: notFound.button.label }).click();
  await expect(page).toHaveURL('/');
});
