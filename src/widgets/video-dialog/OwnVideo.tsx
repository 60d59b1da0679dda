import type { ComponentPropsWithoutRef } from 'react';
import type { OwnFilm } from '~/lib/films/playable-film';
import type { PictureData } from '~/lib/pictures/picture';
import { words } from '~/lib/words/words';

interface OwnVideoProps
  extends
    OwnFilm,
    Omit<ComponentPropsWithoutRef<'video'>, 'title' | 'width' | 'height' | 'poster'> {
  title: string;
  poster: PictureData;
}

/** The browser’s own player of a film of one’s own; nothing of it is loaded before it plays. */
export function OwnVideo({ title, poster, sources, tracks, ...rest }: OwnVideoProps) {
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see tracks of a list
    <video
      {...rest}
      controls
      playsInline
      preload="none"
      poster={poster.src}
      aria-label={title}
      data-effect="one-at-a-time"
    >
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {tracks.map(({ src, language, label }, index) => (
        <track
          key={language}
          kind="captions"
          src={src}
          srcLang={language}
          label={label}
          default={index === 0}
        />
      ))}
      {sources.map(({ src, type }) => (
        <a key={type} href={src}>
          {words.video.file}
        </a>
      ))}
    </video>
  );
}
