import site from '~site';

/** The site's film: the page to watch it on, and the frame that shows it here. */
export const video = {
  page: `https://www.youtube.com/watch?v=${site.video.id}`,
  /** Starts by itself (the visitor has just asked for it) and tells by messages how it fares. */
  frame: `${site.video.host.replace(/\/$/, '')}/embed/${site.video.id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
};
