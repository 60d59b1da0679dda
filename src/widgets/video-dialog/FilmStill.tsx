import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { PictureData } from '~/lib/pictures/picture';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { VideoLink } from './VideoLink';
import styles from './film-still.module.css';

interface FilmStillProps extends Omit<ComponentProps<typeof VideoLink>, 'children'> {
  /** The still that one presses. */
  picture: PictureData;
  /** The button's size. */
  size?: ComponentProps<typeof PlayButton>['size'];
  /** Whether the still stands in the first view: it is fetched first. */
  priority?: boolean | undefined;
}

/** A still with a play button in its corner, which opens the film. */
export function FilmStill({ picture, size, priority, className, ...rest }: FilmStillProps) {
  return (
    <VideoLink {...rest} className={clsx(styles.link, className)}>
      <Picture {...picture} priority={priority} className={styles.picture} />
      <span className={styles.play}>
        <PlayButton {...(size && { size })} />
      </span>
    </VideoLink>
  );
}
