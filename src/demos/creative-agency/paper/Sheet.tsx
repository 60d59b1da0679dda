import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import type { PaperColor } from '../constants';
import { Strips } from './Strips';
import styles from './sheet.module.css';

interface SheetProps extends ComponentPropsWithoutRef<'section'> {
  /** The colour of the paper that the section is printed on. */
  paper: PaperColor;
  heading: string[];
  text?: string | undefined;
}

/** A section of the page: a sheet of one colour, with its heading pasted across the upper edge. */
export function Sheet({ paper, heading, text, className, children, ...rest }: SheetProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.sheet, className)}
      data-paper={paper}
      aria-labelledby={id}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <Strips id={id} lines={heading} />
          {text && <p className={styles.text}>{text}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
