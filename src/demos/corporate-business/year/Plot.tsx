import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { WEEKS } from './constants';
import styles from './plot.module.css';

interface PlotProps {
  className?: string | undefined;
  /** How high the drawing is in its own units: 100 for a plot of values. */
  height?: number;
  /** What is drawn: paths, a week for a unit across. */
  children: ReactNode;
  /** Marks with percentages for their places, which keep their form however wide the plot is. */
  marks?: ReactNode;
}

/**
 * A drawing that stands on the year's weeks. Pointing at a week marks it in all of them; what they say
 * stands beside them in words and figures, so nobody hears them.
 */
export function Plot({ className, height = 100, children, marks }: PlotProps) {
  return (
    <div className={clsx(styles.plot, className)} data-effect="week" aria-hidden="true">
      <svg viewBox={`0 0 ${WEEKS} ${height}`} preserveAspectRatio="none">
        {children}
      </svg>
      {marks && <svg>{marks}</svg>}
      <span className={styles.cursor} />
    </div>
  );
}
