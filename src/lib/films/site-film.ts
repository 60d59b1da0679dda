import site from '~site';
import { ContentError } from '../content/content-error';
import type { PlayableFilm } from './playable-film';
import { youtubeFrame } from './providers';

/**
 * The site's film, which play buttons show that name none.
 *
 * @throws {Error} if a page needs it and the site has none
 */
export function siteFilm(): PlayableFilm {
  if (!site.video)
    throw new ContentError(
      'site.config.ts\n✖ missing: a page has a play button without a film of its own\n  → at video: { id, host }, or name a `film` beside the button, or take the part with the button out of that page',
    );
  const { id, host } = site.video;
  return { kind: 'frame', ...youtubeFrame(id, host) };
}
