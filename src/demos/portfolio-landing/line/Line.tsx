import { clsx } from 'clsx';
import styles from './line.module.css';

interface LineProps {
  className?: string | undefined;
}

/** A level piece of the pencil's line, as long as its box. */
export function Level({ className }: LineProps) {
  return (
    <svg
      className={clsx(styles.level, className)}
      viewBox="0 0 1000 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 4C90 2 170 6 260 4S420 2 520 5S720 3 800 4S930 5 1000 4" />
    </svg>
  );
}

interface RailProps extends LineProps {
  /** The margin in which it runs. */
  side: Side;
}

/** A margin of the page. */
export type Side = 'start' | 'end';

/** The line on its way down a margin of the nearest positioned box, as tall as that. */
export function Rail({ side, className }: RailProps) {
  return (
    <svg
      className={clsx(styles.rail, className)}
      data-side={side}
      viewBox="0 0 12 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M6 0C5 70 7.500 150 6 240S4.500 420 6 520S7.500 700 6 790S5 930 6 1000" />
    </svg>
  );
}
