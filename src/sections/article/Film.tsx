import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { PlayableFilm } from '~/lib/films/playable-film';
import type { PictureData } from '~/lib/pictures/picture';
import { FilmStill } from '~/widgets/video-dialog/FilmStill';
import styles from './film.module.css';

/** Props of a film in an article. */
export interface FilmProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** The film's name; the play button's accessible name includes it. */
  title: string;
  /** The film; the site's own where none is named. */
  film?: PlayableFilm | undefined;
  /** The caption below the film. */
  text: string;
  /** The still that starts the film when clicked. */
  picture: PictureData;
}

/** The site's film within an article, as wide as the text. */
export function Film({ title, film, text, picture, className, ...rest }: FilmProps) {
  return (
    <figure {...rest} className={clsx(styles.film, className)}>
      <FilmStill title={title} film={film} picture={picture} />
      <figcaption className={styles.text}>{text}</figcaption>
    </figure>
  );
}
