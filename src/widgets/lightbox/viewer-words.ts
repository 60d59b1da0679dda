import type PhotoSwipe from 'photoswipe';
import type { InlineSign } from '~/lib/browser/inline-sign';
import type { Slide } from './lightbox-item';
import { INDEX_SEPARATOR } from './constants';
import { numberIn } from './reading-order';

/**
 * Adds what PhotoSwipe lacks: a caption, announcements of each picture and each failure, and a counter
 * that follows the direction of reading.
 *
 * @param slides from left to right
 */
export function addWords(
  pswp: PhotoSwipe,
  slides: readonly Slide[],
  failed: string,
  sign: InlineSign,
): void {
  const current = () => slides[pswp.currIndex];
  const place = () =>
    [numberIn(pswp.currIndex, slides.length, sign), slides.length].join(INDEX_SEPARATOR);
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'place',
      className: 'pswp__counter',
      order: 5,
      onInit(element) {
        // `1 / 6` would be read as `6 / 1` in a line from right to left.
        const box = document.createElement('bdi');
        box.dir = 'ltr';
        element.append(box);
        pswp.on('change', () => {
          box.textContent = place();
        });
      },
    });
    pswp.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit(element) {
        pswp.on('change', () => {
          Object.assign(element, current()?.mark).textContent = current()?.caption ?? '';
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
          element.textContent = `${place()}: ${current()?.alt ?? ''}`;
        });
        pswp.on('loadError', ({ slide }) => {
          if (slide.index === pswp.currIndex) element.textContent = failed;
        });
      },
    });
  });
}
