import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { shrinkOf } from '~/lib/words/shrink';
import { ButtonRow } from '~/ui/button-row/ButtonRow';
import shrink from '~/ui/shrink/shrink.module.css';
import { BackgroundFilm } from '~/widgets/background-film/BackgroundFilm';
import type { filmHeroSchema } from './film-hero.schema';
import styles from './film-hero.module.css';
import { FilmSlate } from './FilmSlate';

/** How many letters fill the frame: of a line in a narrow window, and of all in one line in a wide one. */
const ROOM = { line: 9, all: 15 };

const shrinkFor = (lines: readonly string[]) =>
  Math.min(...lines.map((line) => shrinkOf(line, ROOM.line)), shrinkOf(lines.join(' '), ROOM.all));

type FilmHeroProps = z.infer<typeof filmHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * The roll's first frame: the film as it stands in the gate, with the hair that gave the firm its name,
 * words as large as the frame, and the day's slate along its foot.
 */
export function FilmHero({ lines, text, buttons, film, slate, className, ...rest }: FilmHeroProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.hero, className)} aria-labelledby={headingId}>
      <div className={styles.film}>
        <BackgroundFilm film={film} />
      </div>
      <svg className={styles.hair} viewBox="0 0 200 300" aria-hidden="true">
        <path d="M124-8c-20 44 30 78 22 132-6 40-60 62-88 40s2-66 42-54 40 74 4 102-46 22-44 62" />
      </svg>
      <div className={styles.scene}>
        <h1
          id={headingId}
          className={clsx(styles.heading, shrink.shrinks)}
          data-shrink={shrinkFor(lines)}
        >
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
          <ButtonRow className={styles.buttons} buttons={buttons} />
        </div>
      </div>
      <FilmSlate {...slate} />
    </section>
  );
}
