import PhotoSwipe from 'photoswipe';
import { adoptStyles } from '~/lib/browser/adopt-styles';
import { inlineSign } from '~/lib/browser/inline-sign';
import { readTexts } from '~/lib/words/read-texts';
import type { Words } from '~/lib/words/words.schema';
import { keepFocusInside } from './keep-focus-inside';
import { linksOf, slideOf } from './lightbox-item';
import * as numbers from './constants';
import { fromLeftToRight } from './reading-order';
import css from './lightbox.css?inline';
import { addWords } from './viewer-words';

adoptStyles(css);

/** An open lightbox. */
export interface Viewer {
  /** The name of the gallery that it shows. */
  gallery: string;
  /** Goes to a picture, if the gallery has one with this id. */
  show: (picture: string) => void;
  close: () => void;
}

/** Callbacks for the code that opened the lightbox. */
export interface ViewerEvents {
  /** Called when a picture becomes the current one, including the first. */
  change: (picture: string) => void;
  /** Called when it begins to close, whatever the cause. */
  close: () => void;
  /** Called when it has closed and the page is interactive again. */
  destroy: () => void;
}

/** The lightbox's own words. */
const WORDS = [
  'close',
  'zoom',
  'previous',
  'next',
  'failed',
] as const satisfies readonly (keyof Words['lightbox'])[];

/** In windows lower than this a picture needs the full height, in pixels. */
const LOW_WINDOW = 500;
const NO_BARS = { top: 0, bottom: 0, left: 0, right: 0 };
const BARS = { ...NO_BARS, top: 60, bottom: 60 };

/**
 * Opens the lightbox.
 *
 * @param link the first picture
 * @param point the pointer's position, if a pointer opened it
 */
export function openViewer(
  gallery: HTMLElement,
  link: HTMLAnchorElement,
  point: { x: number; y: number } | null,
  events: ViewerEvents,
): Viewer {
  // Skips pictures that a filter hides, except one that the URL names.
  const sign = inlineSign(gallery);
  const links = fromLeftToRight(
    linksOf(gallery).filter((one) => one === link || one.checkVisibility()),
    sign,
  );
  const slides = links.map((one) => slideOf(one, gallery));
  const label = gallery.dataset['lightboxLabel'] ?? '';
  const words = readTexts(gallery.dataset['lightboxWords'], WORDS);
  const pswp = new PhotoSwipe({
    dataSource: slides,
    index: links.indexOf(link),
    initialPointerPos: point,
    spacing: numbers.SPACING,
    loop: slides.length >= numbers.LOOP_FROM,
    showAnimationDuration: numbers.ANIMATION,
    hideAnimationDuration: numbers.ANIMATION,
    zoomAnimationDuration: numbers.ANIMATION,
    bgOpacity: numbers.BACKGROUND_OPACITY,
    preload: fromLeftToRight(numbers.PRELOAD, sign),
    preloaderDelay: numbers.PRELOADER_DELAY,
    // `addWords` has its own, which counts in reading order.
    counter: false,
    maxWidthToAnimate: numbers.WIDEST_ANIMATED,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    // The left arrow, and the right one.
    arrowPrevTitle: sign > 0 ? words.previous : words.next,
    arrowNextTitle: sign > 0 ? words.next : words.previous,
    errorMsg: words.failed,
    // By default a picture that fits the window completely cannot be zoomed at all.
    secondaryZoomLevel: ({ initial }) => Math.max(1, initial * 2),
    // Leaves room for the controls above and the caption below, if the window is tall enough.
    paddingFn: ({ y }) => (y < LOW_WINDOW ? NO_BARS : BARS),
    // The code below handles both, including for pointers and shared links.
    trapFocus: false,
    returnFocus: false,
  });
  addWords(pswp, slides, words.failed, sign);

  let releaseFocus: (() => void) | undefined;
  pswp.on('initialLayout', () => {
    const { element, scrollWrap } = pswp;
    if (!element) return;
    element.ariaModal = 'true';
    element.ariaLabel = label;
    if (scrollWrap) scrollWrap.ariaLabel = label;
    releaseFocus = keepFocusInside(element);
  });
  pswp.on('keydown', (event) => {
    if (event.originalEvent.key === 'Tab') event.preventDefault();
  });
  pswp.on('change', () => {
    const slide = slides[pswp.currIndex];
    if (slide) events.change(slide.id);
  });

  // PhotoSwipe ignores a close while it opens, so the close is repeated once it is open.
  let isCloseRequested = false;
  const close = () => {
    isCloseRequested = true;
    pswp.close();
  };
  const closeEarly = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', closeEarly);
  pswp.on('openingAnimationEnd', () => {
    document.removeEventListener('keydown', closeEarly);
    if (isCloseRequested) queueMicrotask(() => pswp.close());
  });
  pswp.on('close', events.close);
  pswp.on('destroy', () => {
    releaseFocus?.();
    events.destroy();
  });
  pswp.init();

  return {
    gallery: gallery.dataset['lightbox'] ?? '',
    show(picture) {
      const index = slides.findIndex(({ id }) => id === picture);
      if (index >= 0 && index !== pswp.currIndex) pswp.goTo(index);
    },
    close,
  };
}
