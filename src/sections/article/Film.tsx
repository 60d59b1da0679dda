import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { PictureData } from '~/lib/pictures/picture';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import styles from './film.module.css';

/** What a film in an article shows. */
export interface FilmProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** Its name, as the play button speaks it. */
  title: string;
  /** The line below it. */
  text: string;
  /** The still that one presses. */
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
