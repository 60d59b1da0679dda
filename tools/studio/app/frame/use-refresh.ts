import { useCallback, useEffect, useRef } from 'react';
import { useStudio } from '../studio-context.ts';

/** How long after the last key a page that shows what was typed is fetched all the same, in milliseconds. */
const QUIET_MS = 2000;
/** Changes on the disk come in groups. */
const GROUP_MS = 60;

/** When a page is fetched anew. */
interface Refresh {
  /** Something was typed; `isSeen` where the page shows it already. */
  readonly onTyped: (isSeen: boolean) => void;
  /** A page has come. */
  readonly onShown: () => void;
}

/**
 * Has the page fetched anew after changes: at once, or where it shows them already when the field is left or
 * nothing more is typed.
 */
export function useRefresh(fetchPage: () => void): Refresh {
  const { version, field } = useStudio();
  const typed = useRef({ at: -Infinity, isSeen: true });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  const fetchNow = useRef(fetchPage);
  useEffect(() => {
    fetchNow.current = fetchPage;
  });
  const fetchIn = useCallback((ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isDue.current = false;
      fetchNow.current();
    }, ms);
  }, []);
  const first = useRef(version);
  useEffect(() => {
    if (version === first.current) return;
    first.current = version;
    isDue.current = true;
    const { at, isSeen } = typed.current;
    const quiet = at + QUIET_MS - performance.now();
    fetchIn(isSeen && quiet > 0 ? quiet : GROUP_MS);
  }, [version, fetchIn]);
  useEffect(() => {
    if (isDue.current) fetchIn(GROUP_MS);
  }, [field, fetchIn]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    onTyped: useCallback(
      (isSeen: boolean) => {
        typed.current = { at: performance.now(), isSeen: isSeen && typed.current.isSeen };
        if (isDue.current && typed.current.isSeen) fetchIn(QUIET_MS);
      },
      [fetchIn],
    ),
    onShown: useCallback(() => {
      typed.current = { ...typed.current, isSeen: true };
    }, []),
  };
}
