import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** The height of the tallest slide that is shown, in pixels; also where the last and the first are. */
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
 * Keeps a carousel as tall as what it shows. (Embla's own plugin measures one slide, not all three
 * that may be shown.)
 */
export function useAdaptiveHeight(api: EmblaCarouselType | undefined, isActive: boolean): void {
  useEffect(() => {
    if (!api || !isActive) return;
    const track = api.containerNode();
    const fit = () => {
      track.style.blockSize = `${tallestShown(api)}px`;
    };
    // From a height in pixels the style sheet can animate, from `auto` it cannot.
    track.style.blockSize = `${track.offsetHeight}px`;
    track.getBoundingClientRect();
    fit();
    api.on('select', fit).on('reInit', fit);
    return () => {
      api.off('select', fit).off('reInit', fit);
      track.style.blockSize = '';
    };
  }, [api, isActive]);
}
