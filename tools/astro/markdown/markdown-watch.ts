import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { HookParameters } from 'astro';
import { isRunnableDevEnvironment, type EnvironmentModuleNode, type ViteDevServer } from 'vite';

/** Editors save in several steps; what is heard within so many milliseconds is one change. */
const SETTLED_MS = 50;

/** How often to look whether what is waited for is there, and how long at most, in milliseconds. */
const LOOK_MS = 20;
const LONGEST_MS = 5000;

type ServerSetup = HookParameters<'astro:server:setup'>;
type RefreshContent = NonNullable<ServerSetup['refreshContent']>;

/** A text in Markdown. */
const TEXT = /^src\/content\/(posts|pages)\/[^/]+\.md$/;

/** What a text may name: a picture, a page, a post or a file. */
const NAMED = /^(src|public)\//;

/** Whether what happened to a file changes how texts in Markdown are loaded: one is another, or what one names came or went. */
export const changesTexts = (event: string, file: string): boolean =>
  event === 'change' ? TEXT.test(file) : /^(add|unlink)$/.test(event) && NAMED.test(file);

/** Astro's module of what was loaded. */
const STORE_MODULE = '\0astro:data-layer-content';

/**
 * Has every module made anew that has read what was loaded, as after the change of a file that it imports. By itself
 * Astro renews the first of them alone; pages that failed, or found nothing, may then go on to do so.
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

/** Waits until the server has answered all that it was asked for. */
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
 * Has Astro load the texts. While it reads its configuration of content anew, which it does whenever a text is
 * changed, it does nothing when it is asked to, and does not say so: only what the loaders note shows that it did.
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
 * Loads the texts in Markdown again whenever they change, while the development server runs. Astro's own loaders
 * listen to the watcher of the server that was first started: when the configuration changes Astro makes another,
 * and they hear nothing any more.
 */
export function watchMarkdown({ server, refreshContent, logger }: ServerSetup): void {
  const allAnswered = answered(server);
  const load = async () => {
    renewReaders(server);
    if (refreshContent) await loadTexts(refreshContent);
    // A page that was asked for meanwhile keeps what it found, until it is made.
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
  // What was changed while Astro was making this server.
  hear();
}
