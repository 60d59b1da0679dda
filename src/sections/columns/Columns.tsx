import type { z } from 'astro/zod';
import { Band } from '~/ui/band/Band';
import type { columnsSchema } from './columns.schema';
import styles from './columns.module.css';

/** Text in full, half and third columns: the narrower a column, the quieter its voice. */
export function Columns({ id, tone, rows }: z.infer<typeof columnsSchema>) {
  return (
    <Band id={id} tone={tone}>
      {rows.map(({ width, columns }) => (
        <div key={columns[0]?.heading} className={styles.row} data-width={width}>
          {columns.map(({ heading, text }) => (
            <article key={heading} className={styles.column}>
              <h2 className={styles.heading}>{heading}</h2>
              <div className={styles.text}>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </article>
          ))}
        </div>
      ))}
    </Band>
  );
}
