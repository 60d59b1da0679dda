import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { arrowStep } from './arrow-step';

/**
 * Steps with the arrow keys while the focus is in the carousel, except where they move a text
 * cursor.
 */
export function useArrowKeys(api: EmblaCarouselType | undefined): void {
  useEffect(() => {
    const view = api?.rootNode();
    const root = view?.parentElement;
    if (!api || !view || !root) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = arrowStep(event, root);
      if (by === undefined) return;
      event.preventDefault();
      // The focused slide may be the one that leaves, and would take the key events with it.
      if (event.target instanceof Node && view.contains(event.target))
        view.focus({ preventScroll: true });
      if (by > 0) api.scrollNext();
      else api.scrollPrev();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [api]);
}
