import type { Excerpt } from './excerpts';
import styles from './code.module.css';

interface CodeProps extends Excerpt {
  /** What the editor says of a line, and the word by which the line is found. */
  help?: string;
  marked?: string;
}

/** Lines of a file, under its name; beside one of them the help that an editor gives. */
export function Code({ file, lines, help, marked }: CodeProps) {
  if (lines.length === 0) return null;
  return (
    <figure className={styles.code}>
      <figcaption className={styles.file}>{file}</figcaption>
      <pre className={styles.lines}>
        {lines.map((line) => (
          <code key={line} className={styles.line}>
            {line}
            {help && marked && line.includes(marked) && <em className={styles.help}>{help}</em>}
          </code>
        ))}
      </pre>
    </figure>
  );
}
