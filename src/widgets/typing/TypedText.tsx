import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import styles from './typed-text.module.css';

interface TypedTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Complete sentences: without script, and for screen readers, they follow one another. */
  phrases: string[];
}

/**
 * Phrases that are typed one after another; the last one stays. All typing ends within five
 * seconds. An effect runs it, so it needs no hydration.
 */
export function TypedText({ phrases, className, ...rest }: TypedTextProps) {
  return (
    <span {...rest} className={clsx(styles.text, className)} data-effect="typed-text">
      {phrases.map((phrase) => (
        <span key={phrase} className={styles.phrase} data-phrase="">
          {phrase}
        </span>
      ))}
    </span>
  );
}
