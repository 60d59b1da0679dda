import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { fill } from '~/lib/words/fill';
import { Slate } from './Slate';
import type { callSheetSchema } from './call-sheet.schema';
import styles from './call-sheet.module.css';

interface CallSheetProps extends z.infer<typeof callSheetSchema> {
  /** Where the owner is found. */
  place: string;
  /** The button that writes and copies the owner's address. */
  emailMe?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** How to reach the owner, on the paper that calls a crew to work: in one touch, or by the form. */
export function CallSheet({
  slate,
  heading,
  text,
  title,
  cells,
  place,
  emailMe,
  children,
}: CallSheetProps) {
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-heading">
      <div className={styles.sheet}>
        <Slate {...slate} className={styles.slate} id="contact-heading" heading={heading} />
        <p className={styles.title}>{title}</p>
        <dl className={styles.cells}>
          {cells.map(({ label, value }) => (
            <div key={label} className={styles.cell}>
              <dt>{label}</dt>
              <dd>{fill(value, { place })}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p className={styles.text}>{text}</p>
            {emailMe}
          </div>
          <div className={styles.form}>{children}</div>
        </div>
      </div>
    </section>
  );
}
