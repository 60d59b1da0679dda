import { Fragment } from 'react';
import { Paper } from './Paper';
import styles from './strips.module.css';

/** The cuts that take least from a strip's corners, where letters stand. */
const CUTS = [1, 3, 2, 4] as const;

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
            <Paper cut={CUTS[(index + line.length) % CUTS.length] ?? 1} />
            {line}
          </span>
        </Fragment>
      ))}
    </h2>
  );
}
