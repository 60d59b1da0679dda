import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { entryId } from '../languages/entries';
import { furtherLanguages } from '../languages/languages';
import { originalOf } from '../languages/translation-files';
import { frontMatterOf, splitText } from './markdown-faults';
import { markdownFilesIn, translationsIn } from './markdown-names';
import { formatErrors } from '../content/mistakes';
import { ContentError } from '../content/content-error';

type Store = LoaderContext['store'];

/** The texts to load. */
interface Texts {
  /** The collection's name. */
  readonly name: string;
  /** Their folder, or a pattern that their folders match. */
  readonly folder: string;
  /** The schema of their front matter. */
  readonly schema: z.ZodType;
  /** Whether the texts are published at all. */
  readonly isOn?: boolean;
  /** Returns the mistakes in its files, by path relative to the project's folder. */
  readonly faults: () => ReadonlyMap<string, string>;
  /** Returns why a loaded file is not published, from its front matter. */
  readonly heldBack?: (data: Record<string, unknown>) => string | undefined;
}

/**
 * Loads the Markdown texts of a folder. A text that is invalid or cannot be rendered stops a build,
 * with its file and line. Under the development server it does not stop loading: the pages that
 * show it report the mistake, and the last valid version stays until the text is valid again.
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
      const files = [...markdownFilesIn(folder), ...translationsIn(folder, furtherLanguages)];
      const ids = new Set(files.map(entryId));
      for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
      for (const file of files) {
        if (wrong.has(file)) forget(store, entryId(file));
        else await loadText(context, file, schema);
      }
      if (watcher) {
        // The requester has no other way to find out that loading has finished.
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

/**
 * Part of the digest, because entries stored by an earlier run may have been rendered with other
 * rules or words.
 */
const STARTED = performance.timeOrigin;

/** Replaces an entry; Astro drops an entry's pictures only when it is deleted. */
function replace(store: Store, entry: Parameters<Store['set']>[0]): void {
  if (store.get(entry.id)?.assetImports) store.delete(entry.id);
  store.set(entry);
}

/**
 * Keeps the last valid entry but empties its digest, so that the text is loaded again once it is
 * valid, even if unchanged, and the pages that reported its mistake are printed again. Drops
 * missing pictures, because one would break every page.
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
  const original = originalOf(file) === file ? '' : readFileSync(originalOf(file), 'utf8');
  const id = entryId(file);
  const digest = context.generateDigest(`${STARTED} ${original}${text}`);
  if (store.get(id)?.digest === digest) return;
  const { top = '', body: own = text } = splitText(text) ?? {};
  // A translation whose text is not written yet shows the original's.
  const body = own.trim() === '' ? (splitText(original)?.body ?? own) : own;
  const data = await context.parseData({
    id,
    data: frontMatterOf(file, top, schema) as Record<string, unknown>,
    filePath: file,
  });
  const entry = { id, data, body: body.trim(), filePath: file };
  try {
    // Without front matter here, Astro would mistake a thematic break at the start of the body for
    // front matter.
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
