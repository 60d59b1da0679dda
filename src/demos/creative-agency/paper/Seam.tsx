import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PaperColor } from '../constants';
import { bites, DEPTH, edges, LENGTH, type Edge } from './edges';
import styles from './seam.module.css';

interface SeamProps {
  /** How the upper sheet is cut. */
  cut: Edge;
  upper: PaperColor;
  lower: PaperColor;
  /** What stands before the edge, in place of what was cut from it. */
  children?: ReactNode;
}

/**
 * Where two sheets of the page meet: the upper one's edge hangs over the lower one, on which lies
 * what was cut from it. Decoration.
 */
export function Seam({ cut, upper, lower, children }: SeamProps) {
  const id = `_cut-${cut}`;
  return (
    <div
      className={clsx(styles.seam, styles[`on-${lower}`], styles[`of-${upper}`])}
      aria-hidden="true"
    >
      <svg className={styles.edge} height={DEPTH} width="100%" fill="currentColor">
        <pattern id={id} patternUnits="userSpaceOnUse" width={LENGTH} height={DEPTH}>
          <path d={edges[cut]} />
        </pattern>
        <rect width="100%" height={DEPTH} fill={`url(#${id})`} />
      </svg>
      {children ?? (
        <span className={styles.pieces}>
          {[1, 2, 3].map((piece) => (
            <svg key={piece} viewBox="0 0 48 48" fill="currentColor">
              <path d={bites[cut]} />
            </svg>
          ))}
        </span>
      )}
    </div>
  );
}
