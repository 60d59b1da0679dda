import { z } from 'astro/zod';
import styles from './slate.module.css';

/** The line of a film slate above a scene: its name and the moment at which it starts. */
export const slateSchema = z.strictObject({
  /** For example `Scene 2`. */
  scene: z.string().min(1),
  /** Hours, minutes, seconds, frames: `00:01:24:00`. */
  timecode: z.string().regex(/^\d{2}:\d{2}:\d{2}:\d{2}$/, 'a timecode such as 00:01:24:00'),
});

/** A scene's slate: decoration around the heading that follows it. */
export function Slate({ scene, timecode }: z.infer<typeof slateSchema>) {
  return (
    <p className={styles.slate} aria-hidden="true">
      <span>{scene}</span>
      <span className={styles.timecode}>{timecode}</span>
    </p>
  );
}
