import type { z } from 'astro/zod';
import { Band, type BandTone } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { SlateBoard } from '~/ui/slate-board/SlateBoard';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { videoFeatureSchema } from './video-feature.schema';
import styles from './video-feature.module.css';

interface VideoFeatureProps extends z.infer<typeof videoFeatureSchema> {
  /** For links to this part of a page. */
  id?: string;
  tone?: BandTone;
}

/** One large picture that plays the site's film, and a line of text. */
export function VideoFeature({ id, tone, title, text, slate, layout, picture }: VideoFeatureProps) {
  return (
    <Band id={id} tone={tone} className={styles.band} data-layout={layout} aria-label={title}>
      <figure className={styles.feature} data-layout={layout}>
        <VideoLink className={styles.still} title={title}>
          <Picture {...picture} className={styles.picture} />
          <span className={styles.play}>
            <PlayButton size="large" />
          </span>
        </VideoLink>
        <figcaption className={styles.words}>
          {layout === 'over' && <h2 className={styles.title}>{title}</h2>}
          <p className={styles.text}>{text}</p>
        </figcaption>
      </figure>
      {slate && <SlateBoard {...slate} className={styles.slate} />}
    </Band>
  );
}
