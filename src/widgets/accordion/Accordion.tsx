import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';

/** One fold of an accordion. */
export interface AccordionItem {
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** Whether the first fold stands open at first. */
  firstOpen?: boolean;
}

/**
 * Titles that unfold what they announce: the browser's own `details`, so it works before the script
 * has come, without it, and when somebody searches the page for a word inside.
 */
export function Accordion({ items, firstOpen = false }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details
          key={index}
          className={styles.fold}
          open={firstOpen && index === 0}
          // Opening one closes the one that was open.
          name={group}
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
