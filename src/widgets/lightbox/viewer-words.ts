import type PhotoSwipe from 'photoswipe';
import type { Slide } from './lightbox-item';
import { INDEX_SEPARATOR } from './constants';

/**
 * Adds two features that PhotoSwipe lacks: a caption, and announcements of each picture and each
 * failure.
 */
export function addWords(pswp: PhotoSwipe, slides: readonly Slide[], failed: string): void {
  const current = () => slides[pswp.currIndex];
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit(element) {
        pswp.on('change', () => {
          element.textContent = current()?.caption ?? '';
        });
      },
    });
    pswp.ui?.registerElement({
      name: 'announcement',
      className: 'visually-hidden',
      appendTo: 'root',
      onInit(element) {
        element.role = 'status';
        pswp.on('change', () => {
          const index = `${pswp.currIndex + 1}${INDEX_SEPARATOR}${slides.length}`;
          element.textContent = `${index}: ${current()?.alt ?? ''}`;
        });
        pswp.on('loadError', ({ slide }) => {
          if (slide.index === pswp.currIndex) element.textContent = failed;
        });
      },
    });
  });
}
