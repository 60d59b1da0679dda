import type { z } from 'astro/zod';
import { useId, type ReactNode } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import type { callToActionSchema } from './call-to-action.schema';
import styles from './call-to-action.module.css';

interface CallToActionProps extends z.infer<typeof callToActionSchema> {
  /** A demo's signature, placed absolutely behind the words. */
  children?: ReactNode;
}

/** What to do next: one sentence and one button. */
export function CallToAction({
  tone,
  heading,
  text,
  button,
  variant,
  children,
}: CallToActionProps) {
  const headingId = useId();
  return (
    <Band tone={tone} className={styles.band} aria-labelledby={headingId}>
      {children}
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
