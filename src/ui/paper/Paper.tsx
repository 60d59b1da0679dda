import type { ComponentPropsWithoutRef } from 'react';
import styles from './paper.module.css';

/**
 * How a sheet is cut: four ways of a rectangle, a flower with eight petals, or a `frond`, which its
 * host brings as `--cut-frond`.
 */
export type PaperCut = 1 | 2 | 3 | 4 | 'bloom' | 'frond';

/** The rectangle's cuts take turns. */
export const cutAt = (index: number) => ((index % 4) + 1) as PaperCut;

interface PaperProps extends ComponentPropsWithoutRef<'span'> {
  cut: PaperCut;
}

/**
 * Two sheets of cut paper that lie below what their host shows; decoration. The lower one slides out
 * under the pointer, and where the focus is. The host must be `position: relative` and
 * `isolation: isolate`; the module's style sheet lists what it may set. The page imports `cuts.css`.
 */
export function Paper({ cut, className, ...rest }: PaperProps) {
  return (
    <span
      {...rest}
      className={[styles.pile, className].filter(Boolean).join(' ')}
      data-cut={cut}
      aria-hidden="true"
    >
      <span className={styles.sheet}>
        <span className={styles.paper} />
      </span>
      <span className={styles.sheet}>
        <span className={styles.paper} />
      </span>
    </span>
  );
}
