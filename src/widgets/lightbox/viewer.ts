import PhotoSwipe from 'photoswipe';
import { adoptStyles } from '~/lib/browser/adopt-styles';
import { keepFocusInside } from './keep-focus-inside';
import type { LightboxWords } from './lightbox-gallery';
import { linksOf, slideOf } from './lightbox-item';
import * as numbers from './constants';
import css from './lightbox.css?inline';
import { addWords } from './viewer-words';

adoptStyles(css);

/** A lightbox that stands open. */
export interface Viewer {
  /** The name of the gallery that it shows. */
  gallery: string;
  /** Goes to a picture, if the gallery has one of this name. */
  show: (picture: string) => void;
  close: () => void;
}

/** What the lightbox tells whoever opened it. */
export interface ViewerEvents {
  /** A picture came to stand in the middle; the first one too. */
  change: (picture: string) => void;
  /** It begins to close, whoever asked for that. */
  close: () => void;
  /** It has closed, and the page is interactive again. */
  destroy: () => void;
}

/** Below this height a picture needs the whole window, in pixels. */
const LOW_WINDOW = 500;
const NO_BARS = { top: 0, bottom: 0, left: 0, right: 0 };
const BARS = { ...NO_BARS, top: 60, bottom: 60 };

/**
 * Opens the lightbox.
 *
 * @param link the picture to begin with
 * @param point where the pointer was, if one opened it
 */
export function openViewer(
  gallery: HTMLElement,
  link: HTMLAnchorElement,
  point: { x: number; y: number } | null,
  events: ViewerEvents,
): Viewer {
  // A picture that a filter hides is not paged to, unless the address asked for just that one.
  const links = linksOf(gallery).filter((one) => one === link || one.checkVisibility());
  const slides = links.map((one) => slideOf(one, gallery));
  const label = gallery.dataset['lightboxLabel'] ?? '';
  const words = JSON.parse(gallery.dataset['lightboxWords'] ?? '{}') as LightboxWords;
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
    preload: numbers.PRELOAD,
    preloaderDelay: numbers.PRELOADER_DELAY,
    indexIndicatorSep: numbers.INDEX_SEPARATOR,
    maxWidthToAnimate: numbers.WIDEST_ANIMATED,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
    // By default a picture that fits the window whole cannot be zoomed at all.
    secondaryZoomLevel: ({ initial }) => Math.max(1, initial * 2),
    // Room for the controls above and the caption below, where the window is high enough.
    paddingFn: ({ y }) => (y < LOW_WINDOW ? NO_BARS : BARS),
    // Both are done below, for pointers and shared links too.
    trapFocus: false,
    returnFocus: false,
  });
  addWords(pswp, slides, words.failed);

  let letFocusGo: (() => void) | undefined;
  pswp.on('initialLayout', () => {
    const { element, scrollWrap } = pswp;
    if (!element) return;
    element.ariaModal = 'true';
    element.ariaLabel = label;
    if (scrollWrap) scrollWrap.ariaLabel = label;
    letFocusGo = keepFocusInside(element);
  });
  pswp.on('keydown', (event) => {
    if (event.originalEvent.key === 'Tab') event.preventDefault();
  });
  pswp.on('change', () => {
    const slide = slides[pswp.currIndex];
    if (slide) events.change(slide.id);
  });

  // PhotoSwipe does not close while it opens: then it closes as soon as it stands open.
  let mustClose = false;
  const close = () => {
    mustClose = true;
    pswp.close();
  };
  const closeEarly = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', closeEarly);
  pswp.on('openingAnimationEnd', () => {
    document.removeEventListener('keydown', closeEarly);
    if (mustClose) queueMicrotask(() => pswp.close());
  });
  pswp.on('close', events.close);
  pswp.on('destroy', () => {
    letFocusGo?.();
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
