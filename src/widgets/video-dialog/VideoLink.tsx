import type { ComponentPropsWithoutRef } from 'react';
import { video } from '~/lib/video';

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
  return (
    <a
      {...rest}
      href={video.page}
      rel="noopener"
      aria-label={`Play the film: ${title}`}
      data-video={video.frame}
      data-video-title={title}
    >
      {children}
    </a>
  );
}
