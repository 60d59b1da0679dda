import { EventEmitter } from 'node:events';
import type { BaseIntegrationHooks } from 'astro';
import { expect, test, vi } from 'vitest';
import { changesTexts, watchMarkdown } from './markdown-watch.ts';

test.each([
  ['change', 'src/content/posts/a.md', true],
  ['change', 'src/demos/business/posts/a.md', true],
  ['change', 'src/content/pages/terms.md', true],
  ['change', 'src/content/pages/about.yaml', false],
  ['add', 'src/assets/late.webp', true],
  ['unlink', 'public/menu.pdf', true],
  ['add', 'dist/index.html', false],
  ['addDir', 'src/assets', false],
])('%s of %s', (event, file, expected) => {
  expect(changesTexts(event, file)).toBe(expected);
});

test('texts are heard by the server that runs, after a restart too', async () => {
  let isReading = false;
  /** Like Astro's, which does nothing while it reads the content configuration. */
  const refreshContent = vi.fn(({ context }: { context: { loaded: Set<string> } }) => {
    if (!isReading) context.loaded.add('posts');
    isReading = false;
    return Promise.resolve();
  });
  /** The call that Astro makes for each server that it creates. */
  const start = () => {
    const watcher = new EventEmitter();
    const server = {
      watcher,
      config: { root: '/site' },
      environments: {
        client: {
          hot: { send: () => undefined },
          moduleGraph: { getModuleById: () => undefined },
        },
      },
      middlewares: { use: () => undefined },
    };
    const given = { server, refreshContent, logger: console };
    watchMarkdown(given as unknown as Parameters<BaseIntegrationHooks['astro:server:setup']>[0]);
    return watcher;
  };
  start();
  await vi.waitFor(() => {
    expect(refreshContent).toHaveBeenCalledTimes(1);
  });
  const second = start();
  await vi.waitFor(() => {
    expect(refreshContent).toHaveBeenCalledTimes(2);
  });
  // Some editors save in two steps.
  second.emit('all', 'unlink', '/site/src/content/posts/a.md');
  second.emit('all', 'add', '/site/src/content/posts/a.md');
  await vi.waitFor(() => {
    expect(refreshContent).toHaveBeenCalledTimes(3);
  });
  isReading = true;
  second.emit('all', 'change', '/site/src/content/posts/a.md');
  await vi.waitFor(() => {
    expect(refreshContent).toHaveBeenCalledTimes(5);
  });
});
