import type { z } from 'astro/zod';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { Section } from '~/ui/section/Section';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import { Hall } from './Hall';
import { Shelf } from './Shape';
import { FILM_SHAPES } from './constants';
import type { hallFilmSchema } from './hall-film.schema';
import styles from './hall-film.module.css';

/** A hall full of things that answer; the marble below its arch plays the film. */
export function HallFilm({ title, film, text, ...rest }: z.infer<typeof hallFilmSchema>) {
  return (
    <Section {...rest} aria-label={title}>
      <Shelf shapes={FILM_SHAPES} className={styles.shelf} />
      <VideoLink className={styles.link} title={title} film={film}>
        <Hall className={styles.hall} />
        <span className={styles.marble} data-effect="play">
          <svg viewBox="-100 -100 200 200" aria-hidden="true">
            <g data-toy="roll">
              <circle r="100" fill="var(--page-highlight)" />
              <path
                d="M-87-50a100 100 0 0 1 34-35Q10-30 85-53a100 100 0 0 1 13 36Q-20 10-87-50zM-100-6Q0 76 99 16a100 100 0 0 1-15 39Q-10 100-91 41a100 100 0 0 1-9-47z"
                fill="var(--page-accent)"
              />
            </g>
          </svg>
          <span className={styles.play}>
            <PlayButton size="large" />
          </span>
        </span>
      </VideoLink>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </Section>
  );
}
