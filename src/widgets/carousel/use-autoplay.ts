import { useCallback, useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True if the visitor prefers reduced motion, and always on the server. */
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

/** True if any part of the element is in the window; false on the server. */
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
 * Advances the slides by itself, except while the carousel is out of view, hovered or focused,
 * another tab is active, or the visitor prefers reduced motion. (Embla's own plugin notices focus
 * only through an option that must be off, see `use-carousel.ts`, and restarts when the pointer
 * leaves, even if the visitor has paused it.)
 *
 * @param seconds how long each slide stays
 * @param view the element that the slides move in; undefined before the carousel is initialised
 * @param playing the state of the pause button
 * @param step moves on by one; must be a stable function
 * @returns event handlers for the carousel's outermost element
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
