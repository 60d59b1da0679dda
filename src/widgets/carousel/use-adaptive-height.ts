import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { afterPaint } from '~/lib/browser/after-paint';

/**
 * The height of the tallest visible slide, in pixels, including when the view wraps from the last
 * slide to the first.
 */
function tallestShown(api: EmblaCarouselType): number {
  const { containerRect, slideRects } = api.internalEngine();
  const slides = api.slideNodes();
  const shown = Math.round(containerRect.width / (slideRects[0]?.width ?? 1));
  const heights = slides.map((slide, index) => {
    const place = (index - api.selectedScrollSnap() + slides.length) % slides.length;
    return place < shown ? slide.offsetHeight : 0;
  });
  return Math.max(...heights);
}

/**
 * Keeps a carousel as tall as its visible slides. (Embla's own plugin measures one slide, not all
 * three that may be visible.)
 */
export function useAdaptiveHeight(api: EmblaCarouselType | undefined, isActive: boolean): void {
  useEffect(() => {
    if (!api || !isActive) return;
    const track = api.containerNode();
    let isWanted = true;
    // Measuring forces layout, so the requested slide is painted first.
    const afterwards = (work: () => void) => () =>
      afterPaint(() => {
        if (isWanted) work();
      });
    const fit = afterwards(() => {
      track.style.blockSize = `${tallestShown(api)}px`;
    });
    const begin = afterwards(() => {
      const height = tallestShown(api);
      // The stylesheet can animate from a height in pixels, but not from `auto`.
      track.style.blockSize = `${track.offsetHeight}px`;
      track.getBoundingClientRect();
      track.style.blockSize = `${height}px`;
    });
    begin();
    api.on('select', fit).on('reInit', fit);
    return () => {
      isWanted = false;
      api.off('select', fit).off('reInit', fit);
      track.style.blockSize = '';
    };
  }, [api, isActive]);
}
