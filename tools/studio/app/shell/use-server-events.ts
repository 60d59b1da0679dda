import { useEffect } from 'react';
import type { StudioEvent } from '../../contract/api.ts';
import { forgetChoices } from '../choices/use-choices.ts';
import { call, listen } from '../client.ts';
import { openStores } from '../documents/use-document.ts';

/** How long to wait before the server is tried again, in milliseconds. */
const AGAIN_MS = 1000;

/** What was refused may name a file that is there by now. */
async function saveRefused(): Promise<void> {
  for (const opening of openStores()) {
    const store = await opening;
    if (store.state().status.kind === 'refused') await store.flush();
  }
}

/**
 * Keeps open documents as the disk has them, has the page fetched anew when a file changes, and reads the site
 * anew when the server has been away.
 */
export function useServerEvents(refreshPage: () => void, reloadSite: () => Promise<void>): void {
  useEffect(() => {
    const end = new AbortController();
    const hear = async (event: StudioEvent) => {
      if (event.kind === 'taken-up') {
        refreshPage();
        if (event.isOther) await saveRefused();
        return;
      }
      const { file, hash } = event;
      forgetChoices();
      for (const opening of openStores()) {
        const store = await opening;
        const { saved } = store.state();
        if (saved.file !== file || saved.hash === hash || store.isUnsaved()) continue;
        store.refresh(await call('reread', { file }));
      }
    };
    /** After the server has been away, as when it starts anew: it may know more, and less has been saved. */
    const catchUp = async () => {
      refreshPage();
      // What is typed does not wait for it.
      void reloadSite();
      for (const opening of openStores()) {
        const store = await opening;
        if (store.isUnsaved()) await store.flush();
        else store.refresh(await call('reread', { file: store.state().saved.file }));
      }
    };
    const stay = async () => {
      let isFirst = true;
      const onOpen = () => {
        if (!isFirst) catchUp().catch(() => undefined);
        isFirst = false;
      };
      while (!end.signal.aborted) {
        await listen((event) => void hear(event).catch(() => undefined), {
          signal: end.signal,
          onOpen,
        }).catch(() => undefined);
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    };
    void stay();
    return () => {
      end.abort();
    };
  }, [refreshPage, reloadSite]);
}
