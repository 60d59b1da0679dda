import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { afterPaint } from '~/lib/browser/after-paint';

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
    let isWanted = true;
    // Measuring lays the page out: the slide that was asked for comes first.
    const afterwards = (work: () => void) => () =>
      afterPaint(() => {
        if (isWanted) work();
      });
    const fit = afterwards(() => {
      track.style.blockSize = `${tallestShown(api)}px`;
    });
    const begin = afterwards(() => {
      const height = tallestShown(api);
      // From a height in pixels the style sheet can animate, from `auto` it cannot.
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
