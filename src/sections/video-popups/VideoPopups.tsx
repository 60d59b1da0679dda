import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band, type BandTone } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { videoPopupsSchema } from './video-popups.schema';
import styles from './video-popups.module.css';

interface VideoPopupsProps extends z.infer<typeof videoPopupsSchema> {
  /** For links to this part of a page. */
  id?: string;
  tone?: BandTone;
}

/** Stills hung like pictures of different sizes on one wall; each plays the site's film. */
export function VideoPopups({ id, tone, heading, text, stills }: VideoPopupsProps) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.wall}>
        {stills.map((still) => (
          <li key={still.title}>
            <VideoLink className={styles.still} title={still.title}>
              <Picture {...still.picture} className={styles.picture} />
              <span className={styles.play}>
                <PlayButton />
              </span>
            </VideoLink>
            <h3 className={styles.title}>{still.title}</h3>
            <p className={styles.text}>{still.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
