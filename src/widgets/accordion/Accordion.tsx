import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';

/** One fold of an accordion. */
export interface Fold {
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  folds: Fold[];
  /** Whether the first fold stands open at first. */
  firstOpen?: boolean;
  /** Whether opening a fold closes the one that was open. */
  single?: boolean;
  /** Whether the folds are numbered, where their order matters. */
  numbered?: boolean;
}

/**
 * Titles that unfold what they announce: the browser's own `details`, so it works before the script
 * has come, without it, and when somebody searches the page for a word inside.
 */
export function Accordion({
  folds,
  firstOpen = false,
  single = true,
  numbered = false,
}: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion} data-numbered={numbered || undefined}>
      {folds.map(({ title, content }, index) => (
        <details
          key={title}
          className={styles.fold}
          open={firstOpen && index === 0}
          {...(single && { name: group })}
        >
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
