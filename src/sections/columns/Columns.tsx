import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { Paragraphs } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import type { columnsSchema } from './columns.schema';
import styles from './columns.module.css';

interface ColumnsProps
  extends z.infer<typeof columnsSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'picture' | 'title' | 'text'>();

/**
 * Text in full, half and third columns. `data-width` on a row sets their width: the narrower a
 * column, the smaller its heading and text. Each column may have a picture above it.
 */
export function Columns({ rows, ...rest }: ColumnsProps) {
  return (
    <Section {...rest}>
      {rows.map(({ width, columns }, index) => (
        <div key={index} className={styles.row} data-slot={slot('list')} data-width={width}>
          {columns.map(({ heading, text, picture }, place) => (
            <article key={place} className={styles.column} data-slot={slot('item')}>
              {picture && (
                <Picture {...picture} className={styles.picture} data-slot={slot('picture')} />
              )}
              <h2 className={styles.heading} data-slot={slot('title')}>
                {heading}
              </h2>
              <div className={styles.text} data-slot={slot('text')}>
                <Paragraphs blocks={text} />
              </div>
            </article>
          ))}
        </div>
      ))}
    </Section>
  );
}
