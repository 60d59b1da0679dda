import { useCallback, useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants nothing to move; true on the server, where nothing does. */
function useReducedMotion(): boolean {
  const subscribe = useCallback((notify: () => void) => {
    const query = matchMedia(REDUCED_MOTION);
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/** Whether any of the element is in the window; false on the server. */
function useInView(element: HTMLElement | undefined): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/**
 * Steps on by itself, but never while the carousel is out of the window, the visitor points at it, has
 * the focus in it, looks at another tab, or has asked for less motion. (Embla's own plugin hears the
 * focus only through the option that we must switch off, see `use-carousel.ts`, and starts again when
 * the pointer leaves, whatever the pause button says.)
 *
 * @param seconds how long each slide stays
 * @param view what the slides pass in; none before the carousel lives
 * @param playing what the pause button says
 * @param step moves on by one; must stay the same function
 * @returns what the carousel's outermost element must listen to
 */
export function useAutoplay(
  seconds: number | undefined,
  view: HTMLElement | undefined,
  playing: boolean,
  step: () => void,
) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const isInView = useInView(seconds === undefined ? undefined : view);
  const runs = playing && isInView && !pointed && !focused && !reduced;

  useEffect(() => {
    if (seconds === undefined || !runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) step();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, runs, step]);

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
}
