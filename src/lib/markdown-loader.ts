import { existsSync, globSync } from 'node:fs';
import { posix } from 'node:path';
import type { Loader } from 'astro/loaders';
import { glob } from 'astro/loaders';
import { slugOfFile } from './markdown-names';

const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** What is loaded. */
interface Texts {
  /** The collection's name. */
  readonly name: string;
  readonly folder: string;
  /** What is wrong with its files, a text each. */
  readonly faults: () => string[];
  /** Why a file that was loaded is not published, by what stands at its top. */
  readonly heldBack?: (data: Record<string, unknown>) => string | undefined;
}

/**
 * Loads the texts of a folder that are written in Markdown. A wrong one stops the build with its file,
 * field and line. While the development server runs it stops nothing here: the pages that show them say
 * what is wrong, and a text whose picture is missing is read again when pictures come.
 */
export function markdownLoader({ name, folder, faults, heldBack }: Texts): Loader {
  const files = glob({
    pattern: '*.md',
    base: `./${folder}`,
    generateId: ({ entry }) => slugOfFile(entry),
  });
  return {
    ...files,
    name,
    async load(context) {
      const { watcher, store } = context;
      if (!watcher) {
        const found = faults();
        if (found.length > 0) throw new Error(found.join('\n'));
        // An empty folder is no fault; Astro would warn of it.
        if (globSync('*.md', { cwd: folder }).length === 0) {
          store.clear();
          return;
        }
        await files.load(context);
        for (const { filePath = '', data } of store.values()) {
          const reason = heldBack?.(data);
          if (reason) context.logger.warn(`${filePath} is held back: ${reason}`);
        }
        return;
      }
      const lacking = new Set<string>();
      watcher.on('add', (path) => {
        if (!PICTURE.test(path)) return;
        for (const post of lacking) watcher.emit('change', post);
      });
      const parseData: typeof context.parseData = (props) =>
        // The page says it, and the server goes on: what stands here is not shown.
        context.parseData(props).catch(() => props.data);
      const set: typeof store.set = (entry) => {
        const { filePath = '', assetImports = [] } = entry;
        const there = assetImports.filter((file) =>
          existsSync(posix.join(posix.dirname(filePath), decodeURI(file))),
        );
        const post = new URL(filePath, context.config.root).pathname;
        if (there.length === assetImports.length) {
          lacking.delete(post);
          return store.set(entry);
        }
        lacking.add(post);
        // An import of a file that is not there would break every page until the server is started again.
        return store.set({ ...entry, assetImports: there, digest: `${Date.now()}` });
      };
      const kept = new Proxy(store, {
        get: (target, name) => {
          if (name === 'set') return set;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      return files.load({ ...context, parseData, store: kept });
    },
  };
}
