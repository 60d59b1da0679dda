import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { siteVideo } from '~/lib/pictures/video';
import { words } from '~/lib/words/words';

/** The page's dialog reads its words from the link that opens it. */
const { play, ...dialogWords } = words.video;

interface VideoLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The film's title, used in the accessible names of link and dialog. */
  title: string;
}

/**
 * A link to the site's film, around a play button or a still. A click opens the film in the page's
 * only dialog; without script the link leads to the film's own page. For static sections only,
 * since it reads the site's configuration.
 */
export function VideoLink({ title, children, ...rest }: VideoLinkProps) {
  const video = siteVideo();
  return (
    <a
      {...rest}
      href={video.page}
      rel="noopener"
      aria-label={fill(play, { title })}
      data-effect="video"
      data-video={video.frame}
      data-video-title={title}
      data-video-words={JSON.stringify(dialogWords)}
    >
      {children}
    </a>
  );
}
