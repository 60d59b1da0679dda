import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import styles from './count-up.module.css';

interface CountUpProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Where the count ends: a whole number. */
  value: number;
}

/**
 * A number that counts up to itself when it comes into view. It needs no hydration; it is an effect
 * of the page's own script.
 */
export function CountUp({ value, className, ...rest }: CountUpProps) {
  return (
    <span
      {...rest}
      className={clsx(styles.count, className)}
      data-effect="count-up"
      data-count-up={value}
    >
      <span>{value}</span>
    </span>
  );
}
