import { clsx } from 'clsx';
import styles from './leader.module.css';

interface LeaderProps {
  notes: readonly string[];
  className?: string | undefined;
}

/** The film's black edge: a timecode that runs as one scrolls, and what is noted beside it. Decoration. */
export function Leader({ notes, className }: LeaderProps) {
  return (
    <p className={clsx(styles.leader, className)} aria-hidden="true">
      <span className={styles.timecode} />
      {notes.map((note) => (
        <bdi key={note}>{note}</bdi>
      ))}
    </p>
  );
}
