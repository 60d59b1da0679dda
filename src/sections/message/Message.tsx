import type { z } from 'astro/zod';
import { useId, type ReactNode } from 'react';
import type { Site } from '~/lib/site';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { ContactLines } from './ContactLines';
import type { messageSchema } from './message.schema';
import styles from './message.module.css';

type MessageProps = z.infer<typeof messageSchema> & {
  /** Phone numbers, addresses and place, listed below the words where they are given. */
  contact?: Site['contact'];
  /** The form, hydrated or not. */
  children?: ReactNode;
};

/** A form, with a picture or the ways to reach somebody beside it. */
export function Message({
  id,
  tone,
  heading,
  text,
  side,
  picture,
  contact,
  children,
}: MessageProps) {
  const headingId = useId();
  const words = (
    <SectionHeading
      id={headingId}
      heading={heading}
      {...(text && { text })}
      layout={side === 'above' ? 'beside' : 'below'}
    />
  );
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <div className={styles.grid} data-side={side}>
        <div className={styles.beside}>
          {/* Beside a picture the words belong to the form; without one they keep it company. */}
          {picture ? <Picture {...picture} className={styles.picture} /> : words}
          {contact && <ContactLines {...contact} />}
        </div>
        <div className={styles.form}>
          {picture && words}
          {children}
        </div>
      </div>
    </Band>
  );
}
