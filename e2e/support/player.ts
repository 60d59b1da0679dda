import type { Page, Route } from '@playwright/test';

/** Every address of the video host and of the film's own page: the tests never reach them. */
const HOST = 'https://www.youtube-nocookie.com/**';
const FILM = 'https://www.youtube.com/**';

/** A page that responds to its script API as YouTube's player does. */
const player = (word: string) => `<!doctype html><title>A player</title><script>
  addEventListener('message', ({ data, source }) => {
    if (JSON.parse(data).event !== 'listening') return;
    source.postMessage('${JSON.stringify({ event: word })}', '*');
  });
</script>`;

const playing = { contentType: 'text/html', body: player('onReady') };

/** The stand-in's response, for browsers driven by another tool. */
export const PLAYER = { status: 200, ...playing };

/** How the stand-in for the video host behaves. */
export type PlayerKind = 'plays' | 'refuses' | 'absent' | 'unreachable' | 'silent';

const answers: Record<PlayerKind, (route: Route) => Promise<void>> = {
  plays: (route) => route.fulfill(playing),
  refuses: (route) => route.fulfill({ contentType: 'text/html', body: player('onError') }),
  absent: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  unreachable: (route) => route.abort('connectionrefused'),
  silent: () => Promise.resolve(),
};

/**
 * Replaces the video host by a stand-in.
 *
 * @returns the addresses requested so far
 */
export async function replacePlayer(page: Page, kind: PlayerKind): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(FILM, (route) => route.abort());
  await page.route(HOST, (route) => {
    requestedUrls.push(route.request().url());
    return answers[kind](route);
  });
  return requestedUrls;
}
