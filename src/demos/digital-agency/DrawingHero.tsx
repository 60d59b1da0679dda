import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonRow } from '~/ui/button-row/ButtonRow';
import { Crosshair } from './Crosshair';
import { DimensionLine } from './DimensionLine';
import { Drawing, PartsKey } from './Drawing';
import { DrawingSheet } from './DrawingSheet';
import type { drawingHeroSchema } from './drawing-hero.schema';
import { sheetNumber } from './sheet-number';
import styles from './drawing-hero.module.css';

type DrawingHeroProps = z.infer<typeof drawingHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * A page's first screen as a sheet on the drawing board: zones along its edges, one thing drawn,
 * the words where the drawing leaves room, and the list of its parts in the corner. The page’s header
 * is its title block.
 */
export function DrawingHero({
  heading,
  dimension,
  text,
  buttons,
  notes,
  partsTitle,
  drawing,
  className,
  ...rest
}: DrawingHeroProps) {
  const headingId = useId();
  const notesId = useId();
  const keyId = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.hero, className)}
      data-sheet={sheetNumber(1)}
      aria-labelledby={headingId}
    >
      <DrawingSheet className={styles.frame}>
        <div className={styles.statement}>
          <h1 id={headingId} className={styles.heading}>
            {heading}
          </h1>
          <DimensionLine figure={dimension} />
        </div>
        <div className={styles.stage}>
          <Drawing {...drawing} priority className={styles.drawing} />
        </div>
        <div className={styles.words}>
          <p className={styles.text}>{text}</p>
          <ButtonRow buttons={buttons} className={styles.buttons} />
        </div>
        <section className={styles.notes} aria-labelledby={notesId}>
          <h2 id={notesId} className={styles.notesTitle}>
            {notes.title}
          </h2>
          <ol>
            {notes.lines.map((line) => (
              <li key={line} className={styles.note}>
                {line}
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.parts} aria-labelledby={keyId}>
          <h2 id={keyId} className={styles.notesTitle}>
            {partsTitle}
          </h2>
          <PartsKey parts={drawing.parts} className={styles.key} />
        </section>
        <Crosshair />
      </DrawingSheet>
    </section>
  );
}
