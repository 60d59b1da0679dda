import site from '~site';
import { ContentError } from '../content/content-error.ts';

/**
 * The site's film: the address of its page, and of the frame that embeds it.
 *
 * @throws {Error} if a page needs it and the site has none
 */
export function siteVideo() {
  if (!site.video)
    throw new ContentError(
      'site.config.ts\n✖ missing: a page has a play button\n  → at video: { id, host }, or take the part with the button out of that page',
    );
  const { id, host } = site.video;
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    /** Plays at once, as the visitor has just clicked, and reports its state in messages. */
    frame: `${host.replace(/\/$/, '')}/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
  };
}
