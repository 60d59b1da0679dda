import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { Prose } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import type { callToActionSchema } from './call-to-action.schema';
import styles from './call-to-action.module.css';

/** The section's content and its element's attributes; children follow the words. */
type CallToActionProps = z.infer<typeof callToActionSchema> & ComponentPropsWithoutRef<'section'>;

/** Slots that looks can style. */
const slot = slots<'words' | 'title' | 'text' | 'button' | 'picture'>();

/** A call to action: one sentence, one button, and an optional picture. */
export function CallToAction({
  heading,
  text,
  button,
  picture,
  className,
  children,
  ...rest
}: CallToActionProps) {
  const headingId = useId();
  return (
    <Section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      {children}
      <div className={styles.words} data-slot={slot('words')} data-effect="reveal">
        <h2 id={headingId} data-slot={slot('title')}>
          {heading}
        </h2>
        {text && (
          <p className={styles.text} data-slot={slot('text')}>
            <Prose words={text} />
          </p>
        )}
        <ButtonLink href={button.href} className={styles.button} data-slot={slot('button')}>
          {button.label}
        </ButtonLink>
      </div>
      {picture && <Picture {...picture} className={styles.picture} data-slot={slot('picture')} />}
    </Section>
  );
}
