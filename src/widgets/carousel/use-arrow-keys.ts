import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { arrowStep } from './arrow-step';

/** Arrow keys step, wherever in the carousel the focus is, except where they move a caret. */
export function useArrowKeys(api: EmblaCarouselType | undefined): void {
  useEffect(() => {
    const view = api?.rootNode();
    const root = view?.parentElement;
    if (!api || !view || !root) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = arrowStep(event);
      if (by === undefined) return;
      event.preventDefault();
      // The slide that has the focus may be the one that leaves, and the keys with it.
      if (event.target instanceof Node && view.contains(event.target))
        view.focus({ preventScroll: true });
      if (by > 0) api.scrollNext();
      else api.scrollPrev();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [api]);
}
