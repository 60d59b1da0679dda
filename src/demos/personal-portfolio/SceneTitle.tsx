import { clsx } from 'clsx';
import styles from './scene-title.module.css';

interface SceneTitleProps {
  /** When the scene starts; decoration. */
  timecode: string;
  /** The heading's id, by which its section is named. */
  id: string;
  heading: string;
  className?: string | undefined;
}

/** The heading of a scene, as a title card has it: the running time on a hairline, the title below. */
export function SceneTitle({ timecode, id, heading, className }: SceneTitleProps) {
  return (
    <div className={clsx(styles.card, className)}>
      <p className={styles.timecode} aria-hidden="true">
        {timecode}
      </p>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
    </div>
  );
}
