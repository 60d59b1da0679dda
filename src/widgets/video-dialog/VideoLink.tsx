import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { siteVideo } from '~/lib/pictures/video';
import { words } from '~/lib/words/words';

const { play, ...dialogWords } = words.video;

/** What the page's dialog says; each link carries it, and the dialog reads it there. */
export type VideoDialogWords = typeof dialogWords;

interface VideoLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** What one watches: the link's name, and the dialog's. */
  title: string;
}

/**
 * A link to the site's film, around whatever invites to play it. A click opens it in the page's
 * one dialog; without script the link leads to the film's own page. For static sections: it reads
 * the site's configuration.
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
