import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { localSite } from '~/lib/languages/local-site';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { ContactLines, type ContactLinesSlot } from './ContactLines';
import type { contactSectionSchema } from './contact-section.schema';
import styles from './contact-section.module.css';

type ContactSectionProps = z.infer<typeof contactSectionSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** Lists the site's phone numbers, e-mail addresses and location below the words. */
    withLines?: boolean;
    /** Loads the picture at once and before others, for a section that opens the page. */
    priority?: boolean | undefined;
  };

/** Slots that looks can style. */
const slot = slots<'columns' | 'beside' | 'picture' | ContactLinesSlot | 'form'>();

/** A form (`children`, hydrated or static) beside a picture or contact details. */
export function ContactSection({
  label,
  heading,
  text,
  picture,
  withLines = false,
  priority,
  children,
  ...rest
}: ContactSectionProps) {
  const headingId = useId();
  const words = <SectionHeading id={headingId} heading={heading} label={label} text={text} />;
  return (
    <Section {...rest} aria-labelledby={headingId}>
      <div className={styles.columns} data-slot={slot('columns')}>
        <div className={styles.beside} data-slot={slot('beside')}>
          {/* With a picture, the words are above the form; without one, they are beside it. */}
          {picture ? (
            <Picture
              {...picture}
              priority={priority}
              className={styles.picture}
              data-slot={slot('picture')}
            />
          ) : (
            words
          )}
          {withLines && <ContactLines {...localSite().contact} />}
        </div>
        <div data-slot={slot('form')}>
          {picture && words}
          {children}
        </div>
      </div>
    </Section>
  );
}
