import { OwnVideo } from '~/widgets/video-dialog/OwnVideo';
import { FilmStill } from '~/widgets/video-dialog/FilmStill';
import type { PartValue } from './work-parts.schema';
import styles from './film-part.module.css';

interface FilmPartProps extends PartValue<'film'> {
  /** Whether it stands in the first view. */
  priority: boolean;
}

/** A film: its poster with a play button, or the player of a file of one's own. */
export function FilmPart({ title, text, poster, film, priority }: FilmPartProps) {
  return (
    <figure>
      {film.kind === 'own' ? (
        <OwnVideo {...film} title={title} poster={poster} className={styles.video} />
      ) : (
        <FilmStill title={title} film={film} picture={poster} size="large" priority={priority} />
      )}
      {text !== undefined && <figcaption className={styles.caption}>{text}</figcaption>}
    </figure>
  );
}
