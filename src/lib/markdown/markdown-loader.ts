import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fieldsFor, splitText } from './markdown-faults';
import { markdownFilesIn, slugOfFile } from './markdown-names';
import { formatErrors } from '../content/mistakes';
import { readYaml } from '../content/yaml';
import { ContentError } from '../content/content-error';

type Store = LoaderContext['store'];

/** What is loaded. */
interface Texts {
  /** The collection's name. */
  readonly name: string;
  readonly folder: string;
  /** What stands at the top of each. */
  readonly schema: z.ZodType;
  /** Whether its texts are published at all. */
  readonly isOn?: boolean;
  /** What is wrong with its files, by their paths from the project's folder. */
  readonly faults: () => ReadonlyMap<string, string>;
  /** Why a file that was loaded is not published, by what stands at its top. */
  readonly heldBack?: (data: Record<string, unknown>) => string | undefined;
}

/**
 * Loads the texts of a folder that are written in Markdown. A wrong one, or one that cannot be rendered, stops
 * the build with its file and line. While the development server runs it stops nothing here: the pages that
 * show it say what is wrong, and what was loaded before stays until the text is right again.
 */
export function markdownLoader(texts: Texts): Loader {
  const { name, folder, schema, isOn = true, faults, heldBack } = texts;
  return {
    name,
    async load(context) {
      const { store, watcher, logger } = context;
      if (!isOn) {
        store.clear();
        return;
      }
      const wrong = faults();
      if (!watcher && wrong.size > 0) throw new ContentError([...wrong.values()].join('\n'));
      const files = markdownFilesIn(folder).map((one) => `${folder}/${one}`);
      const ids = new Set(files.map(slugOfFile));
      for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
      for (const file of files) {
        if (wrong.has(file)) forget(store, slugOfFile(file));
        else await loadText(context, file, schema);
      }
      if (watcher) {
        // Whoever has asked for it cannot tell otherwise that it was done.
        const loaded = context.refreshContextData?.['loaded'];
        if (loaded instanceof Set) loaded.add(name);
        return;
      }
      for (const { filePath = '', data } of store.values()) {
        const reason = heldBack?.(data);
        if (reason) logger.warn(`${filePath} is held back: ${reason}`);
      }
    },
  };
}

/** What an earlier run has kept may be rendered by other rules, or with other words. */
const STARTED = performance.timeOrigin;

/** Puts a text in the place of what was loaded of it before. Astro forgets pictures of what is deleted alone. */
function replace(store: Store, entry: Parameters<Store['set']>[0]): void {
  if (store.get(entry.id)?.assetImports) store.delete(entry.id);
  store.set(entry);
}

/**
 * Keeps what was loaded of a text, but as if it were of another: when the text is right again it is loaded
 * even where it is as it was, and the pages that said what was wrong are printed anew. A picture that is gone
 * would break every page, whoever shows it.
 */
function forget(store: Store, id: string): void {
  const { assetImports = [], ...entry } = store.get(id) ?? {};
  if (!('data' in entry) || entry.digest === '') return;
  const pictures = assetImports.filter((path) =>
    existsSync(posix.join(posix.dirname(entry.filePath ?? ''), path)),
  );
  replace(store, {
    ...entry,
    id,
    digest: '',
    ...(pictures.length > 0 && { assetImports: pictures }),
  });
}

async function loadText(context: LoaderContext, file: string, schema: z.ZodType): Promise<void> {
  const { store, watcher, logger } = context;
  const text = readFileSync(file, 'utf8');
  const id = slugOfFile(file);
  const digest = context.generateDigest(`${STARTED} ${text}`);
  if (store.get(id)?.digest === digest) return;
  const { top = '', body = text } = splitText(text) ?? {};
  const data = await context.parseData({
    id,
    data: fieldsFor(readYaml(top), schema) as Record<string, unknown>,
    filePath: file,
  });
  const entry = { id, data, body: body.trim(), filePath: file };
  try {
    // Without fields of its own Astro would take those of the text for such that begins with a line across.
    const source = `---\n---\n${body}`;
    const rendered = await context.renderMarkdown(source, { fileURL: pathToFileURL(file) });
    const pictures = rendered.metadata?.imagePaths;
    replace(store, {
      ...entry,
      digest,
      rendered,
      ...(pictures?.length && { assetImports: pictures }),
    });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const fault = formatErrors({ file }, [
      { path: [], message: `a text that can be rendered: ${cause}` },
    ]);
    if (!watcher) throw new ContentError(fault);
    logger.error(fault);
    replace(store, { ...entry, digest: '' });
  }
}
