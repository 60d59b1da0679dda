import type { ReactNode } from 'react';
import styles from './sign.module.css';
import type { SignWords } from './travel.schema';

/** What a sign is given. */
export interface SignProps extends SignWords {
  /** The heading's id, by which its section is labelled. */
  id: string;
  /** What its board is cut out of. */
  board?: 'plank' | 'arrow' | 'stone';
  /** What hangs on its posts, below the board. */
  hung?: ReactNode;
}

/** A road sign as a section's heading: what comes, and how many miles one has walked. */
export function Sign({ id, label, heading, mile, text, board = 'plank', hung }: SignProps) {
  return (
    <header className={styles.sign} data-board={board}>
      <div className={styles.stand}>
        <hgroup className={styles.board}>
          <p className={styles.label}>
            <span>{label}</span> <span className={styles.mile}>{mile}</span>
          </p>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
        </hgroup>
        {hung}
      </div>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  );
}
