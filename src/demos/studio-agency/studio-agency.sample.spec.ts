import { expect, test, type Page } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

/** All whole numbers of a text. */
const numbers = (text: string) =>
  (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).map(Number);
const sumOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/studio-agency', { reducedMotion: 'reduce' });

  test('the slates lead through one roll, from its first foot to its four hundredth', async () => {
    const page = visit();
    const feet = await page
      .locator('main dl > div', { has: page.getByText('Feet', { exact: true }) })
      .filter({ hasText: '–' })
      .locator('dd')
      .allInnerTexts();
    expect(feet).toHaveLength(10);
    const ends = feet.map(numbers);
    expect(ends[0]?.[0]).toBe(0);
    for (const [index, [from]] of ends.entries())
      if (index > 0) expect(from).toBe(ends[index - 1]?.[1]);
    expect(ends.at(-1)?.[1]).toBe(400);
  });

  test('what is counted adds up', async () => {
    const page = visit();
    const takes = section(page, '“Happy with that? Print it.”').getByRole('listitem');
    const used = (await takes.allInnerTexts()).map((text) => Number(/(\d+) ft/.exec(text)?.[1]));
    expect(sumOf(used)).toBe(400);

    const counted = await section(page, 'Footage to date').getByRole('listitem').allInnerTexts();
    const [all = 0, ...parts] = counted.map((text) => numbers(text)[0] ?? NaN);
    expect(all).toBe(sumOf(parts));
    expect(all).toBe(400 * (numbers(counted[0] ?? '').at(-1) ?? NaN));

    const clients = section(page, 'Last year’s board').getByRole('listitem');
    const rolls = (await clients.allInnerTexts()).map((text) =>
      Number(/(\d+) rolls/.exec(text)?.[1]),
    );
    expect(sumOf(rolls)).toBe(40);
  });
});

test('the page of a film opens with its player, which loads nothing before somebody plays', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/portfolio/the-last-guest');
  await page.waitForLoadState('networkidle');
  const player = page.getByRole('main').locator('video');
  await expect(player).toHaveAttribute('controls');
  await expect(player.locator('track[kind=captions]')).toHaveCount(1);
  const place = await player.boundingBox();
  const facts = await page.getByText('Client', { exact: true }).boundingBox();
  expect(place?.y ?? 0).toBeLessThan(facts?.y ?? 0);
  expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([]);
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});
