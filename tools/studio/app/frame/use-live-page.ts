import { useEffect, useRef } from 'react';
import type { OpenDocument, SiteState } from '../../contract/documents.ts';
import { fileIn } from '../documents/file-in.ts';
import { omitted, unusedIn } from '../documents/part-of-document.ts';
import { storeOf } from '../documents/use-document.ts';
import { useStudio } from '../studio-context.ts';
import type { Said } from './leaves.ts';
import { readLivePage, type LivePage } from './live-page.ts';
import { readAround } from './page-files.ts';
import type { SeenPage } from './use-page.ts';

/** The page that is seen, read. */
export interface ReadPage {
  /** What the page shows by now; undefined while there is none. */
  readonly live: () => LivePage | undefined;
  /** The file that the page's own content is changed in. */
  readonly file: string | undefined;
}

/** The content of a document, as it is on the disk or in its form. */
interface Content {
  readonly value: unknown;
  readonly body?: string | undefined;
}

/** What a document says, without its fields that no page shows. */
function saidIn(site: SiteState, { file, original }: OpenDocument, { value, body }: Content): Said {
  const unused = unusedIn(site, file);
  return { file, value: omitted(value, unused), original: omitted(original, unused), body };
}

/**
 * Reads the page that is seen, and shows in it what is typed.
 *
 * @param onTyped whether all that was typed is seen
 */
export function useLivePage(
  seen: SeenPage | undefined,
  onTyped: (isSeen: boolean) => void,
): ReadPage {
  const { site, page, language, field } = useStudio();
  const file = page.file === undefined ? undefined : fileIn(site, page.file, language);
  const read = useRef<LivePage>(undefined);
  const own = useRef<Said>(undefined);
  const around = useRef<Said[][]>([]);
  const heard = useRef(onTyped);
  useEffect(() => {
    heard.current = onTyped;
  }, [onTyped]);
  const body = seen?.document.body;

  useEffect(() => {
    const frame = seen?.frame.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!body || !frame) return undefined;
    read.current = undefined;
    // Parts of a page come and go: it is read again when it is needed.
    const observer = new frame.MutationObserver(() => {
      read.current = undefined;
    });
    observer.observe(body, { childList: true, subtree: true });
    let isWanted = true;
    readAround(site, language).then(
      (found) => {
        if (!isWanted) return;
        around.current = found;
        read.current = undefined;
      },
      // Without them the page's own content is found all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [seen, body, site, language]);

  const live = () => {
    if (body) read.current ??= readLivePage(body, own.current, around.current);
    return read.current;
  };
  const show = useRef(live);
  useEffect(() => {
    show.current = live;
  });

  const others = field && field.file !== file ? field.file : undefined;
  useEffect(() => {
    const files = [file, others].filter((one) => one !== undefined);
    const end = new AbortController();
    const follow = async (name: string) => {
      const store = await storeOf(name);
      if (end.signal.aborted) return;
      if (name === file) {
        // The page has been printed from what the disk says.
        const { saved } = store.state();
        own.current = saidIn(site, saved, saved);
        read.current = undefined;
      }
      const update = () => {
        const state = store.state();
        const said = saidIn(site, state.saved, state);
        // Read first: the page shows what was said before.
        const isSeen = show.current()?.update(said);
        if (name === file) own.current = said;
        if (isSeen !== undefined) heard.current(isSeen);
      };
      if (store.isUnsaved()) update();
      end.signal.addEventListener('abort', store.subscribe(update));
    };
    // A file that cannot be opened says so in its form.
    for (const name of files) follow(name).catch(() => undefined);
    return () => {
      end.abort();
    };
  }, [site, file, others, seen]);
  return { live, file };
}
