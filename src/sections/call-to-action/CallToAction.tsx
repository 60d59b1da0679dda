import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import type { callToActionSchema } from './call-to-action.schema';
import styles from './call-to-action.module.css';

/** What to do next: one sentence and one button. */
export function CallToAction({
  tone,
  heading,
  text,
  button,
  variant,
}: z.infer<typeof callToActionSchema>) {
  const headingId = useId();
  return (
    <Band tone={tone} aria-labelledby={headingId}>
      <div className={styles.call} data-variant={variant} data-reveal="">
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <ButtonLink href={button.href} className={styles.button}>
          {button.label}
        </ButtonLink>
      </div>
    </Band>
  );
}
