import type { CDPSession, Page } from '@playwright/test';

/** A line between the browser and the site. */
export interface Line {
  /** There and back, in milliseconds. */
  readonly latency: number;
  /** Bytes a second. */
  readonly down: number;
  readonly up: number;
}

/** Lighthouse’s: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up, in bytes a second. */
export const LIKE_4G: Line = {
  latency: 150,
  down: (1.6 * 1024 * 1024) / 8,
  up: (750 * 1024) / 8,
};

/**
 * Puts a slower line between a page and the site, from now on.
 *
 * @returns takes it away
 */
export async function slowDown(
  page: Page,
  { latency, down, up }: Line,
): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  return () => client.detach();
}

/**
 * Scripts are asked for, and do not come. Call it before the page is opened.
 *
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const line = await holdBack(page, '*.js');
  return () => line.detach();
}

/**
 * Holds files back on their way to a page. The browser stops these alone: with a route of the test's it would
 * hand it every request.
 *
 * @param addresses with `*` for any letters
 * @returns the session that is told of each (`Fetch.requestPaused`); detached, it lets all of them go
 */
export async function holdBack(page: Page, addresses: string): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('Fetch.enable', { patterns: [{ urlPattern: addresses }] });
  return line;
}
