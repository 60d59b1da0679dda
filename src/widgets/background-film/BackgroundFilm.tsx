import type { FilmData } from '~/lib/pictures/film';
import { words } from '~/lib/words/words';
import { PauseButton } from '~/ui/pause-button/PauseButton';
import { Picture } from '~/ui/picture/Picture';
import styles from './background-film.module.css';

/**
 * A silent film that goes round behind what it stands in: its host must be `position: relative` and
 * `isolation: isolate`, in a section that holds a `BackgroundFilmPause`. The poster is what a page
 * paints first and all that it needs; the film is decoration, and nothing of it is fetched before
 * the page is painted. An effect: it needs no hydration.
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

/** Holds the film of the section that it stands in. */
export function BackgroundFilmPause({ className }: { className?: string | undefined }) {
  return <PauseButton effect="film" label={words.pause.film} className={className} />;
}
