import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { Paragraphs } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import type { columnsSchema } from './columns.schema';
import styles from './columns.module.css';

interface ColumnsProps
  extends z.infer<typeof columnsSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/**
 * Text in full, half and third columns, told by `data-width` of their row: the narrower a column, the
 * smaller its heading and its text. A picture may stand above each.
 *
 * Slots: list, item, picture, title, text.
 */
export function Columns({ rows, ...rest }: ColumnsProps) {
  return (
    <Section {...rest}>
      {rows.map(({ width, columns }, index) => (
        <div key={index} className={styles.row} data-slot="list" data-width={width}>
          {columns.map(({ heading, text, picture }, place) => (
            <article key={place} className={styles.column} data-slot="item">
              {picture && <Picture {...picture} className={styles.picture} data-slot="picture" />}
              <h2 className={styles.heading} data-slot="title">
                {heading}
              </h2>
              <div className={styles.text} data-slot="text">
                <Paragraphs blocks={text} />
              </div>
            </article>
          ))}
        </div>
      ))}
    </Section>
  );
}
