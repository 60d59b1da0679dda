import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { leaderSchema } from './leader.schema';
import styles from './leader.module.css';
import { Scene } from './roll/Scene';

type LeaderProps = z.infer<typeof leaderSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The countdown before a film, and in its middle the button that starts it. */
export function Leader({ film, count, print, className, ...scene }: LeaderProps) {
  return (
    <Scene {...scene} stock="grey" className={clsx(styles.leader, className)}>
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
