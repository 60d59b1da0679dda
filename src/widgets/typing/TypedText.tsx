import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import styles from './typed-text.module.css';

interface TypedTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Whole sentences: without script, and for those who listen, they follow each other. */
  phrases: string[];
}

/**
 * Phrases that are typed, each once; the last one stays. All of it has ended after five seconds. An
 * effect: it needs no hydration.
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
