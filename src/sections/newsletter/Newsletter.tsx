import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Prose } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { newsletterSchema } from './newsletter.schema';
import styles from './newsletter.module.css';

type NewsletterProps = z.infer<typeof newsletterSchema> & ComponentPropsWithoutRef<'section'>;

/** Slots that looks can style. */
const slot = slots<'columns' | 'form' | 'note'>();

/** An invitation to the newsletter: words beside a form (`children`, a hydrated `NewsletterForm`). */
export function Newsletter({ label, heading, text, note, children, ...rest }: NewsletterProps) {
  const headingId = useId();
  return (
    <Section {...rest} aria-labelledby={headingId}>
      <div className={styles.columns} data-slot={slot('columns')}>
        <SectionHeading id={headingId} heading={heading} label={label} text={text} />
        <div className={styles.form} data-slot={slot('form')}>
          {children}
          {note && (
            <p className={styles.note} data-slot={slot('note')}>
              <Prose words={note} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
