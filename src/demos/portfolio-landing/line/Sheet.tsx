import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Crossing } from './Crossing';
import type { DoodleName } from './doodles';
import { Rail, type Side } from './Line';
import { RunIn } from './RunIn';
import styles from './sheet.module.css';

interface SheetProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What it is drawn on. */
  paper: 'white' | 'blush' | 'peach' | 'plum';
  heading: string;
  text?: string | undefined;
  /** The line crosses its head from this margin to the other; it may only pass. */
  from?: Side;
  /** What it draws there. */
  doodle?: DoodleName;
  /** The margin in which the line passes the heading, or the whole page (`rail`). */
  headRail?: Side;
  rail?: Side;
  /** Below the heading's words. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page of the sketchbook, from margin to margin; the pencil's line runs through all of them. */
export function Sheet({
  paper,
  heading,
  text,
  from,
  doodle,
  headRail,
  rail,
  below,
  className,
  children,
  ...rest
}: SheetProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.sheet, className)}
      data-paper={paper}
      aria-labelledby={id}
    >
      {from && doodle && <Crossing from={from} doodle={doodle} />}
      <div className={styles.inner} data-slot="inner">
        {rail && <Rail side={rail} className={styles.rail} />}
        <RunIn id={id} heading={heading} text={text} {...(headRail && { rail: headRail })}>
          {below}
        </RunIn>
        {children}
      </div>
    </section>
  );
}
