import { Fragment } from 'react';
import { paperAt } from './Paper';
import styles from './strips.module.css';

interface StripsProps {
  id: string;
  lines: string[];
}

/** A heading that is pasted up: each line on a strip of paper of its own, none of them straight. */
export function Strips({ id, lines }: StripsProps) {
  return (
    <h2 id={id} className={styles.strips}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' '}
          <span className={styles.strip}>
            {paperAt(index + line.length)}
            {line}
          </span>
        </Fragment>
      ))}
    </h2>
  );
}
