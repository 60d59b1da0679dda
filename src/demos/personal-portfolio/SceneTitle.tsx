import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { slateSchema } from './slate.schema';
import styles from './slate.module.css';

interface SlateProps extends z.infer<typeof slateSchema> {
  /** The heading's id, by which its section is named. */
  id: string;
  heading: string;
  className?: string | undefined;
}

/** The heading of a scene, behind the slate with its number; number and timecode are decoration. */
export function Slate({ scene, timecode, id, heading, className }: SlateProps) {
  return (
    <div className={clsx(styles.slate, className)}>
      <p className={styles.number} aria-hidden="true">
        {scene}
      </p>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.timecode} aria-hidden="true">
        {timecode}
      </p>
    </div>
  );
}
