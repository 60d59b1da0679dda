import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { siteFilm } from '~/lib/films/site-film';
import type { PlayableFilm } from '~/lib/films/playable-film';
import { words } from '~/lib/words/words';

/** The page's dialog reads its words from the link that opens it. */
function dialogWords(film: PlayableFilm) {
  const { loading, failed, close, outward, file } = words.video;
  return {
    loading,
    failed,
    close,
    outward: film.kind === 'frame' ? fill(outward, { service: film.service }) : file,
  };
}

interface VideoLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The film's title, used in the accessible names of link and dialog. */
  title: string;
  /** The film; the site's own where none is named. */
  film?: PlayableFilm | undefined;
}

/**
 * A link to a film, around a play button or a still. A click opens the film in the page's only
 * dialog; without script the link leads to the film's own page, or to its file. For static sections
 * only, since it reads the site's configuration.
 */
export function VideoLink({ title, film = siteFilm(), children, ...rest }: VideoLinkProps) {
  const address = addressesOf(film);
  return (
    <a
      {...rest}
      href={address.page}
      rel="noopener"
      aria-label={fill(words.video.play, { title })}
      data-effect="video"
      data-video={address.video}
      data-video-tracks={address.tracks}
      data-video-title={title}
      data-video-words={JSON.stringify(dialogWords(film))}
    >
      {children}
    </a>
  );
}

/** Where a film is to be seen: its page, what the dialog plays, and the words that run along. */
function addressesOf(film: PlayableFilm) {
  if (film.kind === 'frame') return { page: film.page, video: film.frame };
  const { sources, tracks } = film;
  return {
    page: sources[0]?.src,
    video: sources.map(({ src }) => src).join(' '),
    ...(tracks.length > 0 && { tracks: JSON.stringify(tracks) }),
  };
}
