import type { SlideData } from 'photoswipe';
import type { ReactNode } from 'react';

/** One picture of a gallery, as the lightbox shows it (specification, section 3). */
export interface LightboxItem {
  /** The picture's name in the URL of a shared link; unique in its gallery. */
  id: string;
  /** The large picture's URL. */
  original: string;
  /** The large picture in other sizes, as a `srcset` with `w` descriptors. */
  originalSrcset?: string | undefined;
  /** The placeholder until the large picture has loaded; by default the picture inside the link. */
  thumbnail?: string | undefined;
  /** The large picture's size in CSS pixels. */
  width: number;
  height: number;
  /** The large picture's alternative text; by default that of the picture inside the link. */
  alt?: string | undefined;
  /** A line below the large picture. */
  caption?: string | undefined;
  /** Content shown in place of the large picture. */
  content?: ReactNode;
  /** The same as `content`, as an HTML string; it must come from the site itself. */
  html?: string | undefined;
  /** Set if the page shows the picture cropped, so that the opening animation reveals the rest. */
  cropped?: boolean | undefined;
  /**
   * The id of the picture in the same gallery from whose thumbnail this one opens, if it has none.
   */
  sourceId?: string | undefined;
}

/** One picture in PhotoSwipe's format. */
export interface Slide extends SlideData {
  id: string;
  caption: string;
  /** The language that the page gives its words. */
  mark: { lang: string; dir: string };
}

/** Converts the attributes that `LightboxLink` wrote into PhotoSwipe's format. */
export function slideOf(link: HTMLAnchorElement, gallery: HTMLElement): Slide {
  const { lightboxItem = '', srcset, width, height, thumbnail, alt, caption = '' } = link.dataset;
  const { cropped, sourceId } = link.dataset;
  const source = sourceId === undefined ? link : (linkOf(gallery, sourceId) ?? link);
  const image = source.querySelector('img');
  const content = link.querySelector<HTMLTemplateElement>('template[data-lightbox-content]');
  const { lang = '', dir = '' } = link.closest<HTMLElement>('[lang]') ?? {};
  const preview = thumbnail ?? image?.currentSrc;
  return {
    id: lightboxItem,
    caption,
    mark: { lang, dir },
    element: source,
    src: link.href,
    width: Number(width),
    height: Number(height),
    alt: alt ?? image?.alt ?? '',
    thumbCropped: cropped !== undefined,
    ...(srcset && { srcset }),
    // An empty `src` would make the browser request the page itself.
    ...(preview && { msrc: preview }),
    ...(content && { type: 'html', html: content.innerHTML }),
  };
}

/** The links of a gallery, in document order. */
export function linksOf(gallery: HTMLElement): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-lightbox-item]')];
}

/** The link of one picture. */
export function linkOf(gallery: HTMLElement, id: string): HTMLAnchorElement | undefined {
  return linksOf(gallery).find(({ dataset }) => dataset['lightboxItem'] === id);
}
