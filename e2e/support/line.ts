import type { CDPSession, Page } from '@playwright/test';

/** A network connection between the browser and the site. */
export interface Line {
  /** Round trip, in milliseconds. */
  readonly latency: number;
  /** Bytes per second. */
  readonly down: number;
  readonly up: number;
}

/**
 * Lighthouse’s throttling: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, in bytes per second.
 */
export const LIKE_4G: Line = {
  latency: 150,
  down: (1.6 * 1024 * 1024) / 8,
  up: (750 * 1024) / 8,
};

/**
 * Slows down the connection between a page and the site from now on.
 *
 * @returns a function that restores it
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
 * Lets script requests hang. Call it before opening the page.
 *
 * @returns a function that lets them continue
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const line = await holdBack(page, '*.js');
  return () => line.detach();
}

/**
 * Holds back a page's requests for certain files. The browser pauses only these: with a Playwright
 * route it would hand over every request.
 *
 * @param addresses with `*` for any characters
 * @returns the session that receives each (`Fetch.requestPaused`); detached, it lets all of them continue
 */
export async function holdBack(page: Page, addresses: string): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('Fetch.enable', { patterns: [{ urlPattern: addresses }] });
  return line;
}
