import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Pen } from './pens';
import { bare, initialed, signatureOf } from './signature';
import styles from './signature.module.css';
import { letteringOf } from './strokes';

interface SignatureProps {
  name: string;
  pen: Pen;
  /** What the name signs for: a stamp says it. */
  task: string;
}

/** How those write who do not join their letters. */
const HANDS = {
  marker: { gap: 1.6, slope: 0, shake: 2.4 },
  lettering: { gap: 2.6, slope: 15, shake: 0 },
  glove: { gap: 3, slope: 4, shake: 6 },
};

/** A name as its bearer signs it, each with a pen of their own. It is said beside it, in type. */
export function Signature({ name, pen, task }: SignatureProps) {
  if (pen === 'stamp')
    return (
      <p className={clsx(styles.box, styles.stamp)} aria-hidden="true">
        <span>
          {initialed(name)} <small>{task}</small>
        </span>
      </p>
    );
  if (pen === 'fountain' || pen === 'scrawl') {
    const { viewBox, path } = signatureOf(name, pen === 'scrawl');
    return (
      <Ink pen={pen} viewBox={viewBox}>
        <path d={path} />
      </Ink>
    );
  }
  const { viewBox, letters } = letteringOf(bare(initialed(name)), HANDS[pen]);
  return (
    <Ink pen={pen} viewBox={viewBox}>
      {letters.map(({ line, place }, index) => (
        <path key={index} d={line} transform={place} />
      ))}
    </Ink>
  );
}

function Ink({ pen, viewBox, children }: { pen: Pen; viewBox: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <svg
        className={styles.ink}
        {...{ viewBox }}
        preserveAspectRatio="xMinYMax meet"
        data-pen={pen}
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  );
}
