import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import styles from './paper.module.css';

/** How a sheet is cut: eight ways of a rectangle, or a flower with eight petals. */
export type PaperCut = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'bloom';

/** The rectangle's cuts take turns, in an order in which no two neighbours are alike. */
const TURNS = [1, 5, 3, 8, 2, 7, 4, 6] as const satisfies PaperCut[];

const cutAt = (index: number) => TURNS[index % TURNS.length] ?? 1;

interface PaperProps extends ComponentPropsWithoutRef<'span'> {
  cut: PaperCut;
}

/**
 * Two sheets of cut paper that lie below what their host shows; decoration. The lower one slides out
 * under the pointer, and where the focus is. The host must be `position: relative` and
 * `isolation: isolate`; the module's style sheet lists what it may set. The page imports `cuts.css` and `shapes.css`.
 */
export function Paper({ cut, className, ...rest }: PaperProps) {
  return (
    <span {...rest} className={clsx(styles.pile, className)} data-cut={cut} aria-hidden="true">
      <span className={styles.sheet}>
        <span className={styles.paper} />
      </span>
      <span className={styles.sheet}>
        <span className={styles.paper} />
      </span>
    </span>
  );
}

/** A section's ornament: a sheet of paper below each of its items. */
export const paperAt = (index: number) => <Paper cut={cutAt(index)} />;
