import type { z } from 'astro/zod';
import { useId } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { ClapSticks, SlateBoard } from '~/ui/slate-board/SlateBoard';
import { BackgroundFilm, BackgroundFilmPause } from '~/widgets/background-film/BackgroundFilm';
import type { filmHeroSchema } from './film-hero.schema';
import styles from './film-hero.module.css';

/**
 * A page's first screen: words as large as the window over a film that goes round, with a tally lamp
 * that blinks while it runs, and the slate below.
 */
export function FilmHero({ lines, text, buttons, film, slate }: z.infer<typeof filmHeroSchema>) {
  const headingId = useId();
  return (
    <section className={styles.hero} aria-labelledby={headingId}>
      <BackgroundFilm film={film} />
      <div className={styles.scene}>
        <h1 id={headingId} className={styles.heading}>
          {lines.map((line, index) => (
            <span key={line} className={styles.line}>
              {line}
              {index < lines.length - 1 ? (
                ' '
              ) : (
                <span className={styles.tally} aria-hidden="true" />
              )}
            </span>
          ))}
        </h1>
        <div className={styles.foot}>
          <p className={styles.text}>{text}</p>
          <p className={styles.buttons}>
            <BackgroundFilmPause className={styles.pause} />
            {buttons.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'solid' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
      <ClapSticks />
      <SlateBoard {...slate} layout="board" />
    </section>
  );
}
