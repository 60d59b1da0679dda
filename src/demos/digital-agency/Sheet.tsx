import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { DrawingSheet } from './DrawingSheet';
import type { SheetInfo } from './sheets.schema';
import { sheetNumber } from './sheet-number';
import styles from './sheet.module.css';

export interface SheetProps {
  /** Its title block. */
  info: SheetInfo;
  id?: string | undefined;
  /** Its title. */
  heading: string;
  /** The note in its title block. */
  text?: string | undefined;
  /** What it is drawn on. */
  paper?: 'graphite' | 'vellum' | 'lime';
  /** Of what is drawn. */
  className?: string | undefined;
  children: ReactNode;
}

/** A section as a sheet of the set: zones along its edges, its title block, what is drawn. */
export function Sheet({
  info,
  id,
  heading,
  text,
  paper = 'graphite',
  className,
  children,
}: SheetProps) {
  const headingId = useId();
  const { word, sheet, sheets, fields } = info;
  return (
    <section
      id={id}
      className={styles.section}
      data-sheet={sheetNumber(sheet)}
      data-paper={paper}
      aria-labelledby={headingId}
    >
      <DrawingSheet className={styles.frame}>
        <header className={styles.block}>
          <dl className={styles.fields}>
            <div>
              <dt>{word}</dt>
              <dd className={styles.number}>
                {sheetNumber(sheet)}/{sheetNumber(sheets)}
              </dd>
            </div>
            {fields.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {text && <p className={styles.note}>{text}</p>}
        </header>
        <div className={clsx(styles.drawn, className)}>{children}</div>
      </DrawingSheet>
    </section>
  );
}
