import type { ReactNode } from 'react';
import { Rail, type Side } from './Line';
import styles from './run-in.module.css';

interface RunInProps {
  /** The heading's id, by which its section is labelled. */
  id: string;
  heading: string;
  text?: string | undefined;
  /** The margin in which the line passes it, where the line is not its section's own. */
  rail?: Side;
  /** Below the words, such as a button. */
  children?: ReactNode;
}

/** A section's heading as its first words, in the size in which one writes large with a pencil. */
export function RunIn({ id, heading, text, rail, children }: RunInProps) {
  return (
    <div className={styles.head}>
      {rail && <Rail side={rail} />}
      <div className={styles.words}>
        <h2 id={id}>{heading}</h2> {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
