import { setTimeout as pause } from 'node:timers/promises';
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { ORIGIN } from '../../tools/site/launch-options.ts';
import type { Route } from '../../tools/site/routes.ts';

/** In milliseconds: after a shorter silence, the next request of a chain may still follow. */
const QUIET_MS = 200;
const LONGEST_WAIT_MS = 30_000;

/** How often to check whether pending requests have finished. */
const LOOK_AGAIN_MS = 50;

/** The events that report a page's activity. */
const WATCHED = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'];

/** Records page activity that a visitor does not see, until it is disposed of. */
export interface Watch extends Disposable {
  /** Console, script and content policy errors; requests that failed or went to other sites. */
  readonly problems: readonly string[];
  /** All requests so far, in order. */
  readonly requests: readonly Request[];
  /**
   * Waits until no request is pending, and none has been for some time.
   *
   * @param quiet how long, in milliseconds
   */
  settle(quiet?: number): Promise<void>;
}

/**
 * Watches a page from before its first request. The page may only contact the tests' site.
 *
 * @param route the page that will be opened
 */
export function watch(page: Page, route: Route): Watch {
  const problems: string[] = [];
  const requests: Request[] = [];
  const open = new Set<Request>();
  let lastChange = performance.now();

  const isTheDocument = (url: string) => url.split('#')[0] === ORIGIN + route.path;
  const change = (request: Request, isOpen: boolean) => {
    open[isOpen ? 'add' : 'delete'](request);
    lastChange = performance.now();
  };

  page.on('console', (message: ConsoleMessage) => {
    // The browser logs each error response; the not-found page's own is expected.
    if (route.status === 404 && isTheDocument(message.location().url)) return;
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('request', (request) => {
    requests.push(request);
    change(request, true);
    const url = request.url();
    if (!url.startsWith(`${ORIGIN}/`) && !/^(data|blob|about):/.test(url))
      problems.push(`request to another host: ${url}`);
  });
  page.on('requestfinished', (request) => change(request, false));
  page.on('requestfailed', (request) => {
    // A request of the previous page, cancelled when this one was opened.
    if (!open.has(request)) return;
    change(request, false);
    // A player cancels one when it seeks within its film.
    const error = request.failure()?.errorText ?? '?';
    if (request.resourceType() === 'media' && error === 'net::ERR_ABORTED') return;
    problems.push(`request failed (${error}): ${request.url()}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() < 400 || isTheDocument(response.url())) return;
    problems.push(`answer ${response.status()}: ${response.url()}`);
  });

  return {
    problems,
    requests,
    async settle(quiet = QUIET_MS) {
      const deadline = performance.now() + LONGEST_WAIT_MS;
      for (;;) {
        const left = quiet - (performance.now() - lastChange);
        if (open.size === 0 && left <= 0) return;
        if (performance.now() > deadline) {
          const urls = [...open].map((request) => request.url()).join(' ');
          throw new Error(`${route.path} does not come to rest: ${urls}`);
        }
        await pause(open.size === 0 ? left : LOOK_AGAIN_MS);
      }
    },
    [Symbol.dispose]() {
      for (const event of WATCHED) page.removeAllListeners(event);
    },
  };
}
