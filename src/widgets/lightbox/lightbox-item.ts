import type { SlideData } from 'photoswipe';
import type { ReactNode } from 'react';

/** One picture of a gallery, as the lightbox shows it (specification, section 3). */
export interface LightboxItem {
  /** Its name in the address of a shared link; unique in its gallery. */
  id: string;
  /** The large picture's address. */
  original: string;
  /** Candidates of it in other sizes, with `w` descriptors. */
  originalSrcset?: string | undefined;
  /** What is seen until the large picture has arrived; left out, the picture inside the link. */
  thumbnail?: string | undefined;
  /** The large picture's size in CSS pixels. */
  width: number;
  height: number;
  /** The large picture's alternative text; left out, that of the picture inside the link. */
  alt?: string | undefined;
  /** A line below the large picture. */
  caption?: string | undefined;
  /** Shown in place of the large picture. */
  content?: ReactNode;
  /** The same as a string of HTML; it must be the site's own. */
  html?: string | undefined;
  /** Whether the page shows the picture cropped, so that opening must unfold the rest of it. */
  cropped?: boolean | undefined;
  /** The picture of the same gallery from whose thumbnail this one opens, where it has none. */
  sourceId?: string | undefined;
}

/** What PhotoSwipe is given for one picture. */
export interface Slide extends SlideData {
  id: string;
  caption: string;
}

/** What `LightboxLink` wrote into a link, as PhotoSwipe wants it. */
export function slideOf(link: HTMLAnchorElement, gallery: HTMLElement): Slide {
  const { lightboxItem = '', srcset, width, height, thumbnail, alt, caption = '' } = link.dataset;
  const { cropped, sourceId } = link.dataset;
  const source = sourceId === undefined ? link : (linkOf(gallery, sourceId) ?? link);
  const image = source.querySelector('img');
  const content = link.querySelector<HTMLTemplateElement>('template[data-lightbox-content]');
  const preview = thumbnail ?? image?.currentSrc;
  return {
    id: lightboxItem,
    caption,
    element: source,
    src: link.href,
    width: Number(width),
    height: Number(height),
    alt: alt ?? image?.alt ?? '',
    thumbCropped: cropped !== undefined,
    ...(srcset && { srcset }),
    // An empty one would be asked for: the page itself.
    ...(preview && { msrc: preview }),
    ...(content && { type: 'html', html: content.innerHTML }),
  };
}

/** The links of a gallery, in the order of the page. */
export function linksOf(gallery: HTMLElement): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-lightbox-item]')];
}

/** The link of one picture. */
export function linkOf(gallery: HTMLElement, id: string): HTMLAnchorElement | undefined {
  return linksOf(gallery).find(({ dataset }) => dataset['lightboxItem'] === id);
}
