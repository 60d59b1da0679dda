import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { openStore, type DocumentState, type DocumentStore } from './document-store.ts';
import { filesUnsaved, keepUnsaved, takeUnsaved } from './unsaved-words.ts';

/** The stores of this sitting, by file: what is typed in one stays when another page is shown. */
const stores = new Map<string, Promise<DocumentStore>>();
const openings = new Set<() => void>();
/** Those that have been opened, by file. */
const opened = new Map<string, DocumentStore>();

/** Opens a file’s store, or finds the one that is open. */
export function storeOf(file: string): Promise<DocumentStore> {
  const isNew = !stores.has(file);
  const store = stores.get(file) ?? open(file);
  stores.set(file, store);
  // One that could not be opened is tried again.
  store.catch(() => stores.delete(file));
  if (isNew) for (const hear of openings) hear();
  return store;
}

async function open(file: string): Promise<DocumentStore> {
  const document = await call('open', { file });
  const store = openStore(document, takeUnsaved(file));
  opened.set(file, store);
  return store;
}

/**
 * Hears when a document is being opened.
 *
 * @returns what ends it
 */
export function onStoreOpened(hear: () => void): () => void {
  openings.add(hear);
  return () => openings.delete(hear);
}

/** The stores that are open. */
export const openStores = (): Promise<DocumentStore>[] => [...stores.values()];

/** Saves at once what is typed in any document. */
export async function flushDocuments(): Promise<void> {
  await Promise.all([...opened.values()].map((store) => store.flush()));
}

/** Reads some files anew, as far as they are open. */
export async function refreshDocuments(files: readonly string[]): Promise<void> {
  const wanted = [...opened].filter(([file]) => files.includes(file));
  await Promise.all(
    wanted.map(async ([file, store]) => {
      try {
        store.refresh(await call('reread', { file }));
      } catch {
        // It is gone: whoever edits it is told.
      }
    }),
  );
}

/** Keeps what is unsaved over a reload of the window, and opens the documents that it belongs to again. */
export function surviveReloads(): void {
  for (const file of filesUnsaved()) void storeOf(file).catch(() => undefined);
  window.addEventListener('pagehide', () => {
    for (const [file, store] of opened) keepUnsaved(file, store.unsaved());
  });
}

/** An open document, for a form. */
export interface UsedDocument extends DocumentState {
  readonly store: DocumentStore;
}

const none = () => () => undefined;

/**
 * Opens a content file, and prints anew whenever it changes. One that cannot be opened is tried again when a
 * file has changed, or the server has been away.
 *
 * @returns the document; undefined while it is being opened; an error with a sentence where it cannot be
 */
export function useDocument(file: string): UsedDocument | Error | undefined {
  const { version } = useStudio();
  const sentenceOf = useSentence();
  const [found, setFound] = useState<{ file: string; store: DocumentStore | Error }>();
  useEffect(() => {
    let isWanted = true;
    const set = (store: DocumentStore | Error) => {
      if (isWanted) setFound((before) => (before?.store === store ? before : { file, store }));
    };
    storeOf(file).then(set, (error: unknown) => {
      set(new Error(sentenceOf(error), { cause: error }));
    });
    return () => {
      isWanted = false;
    };
  }, [file, version, sentenceOf]);
  const result = found?.file === file ? found.store : undefined;
  const store = result instanceof Error ? undefined : result;
  const state = useSyncExternalStore(store?.subscribe ?? none, store?.state ?? (() => undefined));
  if (result instanceof Error) return result;
  return store && state ? { ...state, store } : undefined;
}
