import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { content } from './content';
import type { dopeSheetSchema } from './dope-sheet.schema';
import styles from './dope-sheet.module.css';
import { Scene } from './roll/Scene';
import { SlateCells } from './roll/SlateCells';

type DopeSheetProps = z.infer<typeof dopeSheetSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What clients say, as remarks on the sheet that goes to the laboratory with each roll. */
export function DopeSheet({ sheet, quotes, ...scene }: DopeSheetProps) {
  const { form } = content;
  return (
    <Scene {...scene} stock="clear">
      <div className={styles.sheet}>
        <p className={styles.head}>
          {sheet.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <ol>
          {quotes.map(({ roll, scene: number, take, feet, quote, name, role, company }) => (
            <li key={name} className={styles.row}>
              <SlateCells
                className={styles.cells}
                cells={[
                  [form.roll, roll],
                  [form.scene, number],
                  [form.take, take],
                  [form.length, feet],
                ]}
              />
              <figure className={styles.remark}>
                <span className={styles.label} aria-hidden="true">
                  {form.remarks}
                </span>
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.by}>
                  <b>{name}</b> {fill(words.testimonial.role, { role, company })}
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
      </div>
    </Scene>
  );
}
