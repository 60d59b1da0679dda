import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { fill } from '~/lib/words/fill';
import { SceneTitle } from './SceneTitle';
import type { ticketSchema } from './ticket.schema';
import styles from './ticket.module.css';

interface TicketProps
  extends
    z.infer<typeof ticketSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, keyof z.infer<typeof ticketSchema> | 'children'> {
  /** Where the owner is found. */
  place: string;
  /** The button that writes and copies the owner's address. */
  emailMe?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** How to reach the owner, on a ticket for a screening: in one touch, or by the form. */
export function Ticket({
  timecode,
  heading,
  text,
  title,
  cells,
  place,
  emailMe,
  children,
  className,
  ...rest
}: TicketProps) {
  return (
    <section
      {...rest}
      className={clsx(styles.contact, className)}
      id="contact"
      aria-labelledby="contact-heading"
    >
      <div className={styles.ticket}>
        <SceneTitle timecode={timecode} id="contact-heading" heading={heading} />
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
