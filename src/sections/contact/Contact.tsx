import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { Slate } from '~/ui/slate/Slate';
import type { contactSchema } from './contact.schema';
import styles from './contact.module.css';

interface ContactProps extends z.infer<typeof contactSchema> {
  location: string;
  /** The button that writes and copies the owner's address. */
  emailMe?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** How to reach the owner: in one touch, or by the form. */
export function Contact({ slate, heading, text, location, emailMe, children }: ContactProps) {
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-heading">
      <Slate {...slate} />
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2 id="contact-heading" className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
          {emailMe}
          <p className={styles.location}>{location}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
