import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';

/** One item of an accordion. */
export interface AccordionItem {
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** Expands the first item initially. */
  firstOpen?: boolean;
}

/**
 * Titles that expand their content. Native `details` elements work before the script has loaded,
 * without script, and with the browser's find-in-page.
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
          // A shared name makes the browser close the open item when another one opens.
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
