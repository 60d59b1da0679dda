import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { PictureData } from '~/lib/pictures/picture';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import styles from './film.module.css';

/** Props of a film in an article. */
export interface FilmProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** The film's name; the play button's accessible name includes it. */
  title: string;
  /** The caption below the film. */
  text: string;
  /** The still that starts the film when clicked. */
  picture: PictureData;
}

/** The site's film within an article, as wide as the text. */
export function Film({ title, text, picture, className, ...rest }: FilmProps) {
  return (
    <figure {...rest} className={clsx(styles.film, className)}>
      <VideoLink className={styles.link} title={title}>
        <Picture {...picture} className={styles.picture} />
        <span className={styles.play}>
          <PlayButton />
        </span>
      </VideoLink>
      <figcaption className={styles.text}>{text}</figcaption>
    </figure>
  );
}
