import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import light from './light.module.css';
import type { Light } from './lights';
import { Rail } from './Rail';
import styles from './stretch.module.css';

/** How a page lays a stretch of the ribbon. */
export interface StretchWay {
  /** Which way it crosses the page; it then runs down along the edge that it has come to. */
  way: 'left' | 'right';
  /** What it is lit by. */
  lit: Light;
  /** What the next stretch is lit by. */
  next: Light;
}

interface StretchProps extends StretchWay, ComponentPropsWithoutRef<'section'> {
  heading: string;
  /** What stands at the heading's other end. */
  more?: ReactNode;
}

/**
 * A section under one stretch of the ribbon, which comes from the window's edge, crosses the page with
 * the heading on it, and runs down at the other edge to the next.
 */
export function Stretch({
  way,
  lit,
  next,
  heading,
  more,
  className,
  children,
  ...rest
}: StretchProps) {
  const headingId = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.stretch, className)}
      data-way={way}
      aria-labelledby={headingId}
    >
      <header className={clsx(light.light, styles.band)} data-light={lit}>
        <i className={styles.sheen} aria-hidden="true" />
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {more}
        </div>
      </header>
      <div className={styles.run}>
        <Rail side={way} from={lit} to={next} />
        <div className={styles.inner}>{children}</div>
      </div>
    </section>
  );
}
