import type { FilmData } from '~/lib/pictures/film';
import { words } from '~/lib/words/words';
import { PauseButton } from '~/ui/pause-button/PauseButton';
import { Picture } from '~/ui/picture/Picture';
import styles from './background-film.module.css';

/**
 * A silent film that loops behind its host, in a section with a `BackgroundFilmPause`. The host
 * must be `position: relative` and `isolation: isolate`. The page first paints the poster, which is
 * enough on its own; the film is decorative, and none of it is loaded before the first paint. An
 * effect runs it, so it needs no hydration.
 */
export function BackgroundFilm({ film }: { film: FilmData }) {
  return (
    <div className={styles.film}>
      <Picture {...film.poster} priority className={styles.poster} />
      <video
        className={styles.reel}
        data-effect="background-film"
        data-from={film.posterAt}
        muted
        playsInline
        loop
        preload="none"
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
      >
        {film.sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
      </video>
    </div>
  );
}

/** Pauses the film of the surrounding section. */
export function BackgroundFilmPause({ className }: { className?: string | undefined }) {
  return <PauseButton effect="film" label={words.pause.film} className={className} />;
}
