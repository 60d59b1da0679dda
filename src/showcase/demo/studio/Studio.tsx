import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import { filmFrom, seconds } from './film';
import type { studioSchema } from './studio.schema';
import styles from './studio.module.css';

/** A moment of the film as players show it: `1:07`. */
const timeOf = (moment: number) =>
  `${String(Math.floor(moment / 60))}:${String(Math.floor(moment % 60)).padStart(2, '0')}`;

/**
 * The street's picture house: the film of the studio below lights, and its programme, which says in words what the
 * film shows without any. Each line of it is a way into the film.
 */
export function Studio({ title, picture, note, parts, ...rest }: z.infer<typeof studioSchema>) {
  return (
    <HeadedSection {...rest} id="studio">
      <div className={styles.house}>
        <div className={styles.front}>
          <VideoLink title={title} film={filmFrom()} className={styles.screen}>
            <Picture {...picture} />
            <span className={styles.play}>
              <PlayButton />
            </span>
          </VideoLink>
          <p className={styles.note}>{fill(note, { length: timeOf(seconds) })}</p>
        </div>
        <ol className={styles.programme}>
          {parts.map(({ from, text }) => (
            <li key={from}>
              <VideoLink
                title={`${timeOf(from)} ${text}`}
                film={filmFrom(from)}
                className={styles.part}
              >
                <span className={styles.time}>{timeOf(from)}</span> {text}
              </VideoLink>
            </li>
          ))}
        </ol>
      </div>
    </HeadedSection>
  );
}
