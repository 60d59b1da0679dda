import { FAULT_ID } from '../../contract/frame.ts';
import { faultOf, settled, takePlace } from './page-document.ts';

/** What the frames show. */
export type PageState =
  { readonly kind: 'waiting' | 'shown' } | { readonly kind: 'fault'; readonly message: string };

/** What a buffer tells. */
export interface BufferListener {
  /** Another document is seen: a page that was fetched, one that a link led to, or one that has loaded itself anew. */
  readonly onShown: (document: Document, frame: HTMLIFrameElement, isFollowed: boolean) => void;
  readonly onState: (state: PageState) => void;
}

/** Two frames, of which one is seen, while the other fetches the next page behind it. */
export interface PageBuffer {
  /** Fetches a page and shows it once it is there; of several only the last. */
  readonly load: (address: string) => void;
  /**
   * Fetches the page anew that is seen or on its way: one that was chosen a moment ago stays chosen.
   *
   * @param fallback where neither is known
   */
  readonly reload: (fallback: string) => void;
  readonly close: () => void;
}

/** How long after a page without an answer it is asked for again, in milliseconds. */
const AGAIN_MS = 1000;

const BLANK = 'about:blank';

const plain = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Opens a buffer on two frames, the first of which is seen. */
export function openBuffer(
  frames: readonly [HTMLIFrameElement, HTMLIFrameElement],
  { onShown, onState }: BufferListener,
): PageBuffer {
  let [seen, next] = frames;
  let loading: string | undefined;
  let wanted: string | undefined;
  /** What was on its way when the page that is seen was left, as by a link of it. */
  let held: string | undefined;
  let seenPath = '';
  let hasPage = false;
  /** What the development server has told since. */
  let told = '';
  let isFault = false;
  const end = new AbortController();

  const begin = (address: string) => {
    loading = address;
    told = '';
    onState({ kind: 'waiting' });
    // No step of the browser's history.
    next.contentWindow?.location.replace(address);
  };
  const finish = async (page: Document) => {
    const started = loading;
    const fault = faultOf(page);
    if (fault === undefined && wanted === undefined) {
      const old = seen.contentDocument;
      const isSamePage = old?.location.pathname === page.location.pathname;
      if (old && isSamePage) takePlace(old, page);
      await settled(page);
      if (old && isSamePage) takePlace(old, page);
    }
    if (end.signal.aborted || loading !== started) return;
    loading = undefined;
    if (wanted !== undefined) {
      const address = wanted;
      wanted = undefined;
      begin(address);
      return;
    }
    isFault = fault !== undefined;
    if (fault === undefined) show(page);
    else onState({ kind: 'fault', message: fault || told });
  };
  const listenTo = (page: Document) => {
    const frame = seen;
    seenPath = page.location.pathname;
    // A link of the page may lead on: what is fetched behind it must not take its place.
    page.defaultView?.addEventListener('beforeunload', () => {
      if (frame !== seen) return;
      held = wanted ?? loading;
      loading = undefined;
      wanted = undefined;
    });
  };
  const show = (page: Document) => {
    const hadFocus = document.activeElement === seen;
    [seen, next] = [next, seen];
    seen.classList.add('is-seen');
    next.classList.remove('is-seen');
    seen.inert = false;
    next.inert = true;
    if (hadFocus) seen.focus();
    next.contentWindow?.location.replace(BLANK);
    hasPage = true;
    listenTo(page);
    onState({ kind: 'shown' });
    onShown(page, seen, false);
  };
  const load = (address: string) => {
    held = undefined;
    if (loading === undefined) begin(address);
    else wanted = address;
  };
  /** Asks again a little later: the browser shows its own page where the server does not answer. */
  const again = (address: string | undefined) => {
    if (address === undefined) return;
    [loading, wanted, held] = [undefined, undefined, address];
    setTimeout(() => {
      if (held === address && !end.signal.aborted) load(address);
    }, AGAIN_MS);
  };
  const hear = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) {
      again(frame === next ? (wanted ?? loading) : (held ?? seenPath));
      return;
    }
    if (page.location.href === BLANK) return;
    if (frame === next) {
      if (loading !== undefined) void finish(page);
    } else if (hasPage) {
      const message = faultOf(page);
      const isFollowed = page.location.pathname !== seenPath;
      onState(message === undefined ? { kind: 'shown' } : { kind: 'fault', message });
      listenTo(page);
      onShown(page, frame, isFollowed);
      // The development server has pages load themselves anew: what was wanted before still is.
      if (held !== undefined && !isFollowed) load(held);
      held = undefined;
    }
  };
  window.addEventListener(
    FAULT_ID,
    (event) => {
      told = plain(String((event as CustomEvent<unknown>).detail));
      if (isFault && loading === undefined) onState({ kind: 'fault', message: told });
    },
    { signal: end.signal },
  );
  for (const frame of frames)
    frame.addEventListener(
      'load',
      () => {
        hear(frame);
      },
      { signal: end.signal },
    );
  return {
    load,
    reload: (fallback) => {
      load(wanted ?? loading ?? held ?? seen.contentDocument?.location.pathname ?? fallback);
    },
    close: () => {
      end.abort();
    },
  };
}
