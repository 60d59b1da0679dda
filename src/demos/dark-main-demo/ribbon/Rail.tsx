import { clsx } from 'clsx';
import light from './light.module.css';
import type { Light } from './lights';
import styles from './rail.module.css';

interface RailProps {
  /** At which edge of the window it hangs. */
  side: 'left' | 'right';
  /** What it is lit by above. */
  from: Light;
  /** What it is lit by below. */
  to: Light;
  className?: string | undefined;
}

/** The ribbon on its way down, along the window's edge. Its section is positioned. */
export function Rail({ side, from, to, className }: RailProps) {
  return (
    <div className={clsx(styles.rail, className)} data-side={side} aria-hidden="true">
      <i className={light.light} data-light={from} />
      {to !== from && <i className={light.light} data-light={to} />}
    </div>
  );
}
