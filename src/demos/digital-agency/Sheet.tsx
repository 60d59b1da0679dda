import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { DrawingSheet } from './DrawingSheet';
import type { SheetInfo } from './sheets.schema';
import { sheetNumber } from './sheet-number';
import styles from './sheet.module.css';

/** What a sheet of the page is given besides its content. */
export interface SheetSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Its title block. */
  info: SheetInfo;
}

interface SheetProps extends SheetSectionProps {
  /** Its title. */
  heading: string;
  /** The note in its title block. */
  text?: string | undefined;
  /** What it is drawn on. */
  paper?: 'graphite' | 'vellum' | 'lime';
  /** The class of what is drawn. */
  drawn?: string | undefined;
  children: ReactNode;
}

/** A section as a sheet of the set: zones along its edges, its title block, what is drawn. */
export function Sheet({
  info,
  heading,
  text,
  paper = 'graphite',
  drawn,
  className,
  children,
  ...rest
}: SheetProps) {
  const headingId = useId();
  const { word, sheet, sheets, fields } = info;
  return (
    <section
      {...rest}
      className={clsx(styles.section, className)}
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
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {text && <p className={styles.note}>{text}</p>}
        </header>
        <div className={clsx(styles.drawn, drawn)}>{children}</div>
      </DrawingSheet>
    </section>
  );
}
