import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import type { PartValue } from './work-parts.schema';
import styles from './embed.module.css';

/** A page of another site; nothing is asked of it before somebody presses. */
export function Embed({ src, title, page, poster }: PartValue<'embed'>) {
  return (
    <a
      className={styles.embed}
      href={page ?? src}
      rel="noopener"
      aria-label={fill(words.work.embed, { title })}
      data-effect="embed"
      data-frame={src}
      data-title={title}
    >
      {poster && <Picture {...poster} className={styles.poster} />}
      <span className={styles.words}>
        <PlayButton />
        {title}
      </span>
    </a>
  );
}
