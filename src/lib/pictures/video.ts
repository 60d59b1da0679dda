import site from '~site';
import { ContentError } from '../content/content-error.ts';

/**
 * The site's film: the page to watch it on, and the frame that shows it here.
 *
 * @throws {Error} where a page asks for it and the site has none
 */
export function siteVideo() {
  if (!site.video)
    throw new ContentError(
      'site.config.ts\n✖ missing: a page has a play button\n  → at video: { id, host }, or take the part with the button out of that page',
    );
  const { id, host } = site.video;
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    /** Starts by itself (the visitor has just asked for it) and tells by messages how it fares. */
    frame: `${host.replace(/\/$/, '')}/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
  };
}
