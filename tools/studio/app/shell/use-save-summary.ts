import { useEffect, useState } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';
import { onStoreOpened, openStores } from '../documents/use-document.ts';
import { summarize, type SaveSummary } from './save-summary.ts';

/** Where all open documents stand together; leaving the window asks as long as something is not saved. */
export function useSaveSummary(): SaveSummary {
  const [summary, setSummary] = useState<SaveSummary>({ kind: 'saved', held: [] });
  useEffect(() => {
    const heard = new Map<DocumentStore, () => void>();
    let isWanted = true;
    const sum = () => {
      setSummary(summarize([...heard.keys()].map((opened) => opened.state())));
    };
    const hearAll = async () => {
      const found = await Promise.allSettled(openStores());
      if (!isWanted) return;
      for (const opening of found) {
        if (opening.status === 'rejected' || heard.has(opening.value)) continue;
        heard.set(opening.value, opening.value.subscribe(sum));
      }
      sum();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if ([...heard.keys()].some((opened) => opened.isUnsaved())) event.preventDefault();
    };
    const end = onStoreOpened(() => void hearAll());
    void hearAll();
    window.addEventListener('beforeunload', ask);
    return () => {
      isWanted = false;
      end();
      for (const stop of heard.values()) stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
  return summary;
}
