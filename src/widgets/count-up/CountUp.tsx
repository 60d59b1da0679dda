import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import { numberOf } from '~/lib/words/formats';
import styles from './count-up.module.css';

interface CountUpProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The final value, a whole number. */
  value: number;
}

/**
 * A number that counts up when it comes into view. An effect of the page's own script runs it, so
 * it needs no hydration.
 */
export function CountUp({ value, className, ...rest }: CountUpProps) {
  return (
    <span
      {...rest}
      className={clsx(styles.count, className)}
      data-effect="count-up"
      data-count-up={value}
    >
      <span>{numberOf(value)}</span>
    </span>
  );
}
