import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

const steps = { ArrowLeft: 'scrollPrev', ArrowRight: 'scrollNext' } as const;

const isArrow = (key: string): key is keyof typeof steps => key in steps;

/** Arrow keys step, wherever in the carousel the focus is, except where they move a caret. */
export function useArrowKeys(api: EmblaCarouselType | undefined): void {
  useEffect(() => {
    const view = api?.rootNode();
    const root = view?.parentElement;
    if (!api || !view || !root) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!isArrow(key) || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof Element) || target.closest('input, textarea, select')) return;
      event.preventDefault();
      // The slide that has the focus may be the one that leaves, and the keys with it.
      if (view.contains(target)) view.focus({ preventScroll: true });
      api[steps[key]]();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [api]);
}
