import type { z } from 'astro/zod';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { leaderSchema } from './leader.schema';
import styles from './leader.module.css';
import { Scene } from './roll/Scene';

/** The countdown before a film, and in its middle the button that starts it. */
export function Leader({ film, count, print, ...scene }: z.infer<typeof leaderSchema>) {
  return (
    <Scene {...scene} stock="grey" className={styles.leader}>
      <VideoLink className={styles.link} title={scene.heading} film={film}>
        <span className={styles.sweep} aria-hidden="true" />
        <svg className={styles.cross} aria-hidden="true">
          <line x2="100%" y1="50%" y2="50%" />
          <line x1="50%" x2="50%" y2="100%" />
          <circle cx="50%" cy="50%" r="34%" />
          <circle cx="50%" cy="50%" r="29%" />
        </svg>
        <span className={styles.count} data-print={count} />
        <PlayButton size="large" />
        <span className={styles.print} data-print={print} />
      </VideoLink>
    </Scene>
  );
}
