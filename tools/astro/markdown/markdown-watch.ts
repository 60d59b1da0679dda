import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { HookParameters } from 'astro';
import { isRunnableDevEnvironment, type EnvironmentModuleNode, type ViteDevServer } from 'vite';

/** Editors save in several steps; events within this many milliseconds count as one change. */
const SETTLED_MS = 50;

/** How often to poll, and for how long at most, in milliseconds. */
const LOOK_MS = 20;
const LONGEST_MS = 5000;

type ServerSetup = HookParameters<'astro:server:setup'>;
type RefreshContent = NonNullable<ServerSetup['refreshContent']>;

/** A text in Markdown. */
const TEXT = /^src\/(content\/(posts|pages)|demos\/[^/]+\/posts)\/[^/]+\.md$/;

/** Files that a text may refer to: a picture, a page, a post or a file. */
const NAMED = /^(src|public)\//;

/**
 * Whether a file event changes how Markdown texts load: a text changed, or a file that one may
 * refer to was added or removed.
 */
export const changesTexts = (event: string, file: string): boolean =>
  event === 'change' ? TEXT.test(file) : /^(add|unlink)$/.test(event) && NAMED.test(file);

/** Astro's module of loaded content. */
const STORE_MODULE = '\0astro:data-layer-content';

/**
 * Invalidates every module that has read loaded content, as after a change to a file that it
 * imports. On its own Astro only renews the first of them, so that pages that failed, or found
 * nothing, may stay that way.
 */
function renewReaders(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    const store = environment.moduleGraph.getModuleById(STORE_MODULE);
    if (!store || !isRunnableDevEnvironment(environment)) continue;
    const readers = new Set<EnvironmentModuleNode>();
    environment.moduleGraph.invalidateModule(store, readers, Date.now(), true);
    const { evaluatedModules } = environment.runner;
    for (const { id } of readers) {
      const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id);
      if (evaluated) evaluatedModules.invalidateModule(evaluated);
    }
  }
}

/** Waits until the server has answered all open requests. */
function answered(server: ViteDevServer): () => Promise<void> {
  const open = new Set<unknown>();
  server.middlewares.use((_, response, next) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    next();
  });
  return async () => {
    for (let waited = 0; open.size > 0 && waited < LONGEST_MS; waited += LOOK_MS)
      await setTimeout(LOOK_MS);
  };
}

/**
 * Has Astro load the texts. While Astro reads its content configuration again, which it does
 * whenever a text changes, it silently ignores the call: only the loaders' notes show whether it
 * ran.
 */
async function loadTexts(refreshContent: RefreshContent): Promise<void> {
  /** Names of the loaders that have run. */
  const loaded = new Set<string>();
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
    await refreshContent({ loaders: ['posts', 'texts'], context: { loaded } });
    if (loaded.size > 0) return;
    await setTimeout(LOOK_MS);
  }
}

/**
 * Reloads the Markdown texts whenever they change while the development server runs. Astro's own
 * loaders listen to the watcher of the first server: when the configuration changes, Astro creates
 * another server, and they receive no more events.
 */
export function watchMarkdown({ server, refreshContent, logger }: ServerSetup): void {
  const allAnswered = answered(server);
  const load = async () => {
    renewReaders(server);
    if (refreshContent) await loadTexts(refreshContent);
    // A page requested meanwhile keeps its old content until it is rendered.
    await allAnswered();
    renewReaders(server);
    server.environments.client.hot.send({ type: 'full-reload' });
  };
  let last: symbol | undefined;
  const loadSoon = async () => {
    const own = Symbol('change');
    last = own;
    await setTimeout(SETTLED_MS);
    if (last === own) await load();
  };
  const hear = () => {
    loadSoon().catch((error: unknown) => {
      logger.error(error instanceof Error ? error.message : String(error));
    });
  };
  server.watcher.on('all', (event, path) => {
    const file = relative(server.config.root, path).replaceAll('\\', '/');
    if (changesTexts(event, file)) hear();
  });
  // Catches up on changes made while Astro was creating this server.
  hear();
}
