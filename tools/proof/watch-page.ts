import type { Page } from '@playwright/test';
import type { Fault } from '../../src/lib/proof/proof.schema.ts';

/** What goes wrong on a page that its visitor does not see. */
export interface WatchedPage {
  readonly faults: readonly Fault[];
}

/**
 * Watches a page from before its first request: errors, refusals of its policy, files that do not come,
 * requests to other hosts.
 *
 * @param address the page's, which will be opened
 */
export function watchPage(page: Page, address: string): WatchedPage {
  const faults: Fault[] = [];
  const { origin } = new URL(address);
  const tell = (kind: Fault['kind'], what: string, place = '') => {
    faults.push({ kind, what, place, criteria: [] });
  };
  const isDocument = (url: string) => url.split('#')[0] === address;
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // The browser logs each failed answer; the one of the not-found page is meant, all others are told
    // by their requests.
    if (message.text().includes('Failed to load resource')) return;
    const isPolicy = /Content Security Policy|Content-Security-Policy/.test(message.text());
    tell(isPolicy ? 'policy' : 'error', message.text(), url);
  });
  page.on('pageerror', ({ message }) => tell('error', message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) tell('host', url, url);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isDocument(response.url()))
      tell('error', `${response.status()}`, response.url());
  });
  return { faults };
}
