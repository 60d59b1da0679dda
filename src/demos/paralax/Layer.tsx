import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Ridge } from './land/Ridge';
import type { RidgeName } from './land/ridges';
import styles from './layer.module.css';
import { Sign, type SignProps } from './Sign';

interface LayerProps
  extends Omit<SignProps, 'id'>, Omit<ComponentPropsWithoutRef<'section'>, keyof SignProps> {
  /** The line of land with which it begins. */
  ridge: RidgeName;
  /** What it is made of: its colours. */
  ground: 'dusk' | 'sand' | 'night' | 'maroon' | 'plain' | 'paper';
  /** Where on the ridge its sign stands. */
  side?: 'left' | 'middle' | 'right';
  children: ReactNode;
}

/**
 * A layer of land, the page's sections: a ridge, a road sign planted on it that says what comes and
 * how many miles one has walked, and what is to be seen there.
 */
export function Layer({
  ridge,
  ground,
  side = 'left',
  label,
  heading,
  mile,
  text,
  board,
  hung,
  className,
  children,
  ...rest
}: LayerProps) {
  const sign = { label, heading, mile, text, hung, ...(board && { board }) };
  const id = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.layer, className)}
      data-ground={ground}
      aria-labelledby={id}
    >
      <Ridge name={ridge} />
      <div className={styles.inner} data-side={side}>
        <Sign id={id} {...sign} />
        {children}
      </div>
    </section>
  );
}
