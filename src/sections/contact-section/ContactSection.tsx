import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import site from '~site';
import { ContactLines, type ContactLinesSlot } from './ContactLines';
import type { contactSectionSchema } from './contact-section.schema';
import styles from './contact-section.module.css';

type ContactSectionProps = z.infer<typeof contactSectionSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** Whether the site's phone numbers, addresses and place are listed below the words. */
    withLines?: boolean;
    /** Whether it opens the page: its picture is then loaded at once and before others. */
    priority?: boolean | undefined;
  };

/** The parts that a look reaches. */
const slot = slots<'columns' | 'beside' | 'picture' | ContactLinesSlot | 'form'>();

/**
 * A form, its `children`, hydrated or not, with a picture or the ways to reach somebody beside it.
 */
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
          {/* The words stand above the form where a picture is beside it, else beside it themselves. */}
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
          {withLines && <ContactLines {...site.contact} />}
        </div>
        <div data-slot={slot('form')}>
          {picture && words}
          {children}
        </div>
      </div>
    </Section>
  );
}
