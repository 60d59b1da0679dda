import type { PartValue } from './work-parts.schema';
import styles from './audio.module.css';

/** Tracks to listen to, each in the browser’s own player; nothing is loaded before one is played. */
export function Audio({ title, tracks }: PartValue<'audio'>) {
  return (
    <figure className={styles.audio}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <ol className={styles.list}>
        {tracks.map((track, index) => (
          <li key={index} className={styles.track}>
            <span className={styles.name}>{track.title}</span>
            {track.length !== undefined && <span className={styles.length}>{track.length}</span>}
            {/* eslint-disable-next-line jsx-a11y/media-has-caption -- music has no words */}
            <audio
              className={styles.player}
              src={track.file}
              controls
              preload="none"
              aria-label={track.title}
              data-effect="one-at-a-time"
            />
          </li>
        ))}
      </ol>
    </figure>
  );
}
