import { useEffect, useRef, useState, type RefObject } from 'react';
import { openBuffer, type PageBuffer, type PageState } from './page-buffer.ts';

/** The page that is seen. */
export interface SeenPage {
  readonly document: Document;
  readonly frame: HTMLIFrameElement;
  /** Whether a link of the page before has led there. */
  readonly isFollowed: boolean;
}

/** Where the page stands; undefined once the browser has left it, as where the server did not answer. */
export const pathOf = (seen: SeenPage | undefined): string | undefined =>
  seen?.document.defaultView?.location.pathname;

/** What the stage needs of its frames. */
export interface PageFrames {
  readonly first: RefObject<HTMLIFrameElement | null>;
  readonly second: RefObject<HTMLIFrameElement | null>;
  readonly seen: SeenPage | undefined;
  readonly state: PageState;
  /** Fetches a page, and shows it once it is there. */
  readonly load: (address: string) => void;
  /** Fetches anew what is seen or on its way, else what stands at an address. */
  readonly reload: (fallback: string) => void;
}

/** Two frames that show pages one after another without a flash. */
export function usePage(): PageFrames {
  const first = useRef<HTMLIFrameElement>(null);
  const second = useRef<HTMLIFrameElement>(null);
  const buffer = useRef<PageBuffer>(undefined);
  const [seen, setSeen] = useState<SeenPage>();
  const [state, setState] = useState<PageState>({ kind: 'waiting' });
  useEffect(() => {
    if (!first.current || !second.current) return undefined;
    const opened = openBuffer([first.current, second.current], {
      onShown: (document, frame, isFollowed) => {
        setSeen({ document, frame, isFollowed });
      },
      onState: setState,
    });
    buffer.current = opened;
    return () => {
      opened.close();
    };
  }, []);
  const [load] = useState(() => (address: string) => {
    buffer.current?.load(address);
  });
  const [reload] = useState(() => (fallback: string) => {
    buffer.current?.reload(fallback);
  });
  return { first, second, seen, state, load, reload };
}
