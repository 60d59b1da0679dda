import type { PartValue } from './work-parts.schema';
import styles from './quote.module.css';

/** What somebody says of a work. */
export function Quote({ text, name, role }: PartValue<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.name}>
        {name}
        {role !== undefined && <span className={styles.role}>{role}</span>}
      </figcaption>
    </figure>
  );
}
